import {
  getBusinessProfile,
  listBusinessesOfPerson,
  listLatestBusinesses,
  listMostLikedBusinesses,
} from './business.ts';
import type { Call } from './call.ts';
import {
  getDirectoryCountry,
  listBusinessesInDirectory,
  listDirectoryCountries,
  listProductsInDirectory,
} from './directory.ts';
import { sendHelpRequest } from './help-request.ts';
import { getIndustryTree, listCategories, listIndustries } from './industry.ts';
import { getMyProfile, getPublicProfile } from './person.ts';
import { getProduct, listNewestProducts, listProductsOfBusiness } from './product.ts';
import { updateMyProfile } from './profile-change.ts';
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
import { listSitemapEntries, listSitemapParts, listSitemapPlaces } from './sitemap.ts';
import {
  getUpload,
  requestProfilePhoto,
  sendBusinessFile,
  sendPersonFile,
  signUpload,
  storeFile,
  validateProfilePhoto,
} from './upload.ts';

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
  listBusinessesOfPerson,
  getProduct,
  listProductsOfBusiness,
  listNewestProducts,
  getReactionSummary,
  getMyProfile,
  updateMyProfile,
  getPublicProfile,
  searchBusinesses,
  searchProducts,
  searchPeople,
  countSearch,
  suggest,
  listSitemapEntries,
  listSitemapParts,
  listSitemapPlaces,
  signUpload,
  storeFile,
  sendPersonFile,
  sendBusinessFile,
  requestProfilePhoto,
  validateProfilePhoto,
  getUpload,
  sendHelpRequest,
  listBusinessesInDirectory,
  listProductsInDirectory,
  listDirectoryCountries,
  getDirectoryCountry,
];
