import type { Language } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { Reference } from './reference/reference.ts';
import type { Search } from './search/search.ts';

/** Who performs a call. Signed-in actors join this union with the account service. */
export type Actor = { kind: 'visitor' };

/** What every verb gets: who asks, in which language, and what it works on. No ambient globals. */
export interface Context {
  actor: Actor;
  language: Language;
  db: Database;
  reference: Reference;
  search: Search;
}
