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

function bearer(token: string | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

export async function get<T>(address: string, token?: string): Promise<T> {
  return (await (await ask(address, { headers: bearer(token) })).json()) as T;
}

export async function getText(address: string, token?: string): Promise<string> {
  return (await ask(address, { headers: bearer(token) })).text();
}

export async function post<T>(address: string, body: unknown, token?: string): Promise<T> {
  const headers = { "Content-Type": "application/json", ...bearer(token) };
  return (await (await ask(address, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}
