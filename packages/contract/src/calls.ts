import { getBusinessProfile, listLatestBusinesses, listMostLikedBusinesses } from './business.ts';
import type { Call } from './call.ts';
import { getIndustryTree, listCategories, listIndustries } from './industry.ts';
import { getMyProfile } from './person.ts';
import { getProduct, listProductsOfBusiness } from './product.ts';
import { getReactionSummary } from './reaction.ts';
import {
  listBusinessTypes,
  listCountries,
  listDataSources,
  listGenders,
  listJobPositions,
  listLanguages,
  listStates,
} from './reference.ts';
import { countSearch, searchBusinesses, searchPeople, searchProducts, suggest } from './search.ts';
import { listSitemapEntries, listSitemapParts } from './sitemap.ts';

/** Every call of the API. A route that is not here, or a call here without a route, fails the tests. */
export const calls: readonly Call[] = [
  listCountries,
  listStates,
  listGenders,
  listLanguages,
  listJobPositions,
  listBusinessTypes,
  listDataSources,
  listIndustries,
  listCategories,
  getIndustryTree,
  getBusinessProfile,
  listLatestBusinesses,
  listMostLikedBusinesses,
  getProduct,
  listProductsOfBusiness,
  getReactionSummary,
  getMyProfile,
  searchBusinesses,
  searchProducts,
  searchPeople,
  countSearch,
  suggest,
  listSitemapEntries,
  listSitemapParts,
];
