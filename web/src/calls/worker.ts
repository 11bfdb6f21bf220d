/** The worker of this site: it shows calls while no page is open, and a page of ours while there is no line. */
import { hasWorker } from "./push";
import { say } from "../words/language.svelte";

const OFFLINE = "offline";
const PAGE = "/offline";

/** Starts it beside everything else; a browser without one, or that refuses, plays all the same. */
export async function startWorker(): Promise<void> {
  if (!hasWorker()) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    await keepOfflinePage();
  } catch {
    // Then nothing is said without a line, and there are no calls.
  }
}

/** In the language that is spoken now; it has no script and loads nothing. */
export async function keepOfflinePage(): Promise<void> {
  if (!("caches" in window)) return;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
  await (await caches.open(OFFLINE)).put(PAGE, new Response(offlinePage(), { headers }));
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

function offlinePage(): string {
  const root = getComputedStyle(document.documentElement);
  const [ground, ink, gold] = ["--ground", "--ink", "--gold"].map((name) => root.getPropertyValue(name).trim());
  const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;
    text-align:center;font:1.15rem/1.5 Georgia,serif;background:${ground};color:${ink}}h1{margin:0;color:${gold}}
    p{max-width:34rem;margin:0 auto}a{color:${gold};font-weight:700}`;
  return `<!doctype html><html lang="${document.documentElement.lang}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Zaubertisch</title><style>${style}</style>
    <h1>${say("web-offline-title")}</h1><p>${say("web-offline-text")}</p><p><a href="">${say("web-offline-again")}</a></p>`;
}
