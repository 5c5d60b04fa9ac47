import type { Language } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { ViewCounter } from './page-view/view-counter.ts';
import type { Reference } from './reference/reference.ts';
import type { Search } from './search/search.ts';
import type { Decoder } from './upload/decoder/decoder.ts';
import type { FolderStore } from './upload/store/folder-store.ts';
import type { Store } from './upload/store/store.ts';

interface Visitor {
  kind: 'visitor';
}

export interface Person {
  kind: 'person';
  id: string;
  /** The session they are signed in by. */
  sessionID: string;
}

/** Another service of the product. */
export interface Service {
  kind: 'service';
}

/** Who performs a call. */
export type Actor = Visitor | Person | Service;

/** What every verb gets: who asks, in which language, and what it works on. No ambient globals. */
export interface Context<A extends Actor = Actor> {
  actor: A;
  language: Language;
  db: Database;
  reference: Reference;
  search: Search;
  store: Store & Partial<FolderStore>;
  decoder: Decoder;
  views: ViewCounter;
}
