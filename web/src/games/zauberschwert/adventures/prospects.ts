/** What an adventure would cost and bring: lines for the plate below a card. All numbers come with the picture. */
import type { Adventure, Prospect, ZauberschwertPicture } from "../picture";

/** What one would pay and get as one of so many wizards, bonuses included. */
export interface Deal {
  wizards: number;
  cost: number;
  stones: number;
  cards: number;
  magic: number;
  isAffordable: boolean;
}

/** Everybody who lies at a card, the apprentice's owner too. */
export function seatsAt(picture: ZauberschwertPicture, adventure: Adventure): number[] {
  const owner = adventure.has_apprentice ? apprenticeOwner(picture) : -1;
  return picture.seats.map((_, seat) => seat).filter((seat) => adventure.wizards.includes(seat) || seat === owner);
}

export function apprenticeOwner(picture: ZauberschwertPicture): number {
  return picture.seats.findIndex(({ heroes }) => heroes.some(({ card }) => card === "apprentice"));
}

/** How many would share it if this seat were there too; at least two. */
export function companyOf(picture: ZauberschwertPicture, adventure: Adventure, seat: number): number {
  const there = seatsAt(picture, adventure);
  const company = there.includes(seat) ? there.length : there.length + 1;
  return Math.min(Math.max(2, company), picture.seats.length);
}

export function dealOf(prospect: Prospect, wizards: number, magic: number): Deal {
  const cost = prospect.cost[wizards - 1] ?? 0;
  return {
    wizards,
    cost,
    stones: (prospect.stones[wizards - 1] ?? 0) + prospect.bonus_stones,
    cards: prospect.cards[wizards - 1] ?? 0,
    magic: (prospect.magic[wizards - 1] ?? 0) + prospect.bonus_magic,
    isAffordable: cost <= magic,
  };
}

const LINES = 3;

/** How many would share it if this seat came now, and nobody after it. */
export function sharersNow(picture: ZauberschwertPicture, adventure: Adventure, seat: number): number {
  const there = seatsAt(picture, adventure);
  return there.includes(seat) ? there.length : there.length + 1;
}

/** Alone, as two, as three; a seat that meets more there sees that line instead of the third. */
export function dealsOf(picture: ZauberschwertPicture, adventure: Adventure, seat: number): Deal[] {
  const prospect = adventure.prospects[seat];
  if (!prospect) return [];
  const magic = picture.seats[seat]?.magic ?? 0;
  const most = Math.min(picture.seats.length, Math.max(LINES, sharersNow(picture, adventure, seat)));
  return [1, 2, most]
    .filter((wizards, i, all) => wizards <= picture.seats.length && all.indexOf(wizards) === i)
    .map((wizards) => dealOf(prospect, wizards, magic));
}

interface Promise {
  seat: number;
  invited: number | null;
}

/** Who said that it would come and does not lie there yet. */
export function promisesAt(
  picture: ZauberschwertPicture,
  { card, wizards }: Pick<Adventure, "card" | "wizards">,
): Promise[] {
  return picture.seats
    .map(({ announced, invited }, seat) => ({ seat, announced, invited }))
    .filter(({ seat, announced }) => announced === card && !wizards.includes(seat));
}

/** What each seat could bid at most, the highest first. */
export function purses(adventure: Adventure): { seat: number; most: number }[] {
  return adventure.prospects
    .map(({ highest_bid }, seat) => ({ seat, most: highest_bid }))
    .sort((a, b) => b.most - a.most);
}

/** Who could bid more than this seat. */
export function outbidders(adventure: Adventure, seat: number): number[] {
  const mine = adventure.prospects[seat]?.highest_bid ?? 0;
  return purses(adventure)
    .filter((purse) => purse.seat !== seat && purse.most > mine)
    .map((purse) => purse.seat);
}

export function hasBonus({ bonus_stones, bonus_magic, bonus_choices, poison }: Prospect): boolean {
  return bonus_stones + bonus_magic + bonus_choices + poison > 0;
}
