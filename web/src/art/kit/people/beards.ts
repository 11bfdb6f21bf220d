import { deepen } from "../colour";
import type { Brush } from "../brush";
import type { Part, Person } from "./bust";

const SHORT =
  "M74,100C74,128 86,148 100,150C114,148 126,128 126,100C122,112 116,113 108,112Q100,109 92,112C84,113 78,112 74,100Z";
const LONG =
  "M74,100C70,130 70,150 80,172L88,166L96,194L104,172L112,182C128,156 130,128 126,100C122,112 116,113 108,112Q100,108 92,112C84,113 78,112 74,100Z";
const BRAIDED =
  "M72,98C66,128 70,148 78,158L74,190L86,196L92,166L100,172L108,166L114,196L126,190L122,158C130,148 134,128 128,98C122,112 116,113 108,112Q100,108 92,112C84,113 78,112 72,98Z";
const FULL =
  "M70,96C62,126 64,150 82,164C92,172 108,172 118,164C136,150 138,126 130,96C124,112 116,113 108,112Q100,108 92,112C84,113 76,112 70,96Z";
const STRANDS = "M82,118Q82,150 90,170M92,122Q92,150 98,184M108,122Q110,150 104,176M118,118Q120,146 112,176";

export const shortBeard: Part = (brush, person) => beard(brush, person, SHORT);
export const longBeard: Part = (brush, person) => beard(brush, person, LONG);
export const fullBeard: Part = (brush, person) => beard(brush, person, FULL);
export const braidedBeard: Part = (brush, person) =>
  beard(brush, person, BRAIDED) +
  brush.cel("M73,172L90,175L89,181L73,178ZM127,172L110,175L111,181L127,178Z", person.trim, { band: 2, edge: 1 });

export const goatee: Part = (brush, person) =>
  brush.cel("M92,128C94,140 97,150 100,154C103,150 106,140 108,128Q100,132 92,128Z", person.hair, {
    band: 3,
    edge: 1.2,
  }) + moustache(brush, person);

export const moustache: Part = (brush, { hair }) =>
  brush.cel(
    "M100,112C92,109 82,113 77,122C88,124 96,121 100,116C104,121 112,124 123,122C118,113 108,109 100,112Z",
    hair,
    { band: 2, edge: 1.3 },
  );

/** Twirled ends. */
export const grandMoustache: Part = (brush, { hair }) =>
  brush.cel(
    "M100,113C92,109 84,114 78,120Q70,124 66,114Q64,128 78,128C88,127 96,122 100,117C104,122 112,127 122,128Q136,128 134,114Q130,124 122,120C116,114 108,109 100,113Z",
    hair,
    {
      band: 3,
      edge: 1.3,
    },
  );

export const stubble: Part = (brush, { hair }) =>
  brush.fill(SHORT.replace("148 100,150C114,148", "136 100,137C114,136"), hair, { opacity: 0.3 });

function beard(brush: Brush, person: Person, d: string): string {
  const { hair } = person;
  const strands = brush.line(STRANDS, deepen(hair, 0.45), 1.8, { opacity: 0.6 });
  return (
    brush.celWith(d, hair, { band: 9, edge: 2 }, strands) +
    brush.fill("M90,119Q100,115 110,119Q100,125 90,119Z", deepen(hair, 0.75)) +
    moustache(brush, person)
  );
}
