import { sql } from 'kysely';
import type { NounRows } from '../sitemap/noun-rows.ts';

export const postPageRows: NounRows = { rows: sql`shown_posts` };
