import {
  addFavorite as addFavoriteCall,
  addFavorites as addFavoritesCall,
  listCardsToSave as listCardsToSaveCall,
  listFavoritesAmong as listFavoritesAmongCall,
  listFavorites as listFavoritesCall,
  removeFavorite as removeFavoriteCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { addFavorite } from './add-favorite.ts';
import { addFavorites } from './add-favorites.ts';
import { listCardsToSave } from './list-cards-to-save.ts';
import { listFavorites } from './list-favorites.ts';
import { listFavoritesAmong } from './list-favorites-among.ts';
import { removeFavorite } from './remove-favorite.ts';

export const favoriteRoutes: Route[] = [
  route(addFavoriteCall, (context, { params }) => addFavorite(context, params)),
  route(removeFavoriteCall, (context, { params }) => removeFavorite(context, params)),
  route(addFavoritesCall, (context, { body }) => addFavorites(context, body.favorites)),
  route(listFavoritesCall, (context, { query }) => listFavorites(context, query)),
  route(listFavoritesAmongCall, (context, { query }) => listFavoritesAmong(context, query.ids)),
  // The browser asks for them, and no page has them when it is served.
  route(listCardsToSaveCall, (context, { query }) => listCardsToSave(context, query), { tags: 'none' }),
];
