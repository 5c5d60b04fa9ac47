import {
  countSearch,
  rowTags,
  searchBusinesses,
  searchPeople,
  searchProducts,
  suggest,
} from '@kontor/contract';
import { tagsOfCards } from '../business/card-tags.ts';
import { tagsOfProducts } from '../product/card-tags.ts';
import { type Route, route } from '../route.ts';
import { completeQuery } from './complete-query.ts';
import { countTabs } from './count-tabs.ts';
import { findBusinesses } from './find-businesses.ts';
import { findPeople } from './find-people.ts';
import { findProducts } from './find-products.ts';

const everySearch = ['search-business', 'search-product', 'search-person', 'reference'] as const;

export const searchRoutes: Route[] = [
  route(searchBusinesses, (context, { body }) => findBusinesses(context, body), {
    tags: ({ items }) => ['search-business', ...tagsOfCards(items), 'reference'],
  }),
  route(searchProducts, (context, { body }) => findProducts(context, body), {
    tags: ({ items }) => ['search-product', ...tagsOfProducts(items), 'reference'],
  }),
  route(searchPeople, (context, { body }) => findPeople(context, body), {
    tags: ({ items }) => [
      'search-person',
      ...rowTags(
        'person',
        items.map(({ userID }) => userID),
      ),
      'reference',
    ],
  }),
  route(countSearch, (context, { body }) => countTabs(context, body), { tags: () => everySearch }),
  route(suggest, (context, { query }) => completeQuery(context, query.q), {
    tags: ({ items }) => [
      ...everySearch,
      ...rowTags(
        'business',
        items.flatMap(({ businessID }) => businessID ?? []),
      ),
    ],
  }),
];
