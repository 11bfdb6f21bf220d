/** Where the picture of a card is: its own, another of the kit that a maker chose, or one that somebody brought. */
import { knownUrl, pictureUrl, type Size, type Wanted } from "../../art/pictures";
import type { PictureLook } from "../../games/look";

function broughtFor({ picture }: PictureLook): string | null {
  return picture && "own" in picture ? picture.own : null;
}

function wantedFor({ game, key, icon, picture }: PictureLook, size: Size): Wanted {
  const chosen = picture && "kit" in picture ? picture : { game, kit: key };
  return { game: chosen.game, card: chosen.kit, icon, size };
}

/** At once, if it is already drawn. */
export function knownPicture(look: PictureLook, size: Size): string | null {
  return broughtFor(look) ?? knownUrl(wantedFor(look, size));
}

export function pictureOf(look: PictureLook, size: Size): Promise<string> {
  const brought = broughtFor(look);
  return brought ? Promise.resolve(brought) : pictureUrl(wantedFor(look, size));
}
