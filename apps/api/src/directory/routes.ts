import {
  getDirectoryCountry,
  listBusinessesInDirectory,
  listDirectoryCountries,
  listProductsInDirectory,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { getCountry } from './get-country.ts';
import { listBusinesses } from './list-businesses.ts';
import { listCountries } from './list-countries.ts';
import { listProducts } from './list-products.ts';

export const directoryRoutes: Route[] = [
  route(listBusinessesInDirectory, (context, { params, query }) =>
    listBusinesses(context, params.list, query?.skip ?? 0),
  ),
  route(listProductsInDirectory, (context, { params, query }) =>
    listProducts(context, params.list, query?.skip ?? 0),
  ),
  route(listDirectoryCountries, (context, { query }) => listCountries(context, query.businessType), {
    isCached: true,
    tags: () => ['search-business', 'reference'],
  }),
  route(
    getDirectoryCountry,
    (context, { params, query }) => getCountry(context, params.country, query.businessType),
    { isCached: true, tags: () => ['search-business', 'reference'] },
  ),
];
