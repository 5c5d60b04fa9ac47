import { sql } from 'kysely';
import type { Liked } from '../reaction/liked.ts';

export const likedProducts: Liked = { type: 'product', table: sql.table('products') };
