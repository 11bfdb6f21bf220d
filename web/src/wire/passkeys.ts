/** Passkeys: what the browser makes and signs, to and from the JSON of the server. */
type Json = Record<string, unknown>;

interface Named {
  id: string;
}

/** Is there anything in this browser that keeps passkeys? (Not where the page came over plain HTTP from elsewhere.) */
export function hasPasskeys(): boolean {
  return isSecureContext && "credentials" in navigator && "PublicKeyCredential" in window;
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the browser made; nothing if its user did not want to. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const user = options["user"] as Named & Json;
  const known = (options["excludeCredentials"] ?? []) as (Named & Json)[];
  const publicKey = {
    ...options,
    challenge: toBytes(options["challenge"] as string),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: known.map((each) => ({ ...each, id: toBytes(each.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return said(made, { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) });
}

/** What the browser signed; nothing if its user did not want to. */
export async function showPasskey(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: toBytes(options["challenge"] as string),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return said(shown, {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    ...(userHandle ? { userHandle: toText(userHandle) } : {}),
  });
}

async function asked(work: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null; // given up, or nothing there
    throw error;
  }
}

function said(credential: PublicKeyCredential, response: Record<string, string>): Json {
  const { id, type, authenticatorAttachment } = credential;
  return { id, rawId: id, type, response, clientExtensionResults: {}, authenticatorAttachment };
}
