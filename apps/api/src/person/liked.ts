import { sql } from 'kysely';
import type { Liked } from '../reaction/liked.ts';
import { findIsShown } from './queries.ts';

export const likedPeople: Liked = {
  type: 'user',
  table: sql.table('people'),
  isShown: findIsShown,
};
