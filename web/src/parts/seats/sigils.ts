/** A familiar for every seat, so that nobody is known by colour alone. */
import fox from "icon:fox-head";
import owl from "icon:owl";
import raven from "icon:raven";
import stag from "icon:stag-head";
import wolf from "icon:wolf-head";

const SIGILS = [owl, raven, fox, stag, wolf];

export function sigilOf(seat: number): string {
  return SIGILS[seat % SIGILS.length] ?? owl;
}
