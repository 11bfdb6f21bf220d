/** Checking the luck of a game: what a browser can find out by itself, without the rules. */
import { sha256 } from "./sha256";

/** What this browser noted while the game was played; nothing of it comes from the end of the game. */
export interface Witness {
  hash: string; // of the server's seed, as it was shown first
  seat: number | null;
  share?: string | undefined; // this browser's own
  commitments?: (string | null)[]; // of all seats, before any share was shown
  bound?: string | undefined; // the hash from the deal
  answers: { question: number; option: string }[]; // own answers that the server acknowledged
}

/** A record file, as far as it is needed here. */
export interface RecordRead {
  seats: string[];
  seed: string;
  salt: string;
  seedHash: string;
  serverSeed: string;
  shares: string[];
  answers: { seat: number; option: string }[];
  points: string;
}

/** What can be checked; `null`: there was nothing to compare it with. */
export type Check = "hash" | "share" | "commitments" | "seed" | "answers" | "result";
export type Findings = Record<Check, boolean | null>;

const NO_SHARE = "-";

export function randomShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed of a game: the first 64 bits of the hash of everything that went into it. */
export function seedOf(salt: string, serverSeed: string, shares: string[]): string {
  return BigInt(`0x${sha256([salt, serverSeed, ...shares].join(":")).slice(0, 16)}`).toString();
}

export function bindingHash(seedHash: string, shares: string[]): string {
  return sha256([seedHash, ...shares].join(":"));
}

export function readRecord(text: string): RecordRead {
  const [header = "", answers = "", result = ""] = text.split("\n\n");
  const lines = header.split("\n").filter((line) => !line.startsWith("|"));
  const all = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const one = (name: string): string => all(name)[0] ?? "";
  const seats = all("seat");
  return {
    seats,
    seed: one("seed"),
    salt: one("salt"),
    seedHash: one("seed hash"),
    serverSeed: one("server seed") || one("seed"),
    shares: all("share").map((share) => (share === NO_SHARE ? "" : share)),
    answers: answers.split("\n").map((line) => {
      const end = line.lastIndexOf(": ");
      return { seat: seats.indexOf(line.slice(0, end)), option: line.slice(end + 2) };
    }),
    points: /^points: (.*)$/m.exec(result)?.[1] ?? "",
  };
}

/** Are these all in the record, in their order? (The server answers for a seat too, where there is no choice.) */
function holdsAll(record: RecordRead, seat: number, own: string[]): boolean {
  let found = 0;
  for (const answer of record.answers) if (answer.seat === seat && answer.option === own[found]) found += 1;
  return found === own.length;
}

export interface Shown {
  points: number[];
  seed: string;
  server_seed: string;
  salt: string;
}

function seedFollows(record: RecordRead, shown: Shown): boolean {
  const { salt, serverSeed, shares, seed } = record;
  const derived = shares.length ? seedOf(salt, serverSeed, shares) : serverSeed;
  return derived === seed && seed === shown.seed && serverSeed === shown.server_seed && salt === shown.salt;
}

function fitCommitments({ commitments }: Witness, { shares }: RecordRead): boolean | null {
  if (!commitments?.some(Boolean)) return null;
  return shares.every((share, seat) => !share || sha256(share) === commitments[seat]);
}

/** Compares the record of a game with what this browser noted, and with what its screen shows at the end. */
export function findingsOf(witness: Witness | undefined, record: RecordRead, shown: Shown): Findings {
  const { seat, share, answers = [] } = witness ?? { seat: null };
  const hash = sha256(`${record.salt}:${record.serverSeed}`);
  const isBound = !witness?.bound || witness.bound === bindingHash(hash, record.shares);
  return {
    hash: witness ? hash === witness.hash && isBound : null,
    share: share && seat !== null && record.shares.length ? record.shares[seat] === share : null,
    commitments: witness ? fitCommitments(witness, record) : null,
    seed: seedFollows(record, shown),
    answers:
      seat === null || !answers.length
        ? null
        : holdsAll(
            record,
            seat,
            answers.map(({ option }) => option),
          ),
    result: record.points === "" ? null : record.points === shown.points.join(", "),
  };
}
