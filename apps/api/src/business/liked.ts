import { sql } from 'kysely';
import type { Liked } from '../reaction/liked.ts';
import { findIsShown } from './queries.ts';

export const likedBusinesses: Liked = {
  type: 'business',
  table: sql.table('businesses'),
  isShown: findIsShown,
};
