/** Card sets that are shared: by link, or on the shelf. */
import { get, post, put, remove } from "./http";
import type { SetDraft, SetSummary, SharedSet } from "./types";

const SETS = "/api/sets";

export function shareSet(draft: SetDraft): Promise<SharedSet> {
  return post<SharedSet>(SETS, draft);
}

export function changeSet(key: string, draft: SetDraft): Promise<SharedSet> {
  return put<SharedSet>(`${SETS}/${key}`, draft);
}

export function deleteSet(key: string): Promise<void> {
  return remove(`${SETS}/${key}`);
}

export function sharedSet(key: string): Promise<SharedSet> {
  return get<SharedSet>(`${SETS}/${key}`);
}

export function shelfOf(game: string | null): Promise<SetSummary[]> {
  return get<SetSummary[]>(game ? `${SETS}?game=${game}` : SETS);
}

export async function reportSet(key: string, reason: string): Promise<void> {
  await post(`${SETS}/${key}/reports`, { reason });
}
