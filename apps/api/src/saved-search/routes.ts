import {
  countNewResults as countNewResultsCall,
  createSavedSearch as createSavedSearchCall,
  deleteSavedSearch as deleteSavedSearchCall,
  listSavedSearches as listSavedSearchesCall,
  markSavedSearchSeen as markSavedSearchSeenCall,
  renameSavedSearch as renameSavedSearchCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { countNewResults } from './count-new-results.ts';
import { createSavedSearch } from './create-saved-search.ts';
import { deleteSavedSearch } from './delete-saved-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { markSavedSearchSeen } from './mark-saved-search-seen.ts';
import { renameSavedSearch } from './rename-saved-search.ts';

export const savedSearchRoutes: Route[] = [
  route(createSavedSearchCall, (context, { body }) => createSavedSearch(context, body)),
  route(listSavedSearchesCall, (context) => listSavedSearches(context)),
  route(countNewResultsCall, (context) => countNewResults(context)),
  route(markSavedSearchSeenCall, (context, { params, body }) =>
    markSavedSearchSeen(context, params.savedSearchID, body.until),
  ),
  route(renameSavedSearchCall, (context, { params, body }) =>
    renameSavedSearch(context, params.savedSearchID, body.name),
  ),
  route(deleteSavedSearchCall, (context, { params }) => deleteSavedSearch(context, params.savedSearchID)),
];
