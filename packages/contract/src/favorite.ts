import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { defineCall } from './call.ts';
import { favoriteResources, favoriteLimits as limits } from './favorite-limits.ts';
import { Uuid } from './field.ts';
import { listPage } from './list-page.ts';
import { uuid } from './pattern.ts';
import { Product } from './product.ts';

export * from './favorite-limits.ts';

const noun = 'favorite';
const resourceType = Type.Enum([...favoriteResources]);
const Resource = Type.Object({ resourceType, resourceID: Uuid });
const IsFavorite = Type.Object({ isFavorite: Type.Boolean() });
const reading = { method: 'GET', limit: 'read', noun } as const;
const writing = { access: 'signed-in', limit: 'write', noun } as const;

/** As an address can hold them. */
const Ids = Type.String({
  pattern: `^${uuid}(,${uuid}){0,${limits.atOnce - 1}}$`,
  description: `Ids with commas between them, at most ${limits.atOnce}`,
});

/** What is saved, as its card; without one it is no longer listed. */
const SavedCard = Type.Object({
  resourceType,
  resourceID: Uuid,
  business: Type.Optional(BusinessCard),
  product: Type.Optional(Product),
});
export type SavedCard = Static<typeof SavedCard>;

export const addFavorite = defineCall({
  ...writing,
  name: 'addFavorite',
  method: 'POST',
  path: 'favorite/{resourceType}/{resourceID}',
  summary: 'Saves a business or a product among one’s favorites; again it changes nothing',
  params: Resource,
  data: IsFavorite,
  errors: ['NotFound', 'Conflict'],
});

export const removeFavorite = defineCall({
  ...writing,
  name: 'removeFavorite',
  method: 'DELETE',
  path: 'favorite/{resourceType}/{resourceID}',
  summary: 'Takes a business or a product from one’s favorites; what is none stays so',
  params: Resource,
  data: IsFavorite,
});

export const addFavorites = defineCall({
  ...writing,
  name: 'addFavorites',
  method: 'POST',
  path: 'favorite',
  summary:
    'Saves what a visitor saved on their device, each with its time; what is saved already, or is not listed, is left as it is',
  body: Type.Object({
    favorites: Type.Array(
      Type.Object({
        ...Resource.properties,
        savedAt: Type.Integer({
          minimum: 0,
          maximum: 8_640_000_000_000_000,
          description: 'Milliseconds since 1970; now where it is later',
        }),
      }),
      { minItems: 1, maxItems: limits.atOnce },
    ),
  }),
  data: Type.Object({ added: Type.Integer({ description: 'How many of them were not saved before' }) }),
  errors: ['Conflict'],
});

export const listFavorites = defineCall({
  ...reading,
  name: 'listFavorites',
  path: 'favorite',
  access: 'signed-in',
  summary: 'What one saved of a kind, the last first, and how many of either kind',
  query: Type.Object({ resourceType, ...listPage(limits.page, 20) }),
  data: Type.Object({
    favorites: Type.Array(
      Type.Object({ ...SavedCard.properties, at: Type.String({ description: 'ISO 8601, UTC' }) }),
    ),
    next: Type.Optional(Type.String()),
    total: Type.Object({ businesses: Type.Integer(), products: Type.Integer() }),
  }),
  errors: ['BadRequest'],
});

export const listFavoritesAmong = defineCall({
  ...reading,
  name: 'listFavoritesAmong',
  path: 'favorite/ids',
  access: 'signed-in',
  summary: 'Which of some businesses and products one saved, for pages that are made for everybody',
  query: Type.Object({ ids: Ids }),
  data: Type.Object({ ids: Type.Array(Uuid) }),
});

export const listCardsToSave = defineCall({
  ...reading,
  name: 'listCardsToSave',
  path: 'favorite/cards',
  access: 'anyone',
  summary:
    'The cards of some businesses or products, in the order asked for: what a visitor saved on a device',
  query: Type.Object({ resourceType, ids: Ids }),
  data: Type.Object({ cards: Type.Array(SavedCard) }),
});
