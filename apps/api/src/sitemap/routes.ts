import { listSitemapEntries, listSitemapParts, listSitemapPlaces, sitemapLength } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { findPlaces } from '../search/find-places.ts';
import { partStarts } from './part-starts.ts';
import { listEntries } from './queries.ts';

export const sitemapRoutes: Route[] = [
  route(listSitemapEntries, async ({ db }, { params, query }) => {
    const rows = await listEntries(db, params.kind, { after: query?.after, length: sitemapLength });
    return rows.map(({ id, names, updated_at }) => ({ id, names, updatedAt: updated_at.toISOString() }));
  }),
  route(listSitemapParts, async ({ db }, { params }) => {
    const starts = await partStarts(db, params.kind);
    return starts.map(({ after }) => ({ after: after ?? undefined }));
  }),
  route(listSitemapPlaces, ({ db, reference }) => findPlaces(db, reference), {
    isCached: true,
    tags: () => ['search-business', 'search-product', 'reference'],
  }),
];
