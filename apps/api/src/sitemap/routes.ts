import { listSitemapEntries, listSitemapParts, listSitemapPlaces, sitemapLength } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { findPlaces } from './find-places.ts';
import { partStarts } from './part-starts.ts';
import { listEntries } from './queries.ts';

export const sitemapRoutes: Route[] = [
  route(listSitemapEntries, anyone, async ({ db }, { params, query }) => {
    const rows = await listEntries(db, params.kind, { after: query?.after, length: sitemapLength });
    return rows.map(({ id, names, updated_at }) => ({ id, names, updatedAt: updated_at.toISOString() }));
  }),
  route(listSitemapParts, anyone, async ({ db }, { params }) => {
    const starts = await partStarts(db, params.kind);
    return starts.map(({ after }) => ({ after: after ?? undefined }));
  }),
  route(listSitemapPlaces, anyone, ({ db, reference }) => findPlaces(db, reference), {
    madeOf: () => ['search-business', 'search-product', 'reference'],
  }),
];
