/** While a table is open in a tab that nobody sees: a notification of the browser, if one wants that. */
import { settings } from "../state/settings.svelte";
import { sha256 } from "../wire/sha256";
import { say } from "../words/language.svelte";

const TAG_LENGTH = 24; // as the server names its own calls: a later one takes the place of this one, in silence

export function canNotify(): boolean {
  return "Notification" in window;
}

export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Call while a page is made. */
export function notifyOfTurn(isMyTurn: () => boolean, path: string, game: () => string | undefined): void {
  $effect(() => {
    if (isMyTurn() && document.hidden && settings.notices) void notify(path, game() ?? "Zaubertisch");
  });
}

async function notify(path: string, game: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const title = say("web-title-turn", { game });
  const shown = {
    body: say("web-notice-text"),
    tag: sha256(path).slice(0, TAG_LENGTH),
    icon: "/icon-192.png",
    data: path,
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown);
}
