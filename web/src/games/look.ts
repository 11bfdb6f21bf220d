/** A picture of the kit, drawn for a card of this game; or one that somebody brought, by its address. */
export type ChosenPicture = { game: string; kit: string } | { own: string };

/** The frame of a game's cards: an arch of gold and leather, a weathered map, a plate of steel. */
export type CardFrame = "arch" | "map" | "plate";

/** What a picture is drawn from. */
export interface PictureLook {
  game: string;
  key: string;
  icon: string; // for what has no picture of its own
  hue: number; // in degrees
  family: string;
  picture?: ChosenPicture | null; // that a user chose; without one the card's own is drawn
}

/** What is drawn on the open side of a card. */
export interface CardLook extends PictureLook {
  frame: CardFrame;
  title: string;
  short: string; // its name where there is little room
  effect: string;
  points: number | null;
  familyName: string;
  flavour: string;
}
