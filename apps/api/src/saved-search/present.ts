import type { SavedSearch } from '@kontor/contract';
import type { SavedSearchRow } from './queries.ts';

/** Its query was read by `readQuery`, so it is one of its call. */
export function presentSavedSearch({
  id,
  name,
  resource_type,
  query,
  created_at,
  digest,
  feed_hash,
}: SavedSearchRow): SavedSearch {
  return {
    savedSearchID: id,
    name,
    [resource_type]: query,
    digest,
    hasFeed: feed_hash !== null,
    at: created_at.toISOString(),
  };
}
