import { sql } from 'kysely';
import type { NounRows } from '../sitemap/noun-rows.ts';

export const groupPageRows: NounRows = { rows: sql`listed_groups` };
