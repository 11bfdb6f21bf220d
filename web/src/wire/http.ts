import { personHeader } from "../state/person";

/** Requests of the page to its server; what is refused is an error with the server's own key and words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function refusal(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string; detail?: string };
  return new Refused(
    response.status,
    body.code ?? String(response.status),
    body.message ?? body.detail ?? response.statusText,
  );
}

async function ask(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request);
  if (!response.ok) throw await refusal(response);
  return response;
}

const JSON_HEADERS = { "Content-Type": "application/json" };

/** Who asks: this browser, and the key of a seat where one is meant. */
function bearer(token?: string): Record<string, string> {
  return token ? { ...personHeader(), Authorization: `Bearer ${token}` } : personHeader();
}

export async function get<T>(address: string, token?: string): Promise<T> {
  return (await (await ask(address, { headers: bearer(token) })).json()) as T;
}

export async function getText(address: string, token?: string): Promise<string> {
  return (await ask(address, { headers: bearer(token) })).text();
}

/** Bytes as they are, under the name of what they are. */
export async function send<T>(address: string, body: Blob, kind: string): Promise<T> {
  return (await (
    await ask(address, { method: "POST", headers: { "Content-Type": kind, ...personHeader() }, body })
  ).json()) as T;
}

export async function getBlob(address: string, body?: unknown): Promise<Blob> {
  const request = body === undefined ? {} : { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(body) };
  return (await ask(address, request)).blob();
}

/** The lines of an answer as they come. */
export async function* lines(address: string, body: unknown, signal: AbortSignal): AsyncGenerator<string> {
  const response = await ask(address, { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(body), signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const [...whole] = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    yield* whole.filter(Boolean);
  }
}

export async function put<T>(address: string, body: unknown): Promise<T> {
  const headers = { ...JSON_HEADERS, ...bearer() };
  return (await (await ask(address, { method: "PUT", headers, body: JSON.stringify(body) })).json()) as T;
}

export async function remove(address: string): Promise<void> {
  await ask(address, { method: "DELETE", headers: bearer() });
}

export async function post<T>(address: string, body: unknown, token?: string): Promise<T> {
  const headers = { ...JSON_HEADERS, ...bearer(token) };
  return (await (await ask(address, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}
