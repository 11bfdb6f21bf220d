/** What is drawn on the open side of a card. */
export interface CardLook {
  key: string;
  title: string;
  short: string; // its name where there is little room
  effect: string;
  points: number | null;
  icon: string;
  hue: number; // of its picture, in degrees
  family: string;
  familyName: string;
}
