import type { SearchToSave } from '@kontor/contract';
import { conditions, filterConditions } from '../search/search-conditions.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** What results ask for, as it is saved. Of people no search is saved: they have no filters. */
export function searchToSave(query: SearchQuery): SearchToSave {
  const { tab, order } = query;
  const search = { ...conditions(query), ...filterConditions(query), order };
  if (tab === 'PR') return { product: search };
  return tab === 'UR' ? {} : { business: { ...search, businessType: tab } };
}
