import {
  countChoices as countChoicesCall,
  countSearch as countSearchCall,
  rowTags,
  searchBusinesses as searchBusinessesCall,
  searchPeople as searchPeopleCall,
  searchProducts as searchProductsCall,
  suggest as suggestCall,
} from '@kontor/contract';
import { tagsOfPromotion } from '../boost/promotion-tags.ts';
import { tagsOfCards } from '../business/card-tags.ts';
import { tagsOfProducts } from '../product/card-tags.ts';
import { type Route, route } from '../route.ts';
import { countChoices } from './count-choices.ts';
import { countSearch } from './count-search.ts';
import { searchBusinesses } from './search-businesses.ts';
import { searchPeople } from './search-people.ts';
import { searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';

const everySearch = ['search-business', 'search-product', 'search-person', 'reference'] as const;

export const searchRoutes: Route[] = [
  route(searchBusinessesCall, (context, { body }) => searchBusinesses(context, body), {
    tags: ({ items, promoted }) => [
      'search-business',
      ...tagsOfCards(promoted ? [...items, promoted.item] : items),
      ...tagsOfPromotion('business', promoted),
      'reference',
    ],
  }),
  route(searchProductsCall, (context, { body }) => searchProducts(context, body), {
    tags: ({ items, promoted }) => [
      'search-product',
      ...tagsOfProducts(promoted ? [...items, promoted.item] : items),
      ...tagsOfPromotion('product', promoted),
      'reference',
    ],
  }),
  route(searchPeopleCall, (context, { body }) => searchPeople(context, body), {
    tags: ({ items }) => [
      'search-person',
      ...rowTags(
        'person',
        items.map(({ userID }) => userID),
      ),
      'reference',
    ],
  }),
  // They are the same on every page and in every order of results.
  route(countSearchCall, (context, { body }) => countSearch(context, body), {
    tags: () => everySearch,
    isCached: true,
  }),
  route(countChoicesCall, (context, { body }) => countChoices(context, body), {
    tags: () => everySearch,
    isCached: true,
  }),
  route(suggestCall, (context, { query }) => suggest(context, query.q), {
    tags: ({ items }) => [
      ...everySearch,
      ...rowTags(
        'business',
        items.flatMap(({ businessID }) => businessID ?? []),
      ),
      ...rowTags(
        'product',
        items.flatMap(({ productID }) => productID ?? []),
      ),
    ],
  }),
];
