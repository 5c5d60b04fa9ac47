import {
  getDirectoryCountry as getDirectoryCountryCall,
  listBusinessesInDirectory as listBusinessesInDirectoryCall,
  listDirectoryCountries as listDirectoryCountriesCall,
  listProductsInDirectory as listProductsInDirectoryCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { getDirectoryCountry } from './get-directory-country.ts';
import { listBusinessesInDirectory } from './list-businesses-in-directory.ts';
import { listDirectoryCountries } from './list-directory-countries.ts';
import { listProductsInDirectory } from './list-products-in-directory.ts';

export const directoryRoutes: Route[] = [
  route(
    listBusinessesInDirectoryCall,
    (context, { params, query }) => listBusinessesInDirectory(context, params.list, query?.skip ?? 0),
    { tags: 'none' },
  ),
  route(
    listProductsInDirectoryCall,
    (context, { params, query }) => listProductsInDirectory(context, params.list, query?.skip ?? 0),
    { tags: 'none' },
  ),
  route(
    listDirectoryCountriesCall,
    (context, { query }) => listDirectoryCountries(context, query.businessType),
    {
      isCached: true,
      tags: () => ['search-business', 'reference'],
    },
  ),
  route(
    getDirectoryCountryCall,
    (context, { params, query }) => getDirectoryCountry(context, params.country, query.businessType),
    { isCached: true, tags: () => ['search-business', 'reference'] },
  ),
];
