/** Which options lie on which card: the names of options, looked up in what the server offers. */
import type { GrimoriaPicture } from "./picture";
import type { GameView } from "../gameView";

type Table = GameView<GrimoriaPicture>;

/** The legal ones among these options. */
export function legal(gameView: Table, ...names: string[]): number[] {
  const options = gameView.question?.options ?? [];
  return names
    .map((name) => gameView.lexicon.option(name))
    .filter((number) => number !== undefined && options.includes(number)) as number[];
}

export function displayOptions(gameView: Table, card: string): number[] {
  return legal(gameView, `take ${card}`, `remove ${card}`, `swap ${card}`);
}

export function companionOptions(gameView: Table, seat: number, card: string, isCloaked: boolean): number[] {
  if (seat !== gameView.me)
    return gameView.picture.attack?.victim === seat && !isCloaked ? legal(gameView, `name ${card}`) : [];
  if (isCloaked) return legal(gameView, `drop cloaked ${card}`);
  return legal(gameView, `cloak ${card}`, `give ${card}`, `drop ${card}`);
}

export function rowOptions(gameView: Table, card: string): number[] {
  return legal(gameView, `drop ${card}`, ...(card === "mirror" ? ["mirror"] : []));
}

const VERBS: Record<string, string> = {
  choose_spell: "spell",
  swap_witch: "swap",
  remove_card: "remove",
  give_away: "drop",
  lay_cloak: "cloak",
  pick_target: "target",
  name_companion: "name",
  react: "cloak",
  give_companion: "give",
  take_card: "take",
};

/** The option one would expect from a card at this question: asked for its reason if it is not legal. */
export function expected(gameView: Table, card: string, otherwise: string): number | undefined {
  const verb = gameView.question ? VERBS[gameView.question.name] : undefined;
  return gameView.lexicon.option(`${verb ?? otherwise} ${card}`) ?? gameView.lexicon.option(`${otherwise} ${card}`);
}
