import {
  getDirectoryCountry,
  listBusinessesInDirectory,
  listDirectoryCountries,
  listProductsInDirectory,
} from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { getCountry, listCountriesOf } from './count-countries.ts';
import { listBusinesses } from './list-businesses.ts';
import { listProducts } from './list-products.ts';

export const directoryRoutes: Route[] = [
  route(listBusinessesInDirectory, anyone, (context, { params, query }) =>
    listBusinesses(context, params.list, query?.skip ?? 0),
  ),
  route(listProductsInDirectory, anyone, (context, { params, query }) =>
    listProducts(context, params.list, query?.skip ?? 0),
  ),
  route(
    listDirectoryCountries,
    anyone,
    (context, { query }) => listCountriesOf(context, query.businessType),
    { madeOf: () => ['search-business', 'reference'] },
  ),
  route(
    getDirectoryCountry,
    anyone,
    (context, { params, query }) => getCountry(context, params.country, query.businessType),
    { madeOf: () => ['search-business', 'reference'] },
  ),
];
