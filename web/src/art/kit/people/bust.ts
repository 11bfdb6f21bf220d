/**
 * A person from parts, seen from the front down to the chest, lit from one side.
 *
 * Parts are drawn in a box of 200 x 200: the face is about (73, 56) to (127, 137), the neck at (100, 145), the shoulders
 * end at the lower edge. As a subject the bust is drawn around the origin, like everything else.
 */
import type { Brush } from "../brush";
import { deepen } from "../colour";
import { robe } from "./clothes";
import { face, type Face } from "./face";
import { MAN } from "./faces";

export interface Person {
  skin: string;
  hair: string;
  /** The main colour of what is worn, and its trimmings. */
  cloth: string;
  trim: string;
  iris: string;
  face: Face;
  /** Behind the head: long hair, high collars, hoods. */
  behind: readonly Part[];
  clothes: readonly Part[];
  /** On the head and over the face: beard, hair, hat. */
  over: readonly Part[];
  /** Held before the chest. */
  props: readonly Part[];
  /** Looks the other way; the light stays. */
  flip: boolean;
}

export type Part = (brush: Brush, person: Person) => string;

const SOMEBODY: Person = {
  skin: "#e6ae86",
  hair: "#5a3a24",
  cloth: "#7a2433",
  trim: "#d9a02e",
  iris: "#3a2418",
  face: MAN,
  behind: [],
  clothes: [robe],
  over: [],
  props: [],
  flip: false,
};

export function bust(brush: Brush, parts: Partial<Person>): string {
  const person = { ...SOMEBODY, ...parts };
  const drawn = (group: readonly Part[]) => group.map((part) => part(brush, person)).join("");
  const figure = () =>
    drawn(person.behind) +
    neck(brush, person) +
    drawn(person.clothes) +
    face(brush, person) +
    drawn(person.over) +
    drawn(person.props);
  return brush.at(0, 0, 1, () => `<g transform="translate(-100 -100)">${figure()}</g>`, { flip: person.flip });
}

function neck(brush: Brush, { skin }: Person): string {
  return brush.cel("M84,116H116V150L124,168H76L84,150Z", deepen(skin, 0.42, "#6a1c1c"), { band: 6, edge: 0 });
}
