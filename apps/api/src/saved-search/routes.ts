import {
  chooseSavedSearchDigest as chooseSavedSearchDigestCall,
  countNewResults as countNewResultsCall,
  createSavedSearch as createSavedSearchCall,
  createSavedSearchFeed as createSavedSearchFeedCall,
  deleteSavedSearch as deleteSavedSearchCall,
  deleteSavedSearchFeed as deleteSavedSearchFeedCall,
  getSavedSearchFeed as getSavedSearchFeedCall,
  listNewResults as listNewResultsCall,
  listSavedSearches as listSavedSearchesCall,
  markSavedSearchSeen as markSavedSearchSeenCall,
  renameSavedSearch as renameSavedSearchCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { chooseSavedSearchDigest } from './choose-saved-search-digest.ts';
import { countNewResults } from './count-new-results.ts';
import { createSavedSearch } from './create-saved-search.ts';
import { deleteSavedSearch } from './delete-saved-search.ts';
import { createSavedSearchFeed } from './feed/create-saved-search-feed.ts';
import { deleteSavedSearchFeed } from './feed/delete-saved-search-feed.ts';
import { getSavedSearchFeed } from './feed/get-saved-search-feed.ts';
import { listNewResults } from './list-new-results.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { markSavedSearchSeen } from './mark-saved-search-seen.ts';
import { renameSavedSearch } from './rename-saved-search.ts';

export const savedSearchRoutes: Route[] = [
  route(createSavedSearchCall, (context, { body }) => createSavedSearch(context, body)),
  route(listSavedSearchesCall, (context) => listSavedSearches(context)),
  route(countNewResultsCall, (context) => countNewResults(context)),
  route(listNewResultsCall, (context, { params, query }) =>
    listNewResults(context, params.savedSearchID, query.among),
  ),
  route(markSavedSearchSeenCall, (context, { params, body }) =>
    markSavedSearchSeen(context, params.savedSearchID, body.until),
  ),
  route(renameSavedSearchCall, (context, { params, body }) =>
    renameSavedSearch(context, params.savedSearchID, body.name),
  ),
  route(chooseSavedSearchDigestCall, (context, { params, body }) =>
    chooseSavedSearchDigest(context, params.savedSearchID, body.digest),
  ),
  route(deleteSavedSearchCall, (context, { params }) => deleteSavedSearch(context, params.savedSearchID)),
  route(createSavedSearchFeedCall, (context, { params }) =>
    createSavedSearchFeed(context, params.savedSearchID),
  ),
  route(deleteSavedSearchFeedCall, (context, { params }) =>
    deleteSavedSearchFeed(context, params.savedSearchID),
  ),
  // By its secret: whoever has it may read what is new in this search, and nothing else.
  route(getSavedSearchFeedCall, (context, { params }) => getSavedSearchFeed(context, params.token), {
    tags: 'none',
  }),
];
