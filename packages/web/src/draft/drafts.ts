import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { type DraftPlace, draftDatabase, visitor } from './draft-place.ts';
import { viewedStore } from './viewed-store.ts';

interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The fields that were typed into. */
  typed: Record<string, unknown>;
}

/** Milliseconds after which nobody comes back to a form. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore(draftDatabase, 'drafts');
  return opened;
}

function keyOf({ owner, form }: DraftPlace): string {
  return `${owner}/${form}`;
}

/**
 * What was typed into a form and not sent. Somebody who has logged in goes on with what they typed as a visitor before, and
 * it is theirs from then on. Undefined when there is none. @throws where the browser stores nothing
 */
export async function readDraft(place: DraftPlace): Promise<Record<string, unknown> | undefined> {
  const own = await readAt(place);
  if (own || place.owner === visitor) return own;
  const before = { ...place, owner: visitor };
  const typed = await readAt(before);
  if (!typed) return undefined;
  await writeDraft(place, typed);
  await forgetDraft(before);
  return typed;
}

async function readAt(place: DraftPlace): Promise<Record<string, unknown> | undefined> {
  const draft = await get<Draft>(keyOf(place), store());
  if (!draft) return undefined;
  if (Date.now() - draft.savedAt < maxAge) return draft.typed;
  await forgetDraft(place);
  return undefined;
}

/** @throws where the browser stores nothing */
export function writeDraft(place: DraftPlace, typed: Record<string, unknown>): Promise<void> {
  const draft: Draft = { savedAt: Date.now(), typed };
  return set(keyOf(place), draft, store());
}

export function forgetDraft(place: DraftPlace): Promise<void> {
  return del(keyOf(place), store());
}

/** Forgets all that somebody typed and viewed, as they log out. */
export async function forgetDraftsOf(owner: string): Promise<void> {
  for (const rows of [store(), viewedStore()]) {
    const all = await keys<string>(rows);
    await delMany(
      all.filter((key) => key.startsWith(keyOf({ owner, form: '' }))),
      rows,
    );
  }
}

/** Forgets all drafts of this browser. */
export function forgetAllDrafts(): Promise<void> {
  return clear(store());
}
