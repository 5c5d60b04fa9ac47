import { createStore, type UseStore } from 'idb-keyval';
import { viewedDatabase } from './draft-place.ts';

let opened: UseStore | undefined;

/** What somebody viewed, below their id as their drafts are, so that a logout forgets both. */
export function viewedStore(): UseStore {
  opened ??= createStore(viewedDatabase, 'viewed');
  return opened;
}
