import type { FavoriteResource, SearchToSave } from '@kontor/contract';
import type { Page } from '../search/find-prepared.ts';
import { businessQuery, productQuery } from '../search/places-in.ts';
import type { Query } from '../search/prepare.ts';
import type { SavedSearchRow } from './queries.ts';

interface SavedAsked {
  type: FavoriteResource;
  query: Query;
  page: Pick<Page, 'order'>;
}

/** What the engine is asked for by a saved search: the same as by the call whose body it is. */
export function searchOf({
  id,
  resource_type,
  query,
}: Pick<SavedSearchRow, 'id' | 'resource_type' | 'query'>): SavedAsked {
  const { business, product }: SearchToSave = { [resource_type]: query };
  if (product) return { type: 'product', query: productQuery(product), page: pageOf(product) };
  if (!business) throw new Error(`The saved search ${id} is of no kind.`);
  return { type: 'business', query: businessQuery(business, business.businessType), page: pageOf(business) };
}

const pageOf = ({ order }: SavedAsked['page']): SavedAsked['page'] => (order ? { order } : {});
