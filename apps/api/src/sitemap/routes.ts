import {
  listSitemapEntries as listSitemapEntriesCall,
  listSitemapParts as listSitemapPartsCall,
  listSitemapPlaces as listSitemapPlacesCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';
import { listSitemapParts } from './list-sitemap-parts.ts';
import { listSitemapPlaces } from './list-sitemap-places.ts';

export const sitemapRoutes: Route[] = [
  route(
    listSitemapEntriesCall,
    (context, { params, query }) => listSitemapEntries(context, params.kind, query?.after),
    { tags: 'none' },
  ),
  route(listSitemapPartsCall, (context, { params }) => listSitemapParts(context, params.kind), {
    tags: 'none',
  }),
  route(listSitemapPlacesCall, (context) => listSitemapPlaces(context), {
    isCached: true,
    tags: () => ['search-business', 'search-product', 'reference'],
  }),
];
