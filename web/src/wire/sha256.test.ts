import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test.each(["", "abc", "0123456789abcdef0123456789abcdef:184467440737", "ä".repeat(60), "x".repeat(200)])(
  "of %s",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  },
);
