import { describe, expect, it } from "vitest";
import { toBytes, toText } from "../wire/passkeys";
import { deviceName } from "./devices";

describe("a device", () => {
  it("is called after its program and its machine", () => {
    const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";
    expect(deviceName(phone)).toBe("Chrome, Android");
    expect(deviceName("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1.15")).toBe("Safari, Mac");
    expect(deviceName("curl/8")).toBe("");
  });
});

describe("bytes of a passkey", () => {
  it("are the same there and back", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
    expect([...toBytes(toText(bytes.buffer))]).toEqual([...bytes]);
    expect(toText(Uint8Array.of(251, 255).buffer)).toBe("-_8");
  });
});
