import { sql } from 'kysely';
import type { Liked } from '../reaction/liked.ts';
import { findIsShown } from './queries.ts';

export const likedProducts: Liked = {
  type: 'product',
  table: sql.table('products'),
  isShown: findIsShown,
};
