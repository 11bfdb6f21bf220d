import type { Figure } from "../wire/figure";
import type { Language } from "../words/files";
import type { CONFIRMS, PACES, SPEEDS, THEMES } from "./choices";
import { keep, recall } from "./kept";

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof SPEEDS)[number];
  pace: (typeof PACES)[number];
  confirm: (typeof CONFIRMS)[number];
  sounds: boolean;
  volume: number; // 0 to 100
  roomTone: boolean;
  shortcuts: boolean;
  warnBefore: boolean; // the coach weighs every answer, and a dear one waits for a second word
  offerBack: boolean; // the coach says afterwards that an answer was dear, while it can be taken back
  notices: boolean; // a notification of the browser when it is one's turn and nobody sees the tab
  name: string;
  figure: Figure | null; // none: whatever the seat brings
}

function spokenLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

const DEFAULTS: Kept = {
  language: "de",
  theme: "auto",
  motion: "normal",
  pace: "brisk",
  confirm: "touch",
  sounds: true, // from the first press on
  volume: 60,
  roomTone: false,
  shortcuts: true,
  warnBefore: false,
  offerBack: false,
  notices: false,
  name: "",
  figure: null,
};

export const settings = $state<Kept>({
  ...DEFAULTS,
  language: spokenLanguage(),
  ...recall<Partial<Kept>>("settings", {}),
});

const prefersLight = matchMedia("(prefers-color-scheme: light)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const coarse = matchMedia("(pointer: coarse)");

const wishes = $state({ light: prefersLight.matches, still: prefersStill.matches, coarse: coarse.matches });
prefersLight.addEventListener("change", (event) => (wishes.light = event.matches));
prefersStill.addEventListener("change", (event) => (wishes.still = event.matches));
coarse.addEventListener("change", (event) => (wishes.coarse = event.matches));

export function theme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return wishes.light ? "light" : "dark";
}

/** How long one motion lasts, in milliseconds; 0 where there shall be none. */
export function motionTime(): number {
  if (wishes.still || settings.motion === "off") return 0;
  return settings.motion === "slow" ? 900 : 420;
}

/** Does an irrevocable answer need a second press? */
export function asksTwice(): boolean {
  return settings.confirm === "always" || (settings.confirm === "touch" && wishes.coarse);
}

/** Keeps the settings, and shows them on the page, whenever they change. */
export function followSettings(): void {
  $effect(() => keep("settings", $state.snapshot(settings)));
  $effect(() => {
    document.documentElement.dataset.theme = theme();
    document.documentElement.style.setProperty("--motion", `${motionTime()}ms`);
  });
}
