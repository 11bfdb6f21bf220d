/** Web push on this device: the browser's own service delivers a call, also when no page is open. */
export interface Subscription {
  address: string;
  p256dh: string;
  auth: string;
}

export function hasWorker(): boolean {
  return "serviceWorker" in navigator;
}

export function canPush(key: string | null | undefined): boolean {
  return !!key && hasWorker() && "PushManager" in window && "Notification" in window;
}

/** Asks the person, then the browser; nothing if either says no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !isFor(old, key)) await old.unsubscribe(); // the server has other keys now
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  return shapeOf(found);
}

/** What this browser is subscribed as, if it is. */
export async function subscribed(): Promise<Subscription | null> {
  if (!hasWorker() || !("PushManager" in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  return found ? shapeOf(found) : null;
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function shapeOf(found: PushSubscription): Subscription {
  return { address: found.endpoint, p256dh: textOf(found.getKey("p256dh")), auth: textOf(found.getKey("auth")) };
}

function isFor(found: PushSubscription, key: string): boolean {
  return textOf(found.options.applicationServerKey) === key;
}

/** Base64 as addresses take it, without the signs at its end. */
export function textOf(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
