import type { Lexicon } from "../../words/lexicon";
import type { Figure } from "../flourishes";

/** What every scene is drawn from. Its rules without animation are the picture that stands still. */
export interface SceneProps {
  figures: Figure[];
  lexicon: Lexicon;
}
