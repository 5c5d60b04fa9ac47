import { draftDatabase, viewedDatabase } from './draft-place.ts';

type Drafts = typeof import('./drafts.ts');

/**
 * Does something with the drafts of this browser. The code for it is loaded once the page is alive: nothing of a page waits
 * for it. @throws where it cannot be loaded, or the browser stores nothing
 */
export async function drafts<Result>(work: (drafts: Drafts) => Promise<Result>): Promise<Result> {
  return work(await import('./drafts.ts'));
}

/** Forgets all that somebody typed and viewed, as they log out; all of the browser where their own cannot be found. */
export async function forgetDraftsOf(owner: string): Promise<void> {
  try {
    await drafts((all) => all.forgetDraftsOf(owner));
  } catch (error) {
    indexedDB.deleteDatabase(draftDatabase);
    indexedDB.deleteDatabase(viewedDatabase);
    throw error;
  }
}
