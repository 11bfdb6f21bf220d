/* What this browser does for the site while no page of it is open: it shows calls, and says something while there is no
   line. It keeps one page, which the site itself wrote for this, and nothing else: no table, no key, no answer. */
const OFFLINE = "offline";
const PAGE = "/offline";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(offline));
});

async function offline() {
  const kept = await (await caches.open(OFFLINE)).match(PAGE);
  return kept ?? Response.error();
}

self.addEventListener("push", (event) => {
  const { title, text, path, tag, lang, again } = event.data.json();
  const shown = { body: text, tag, lang, renotify: again, icon: "/icon-192.png", badge: "/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data ?? "/"));
});

/** The tab that has the table open, if there is one; else a new one. */
async function show(path) {
  const address = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  return open ? open.focus() : self.clients.openWindow(address.href);
}
