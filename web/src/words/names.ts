/** A name as the server takes it: one line, trimmed; empty where there is nothing to be seen in it. */
export function plainName(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? plain : "";
}
