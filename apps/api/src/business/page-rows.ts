import { sql } from 'kysely';
import type { ListedRows } from '../sitemap/noun-rows.ts';

export const businessPageRows: ListedRows = {
  rows: sql`listed_businesses`,
  // Invented businesses are no real offers.
  listed: sql`listed_businesses AS entry WHERE entry.origin <> 'demo'`,
  names: sql`ARRAY[entry.company_name]`,
};
