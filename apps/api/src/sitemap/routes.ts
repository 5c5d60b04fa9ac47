import {
  listSitemapEntries as listSitemapEntriesCall,
  listSitemapParts as listSitemapPartsCall,
  listSitemapPlaces,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { findPlaces } from '../search/find-places.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';
import { listSitemapParts } from './list-sitemap-parts.ts';

export const sitemapRoutes: Route[] = [
  route(listSitemapEntriesCall, (context, { params, query }) =>
    listSitemapEntries(context, params.kind, query?.after),
  ),
  route(listSitemapPartsCall, (context, { params }) => listSitemapParts(context, params.kind)),
  route(listSitemapPlaces, ({ db, reference }) => findPlaces(db, reference), {
    isCached: true,
    tags: () => ['search-business', 'search-product', 'reference'],
  }),
];
