/** What the server keeps for the person of this browser. */
import { get, post, put, remove } from "./http";
import { makePasskey, showPasskey } from "./passkeys";
import type { ClaimInfo, HeldSeat, NewProfile, PersonInfo, SeatKey } from "./types";

const ME = "/api/me";

export function me(): Promise<PersonInfo> {
  return get<PersonInfo>(ME);
}

export function keepProfile(profile: NewProfile): Promise<PersonInfo> {
  return put<PersonInfo>(ME, profile);
}

export function forgetMe(): Promise<void> {
  return remove(ME);
}

export function exported(): Promise<unknown> {
  return get<unknown>(`${ME}/export`);
}

export function claimSeats(seats: HeldSeat[]): Promise<ClaimInfo[]> {
  return post<ClaimInfo[]>(`${ME}/seats`, { seats });
}

export function linkToMySeat(table: string): Promise<SeatKey> {
  return post<SeatKey>(`${ME}/tables/${table}/link`, undefined);
}

/** Nothing if the user gave it up. */
export async function addPasskey(name: string): Promise<PersonInfo | null> {
  const credential = await makePasskey(await post<Record<string, unknown>>(`${ME}/passkeys/challenge`, undefined));
  return credential && post<PersonInfo>(`${ME}/passkeys`, { credential, name });
}

export function deletePasskey(number: string): Promise<void> {
  return remove(`${ME}/passkeys/${number}`);
}

/** Nothing if the user gave it up. */
export async function signIn(device: string): Promise<PersonInfo | null> {
  const credential = await showPasskey(await post<Record<string, unknown>>(`${ME}/sign-in/challenge`, undefined));
  return credential && post<PersonInfo>(`${ME}/sign-in`, { credential, device });
}

export function keepRecovery(token: string): Promise<PersonInfo> {
  return post<PersonInfo>(`${ME}/recovery`, { token });
}

export function recover(token: string, fresh: string, device: string): Promise<PersonInfo> {
  return post<PersonInfo>(`${ME}/recover`, { token, fresh, device });
}

export function signOut(number: string): Promise<void> {
  return remove(`${ME}/devices/${number}`);
}
