import { expect, test } from "vitest";
import { bindingHash, findingsOf, readRecord, seedOf, type Shown, type Witness } from "./luck";
import { sha256 } from "./sha256";

const SHARES = ["0a".repeat(32), ""];
const SALT = "00".repeat(16);
const SEED = seedOf(SALT, "5", SHARES);
const HASH = sha256(`${SALT}:5`);
const TEXT = `zaubertisch record 1
game: chess
rules: 1
seat: Anna
seat: Ben: the second
seed: ${SEED}
salt: ${SALT}
seed hash: ${HASH}
server seed: 5
share: ${SHARES[0]}
share: -
cards:
| seat: nobody

Anna: spell 2
Ben: the second: spell 1
Anna: pass
Anna: take king

points: 29, 27
winner: Anna
end: 4 answers, checksum 0000000000000000
`;
const shown: Shown = { points: [29, 27], seed: SEED, server_seed: "5", salt: SALT };
const witness: Witness = {
  hash: HASH,
  seat: 0,
  share: SHARES[0],
  commitments: [sha256(SHARES[0]!), null],
  bound: bindingHash(HASH, SHARES),
  answers: [
    { question: 1, option: "spell 2" },
    { question: 2, option: "take king" },
  ],
};
const ALL = { hash: true, share: true, commitments: true, seed: true, answers: true, result: true };

test("the seed is the one that Python makes", () => {
  expect(seedOf("00", "5", ["ab", ""])).toBe(BigInt(`0x${sha256("00:5:ab:").slice(0, 16)}`).toString());
  expect(seedOf("00", "5", ["ab", ""])).toBe("2464869031033966956");
});

test("a game that is as it was noted fits", () => {
  expect(findingsOf(witness, readRecord(TEXT), shown)).toEqual(ALL);
});

test("without anything noted nothing is compared", () => {
  const found = findingsOf(undefined, readRecord(TEXT), shown);
  expect(found).toEqual({ hash: null, share: null, commitments: null, seed: true, answers: null, result: true });
});

test.each([
  ["another hash was shown first", { ...witness, hash: sha256("x"), bound: undefined }, TEXT, "hash"],
  ["another hash was shown at the deal", { ...witness, bound: sha256("x") }, TEXT, "hash"],
  ["the own share was left out", witness, TEXT.replace(`share: ${SHARES[0]}`, "share: -"), "share"],
  ["another share than the committed one", { ...witness, commitments: [sha256("x"), null] }, TEXT, "commitments"],
  [
    "a share that nobody had committed to",
    witness,
    TEXT.replace("share: -", `share: ${"1b".repeat(16)}`),
    "commitments",
  ],
  ["a seed of the server's own choice", witness, TEXT.replace(`seed: ${SEED}`, "seed: 7"), "seed"],
  ["an own answer is missing", witness, TEXT.replace("Anna: take king\n", ""), "answers"],
  ["an own answer was exchanged", witness, TEXT.replace("take king", "take queen"), "answers"],
  ["other points", witness, TEXT.replace("29, 27", "27, 29"), "result"],
] as [string, Witness, string, keyof typeof ALL][])("%s", (_, noted, text, check) => {
  expect(findingsOf(noted, readRecord(text), shown)[check]).toBe(false);
});
