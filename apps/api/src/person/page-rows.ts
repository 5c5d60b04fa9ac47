import { sql } from 'kysely';
import type { NounRows } from '../sitemap/noun-rows.ts';

export const personPageRows: NounRows = { rows: sql`named_people` };
