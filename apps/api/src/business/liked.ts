import { sql } from 'kysely';
import type { Liked } from '../reaction/liked.ts';

export const likedBusinesses: Liked = { type: 'business', table: sql.table('businesses') };
