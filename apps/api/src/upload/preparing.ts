import type { Database } from '@kontor/database';
import type { Decoder } from './decoder/decoder.ts';
import type { Store } from './store/store.ts';

/** What files are made ready with. */
export interface Preparing {
  db: Database;
  store: Store;
  decoder: Decoder;
}
