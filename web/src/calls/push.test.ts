import { expect, test } from "vitest";
import { bytesOf, textOf } from "./push";

test("a key is the same there and back, whatever is in it", () => {
  for (const length of [1, 2, 3, 16, 65]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 83 + 251) % 256);
    const text = textOf(bytes.buffer);
    expect(text).toMatch(/^[\w-]+$/);
    expect(bytesOf(text)).toEqual(bytes);
  }
});
