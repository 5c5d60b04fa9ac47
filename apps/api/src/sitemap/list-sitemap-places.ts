import type { Data, listSitemapPlaces as listSitemapPlacesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findPlaces } from '../search/find-places.ts';

/** The places of the industry tree that have results. */
export function listSitemapPlaces({ db, reference }: Context): Promise<Data<typeof listSitemapPlacesCall>> {
  return findPlaces(db, reference);
}
