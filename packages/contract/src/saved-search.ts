import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';
import { oneLine, uuid } from './pattern.ts';
import { savedSearchLimits as limits, savedSearchDigests } from './saved-search-limits.ts';
import { searchBusinesses, searchProducts } from './search.ts';

export * from './saved-search-limits.ts';

const noun = 'saved-search';
const writing = { access: 'signed-in', limit: 'write', noun } as const;
const Name = Type.String({ minLength: 1, maxLength: limits.name, pattern: oneLine });
const ofSavedSearch = Type.Object({ savedSearchID: Uuid });

/** All that a search is asked with but the page of it. */
const query = {
  business: Type.Optional(Type.Omit(searchBusinesses.body, ['skip', 'size'])),
  product: Type.Optional(Type.Omit(searchProducts.body, ['skip', 'size'])),
};
const SearchToSave = Type.Object(query);
/** Of one of both kinds. */
export type SearchToSave = Static<typeof SearchToSave>;

const Digest = Type.Enum([...savedSearchDigests], {
  description: 'How often one is mailed what is new in it; never when nothing is',
});

const SavedSearch = Type.Object({
  savedSearchID: Uuid,
  name: Type.String(),
  ...query,
  digest: Digest,
  hasFeed: Type.Boolean({ description: 'Whether what is new in it is read at a secret address' }),
  at: Type.String({ description: 'ISO 8601, UTC' }),
});
export type SavedSearch = Static<typeof SavedSearch>;

export const createSavedSearch = defineCall({
  ...writing,
  name: 'createSavedSearch',
  method: 'POST',
  path: 'saved-search',
  summary:
    'Saves a search for businesses or for products with all its filters; one that is saved already is answered as it is',
  body: Type.Object({
    name: Name,
    ...query,
    digest: Type.Optional({
      ...Digest,
      description: 'Without it weekly, or none for who ended the mails of all they saved',
    }),
  }),
  data: SavedSearch,
  errors: ['BadRequest', 'Conflict'],
});

export const listSavedSearches = defineCall({
  name: 'listSavedSearches',
  method: 'GET',
  access: 'signed-in',
  limit: 'read',
  noun,
  path: 'saved-search',
  summary: 'The searches one saved, by name',
  data: Type.Object({ savedSearches: Type.Array(SavedSearch) }),
});

export const renameSavedSearch = defineCall({
  ...writing,
  name: 'renameSavedSearch',
  method: 'PUT',
  path: 'saved-search/{savedSearchID}',
  summary: 'Names a saved search anew',
  params: ofSavedSearch,
  body: Type.Object({ name: Name }),
  data: SavedSearch,
  errors: ['BadRequest', 'NotFound'],
});

export const chooseSavedSearchDigest = defineCall({
  ...writing,
  name: 'chooseSavedSearchDigest',
  method: 'PUT',
  path: 'saved-search/{savedSearchID}/digest',
  summary:
    'Chooses how often one is mailed what is new in a saved search: what comes from then on where there were no mails',
  params: ofSavedSearch,
  body: Type.Object({ digest: Digest }),
  data: SavedSearch,
  errors: ['NotFound'],
});

export const deleteSavedSearch = defineCall({
  ...writing,
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: 'saved-search/{savedSearchID}',
  summary: 'Deletes a saved search',
  params: ofSavedSearch,
  data: ofSavedSearch,
  errors: ['NotFound'],
});

const Until = Type.Integer({
  minimum: 0,
  maximum: 8_640_000_000_000_000,
  description: 'Milliseconds since 1970: results that came by then are told',
});

export const countNewResults = defineCall({
  name: 'countNewResults',
  method: 'GET',
  access: 'signed-in',
  limit: 'search',
  noun,
  path: 'saved-search/new',
  summary:
    'How many results of each saved search came since one looked, of those that have any; what came in the last minutes is told later',
  data: Type.Object({
    counts: Type.Array(
      Type.Object({
        savedSearchID: Uuid,
        total: Type.Integer({ description: 'Among the 10,000 that came last' }),
      }),
    ),
    until: Until,
  }),
});

export const listNewResults = defineCall({
  name: 'listNewResults',
  method: 'GET',
  access: 'signed-in',
  limit: 'search',
  noun,
  path: 'saved-search/{savedSearchID}/new',
  summary: 'Which of some results of a saved search came since one looked, and how many did in all',
  params: ofSavedSearch,
  query: Type.Object({
    among: Type.String({
      pattern: `^${uuid}(,${uuid}){0,${limits.atOnce - 1}}$`,
      description: `Ids with commas between them, at most ${limits.atOnce}`,
    }),
  }),
  data: Type.Object({
    ids: Type.Array(Uuid, { description: 'Of those asked for' }),
    total: Type.Integer({ description: 'Among the 10,000 that came last' }),
    since: Type.String({ description: 'When one looked: ISO 8601, UTC' }),
    until: Until,
  }),
  errors: ['NotFound'],
});

export const markSavedSearchSeen = defineCall({
  ...writing,
  name: 'markSavedSearchSeen',
  method: 'PUT',
  path: 'saved-search/{savedSearchID}/seen',
  summary: 'Notes that one looked at the results that came by then: they are new no more',
  params: ofSavedSearch,
  body: Type.Object({ until: Until }),
  data: ofSavedSearch,
  errors: ['NotFound'],
});

/** What stands in the address of a feed: nobody has it but who made it and whom they gave it to. */
const FeedToken = Type.String({ pattern: '^[\\w-]{43}$' });

export const createSavedSearchFeed = defineCall({
  ...writing,
  name: 'createSavedSearchFeed',
  method: 'POST',
  path: 'saved-search/{savedSearchID}/feed',
  summary:
    'Makes the secret by which what is new in a saved search is read as a feed; the one before is good no more',
  params: ofSavedSearch,
  data: Type.Object({ savedSearchID: Uuid, token: FeedToken }),
  errors: ['NotFound'],
});

export const deleteSavedSearchFeed = defineCall({
  ...writing,
  name: 'deleteSavedSearchFeed',
  method: 'DELETE',
  path: 'saved-search/{savedSearchID}/feed',
  summary: 'Ends the feed of a saved search',
  params: ofSavedSearch,
  data: ofSavedSearch,
  errors: ['NotFound'],
});

export const getSavedSearchFeed = defineCall({
  name: 'getSavedSearchFeed',
  method: 'GET',
  access: 'anyone',
  limit: 'search',
  noun,
  path: 'saved-search/feed/{token}',
  summary:
    'Up to 50 results of a saved search that came in the last 30 days, the newest first, by the secret of its feed',
  params: Type.Object({ token: FeedToken }),
  data: Type.Object({
    name: Type.String(),
    ...query,
    items: Type.Array(
      Type.Object({
        resourceID: Uuid,
        name: Type.String(),
        company: Type.Optional(Type.String({ description: 'Of a product' })),
        country: Type.String(),
        at: Type.String({ description: 'ISO 8601, UTC' }),
      }),
    ),
  }),
  errors: ['NotFound'],
});
