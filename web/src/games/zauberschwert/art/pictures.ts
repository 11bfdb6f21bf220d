/** The pictures of Zauberschwert's cards. */
import type { Picture } from "../../../art/picture";
import { ARTEFACTS, DOUBLE_ARTEFACTS } from "./pictures/artefacts";
import { CREATURES, ORCS } from "./pictures/creatures";
import { HEROES } from "./pictures/heroes";
import { LANDSCAPES } from "./pictures/landscapes";
import { SITES } from "./pictures/sites";
import { SPELLS } from "./pictures/spells";

export const PICTURES: Record<string, Picture> = {
  ...CREATURES,
  ...HEROES,
  ...SPELLS,
  ...SITES,
  ...ARTEFACTS,
  ...DOUBLE_ARTEFACTS,
  ...LANDSCAPES,
  ...ORCS,
};
