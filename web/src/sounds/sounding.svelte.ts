/** What a table lets be heard: as loud as one likes, or not at all. Nothing of it is needed to understand the game. */
import { settings } from "../state/settings.svelte";
import type { SoundName } from "./names";
import type { Player } from "./player";
import { pressed } from "./press";

let isPressed = false;
let player: Promise<Player> | undefined;

function ready(): Promise<Player> {
  player ??= import("./player").then(({ Player }) => new Player());
  return player;
}

function volume(): number {
  return settings.sounds ? settings.volume / 100 : 0;
}

/** What happened before the first press stays silent; and silence is no fault. */
export function play(...names: SoundName[]): void {
  if (!settings.sounds || !isPressed || !names.length) return;
  const loud = volume();
  void ready()
    .then((found) => found.play(names, loud))
    .catch(() => {});
}

const page = $state({ isHidden: false });

/** On a page with a table: from the first press on the sounds are at hand, and the room is heard if one likes it. */
export function followSound(): void {
  awaitPress();
  $effect(() => {
    const look = (): unknown => (page.isHidden = document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    const isWanted = settings.sounds;
    if (isWanted) whenReady((found) => found.load());
  });
  $effect(() => {
    const loud = volume();
    const isWanted = loud > 0 && settings.roomTone && !page.isHidden;
    if (!isWanted) return;
    whenReady((found) => found.playRoom(loud));
    return () => whenReady((found) => found.stopRoom());
  });
}

export function awaitPress(): void {
  void pressed().then(() => (isPressed = true));
}

function whenReady(act: (found: Player) => unknown): void {
  void pressed()
    .then(ready)
    .then(act)
    .catch(() => {});
}
