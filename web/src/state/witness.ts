/** What this browser notes of the luck while a game is played, to check it by itself at the end. */
import type { Witness } from "../wire/luck";
import { sha256 } from "../wire/sha256";
import type { LuckInfo, View, Welcome } from "../wire/types";
import { forget, keep, names, recall } from "./kept";
import { type HeldKey, heldTable } from "./seats";

function name(table: string, seat: number | null): string {
  return `witness.${table}.${seat ?? "watch"}`;
}

export function witnessOf(table: string, seat: number | null): Witness | undefined {
  return recall<Witness | undefined>(name(table, seat), undefined);
}

/** The one that this browser has of a table, whichever seat it sat at. */
export function anyWitnessOf(table: string): Witness | undefined {
  const found = names("witness.").find((each) => each.startsWith(`witness.${table}.`));
  return found === undefined ? undefined : recall<Witness | undefined>(found, undefined);
}

/** The first hash is kept for good: whatever the server says later is compared with it. */
export function noteWelcome({ table, seat, seed_hash }: Welcome, key: HeldKey): Witness {
  const known = witnessOf(table, seat);
  if (known) return known;
  const here = (other: string): boolean =>
    other.startsWith(`witness.${table}.`) || !!heldTable(other.split(".")[1] ?? "");
  for (const old of names("witness.")) if (!here(old)) forget(old);
  return save(table, { hash: seed_hash, seat, share: key.share, answers: [] });
}

function save(table: string, witness: Witness): Witness {
  keep(name(table, witness.seat), witness);
  return witness;
}

/** Before the deal: all commitments; and whether it is this browser's turn to show its share. */
export function noteLuck(table: string, witness: Witness, luck: LuckInfo): { witness: Witness; isWanted: boolean } {
  let noted = witness;
  const isNew = luck.wanted.length > 0 && !witness.commitments;
  if (isNew) noted = save(table, { ...noted, commitments: luck.commitments });
  if (luck.hash && !noted.bound) noted = save(table, { ...noted, bound: luck.hash });
  const { seat, share, commitments } = noted;
  const isMine = !!share && seat !== null && commitments?.[seat] === sha256(share);
  return { witness: noted, isWanted: isMine && luck.wanted.includes(seat) };
}

/** An answer that the server has acknowledged. */
export function noteAnswer(table: string, witness: Witness, question: number, option: string): Witness {
  return save(table, { ...witness, answers: [...witness.answers, { question, option }] });
}

/** A question that is asked again: its answer, and those after it, were taken back. */
export function noteQuestion(table: string, witness: Witness, view: View): Witness {
  const again = witness.answers.findIndex(({ question }) => question === view.question?.number);
  return again < 0 ? witness : save(table, { ...witness, answers: witness.answers.slice(0, again) });
}
