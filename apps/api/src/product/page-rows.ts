import { sql } from 'kysely';
import type { ListedRows } from '../sitemap/noun-rows.ts';

export const productPageRows: ListedRows = {
  rows: sql`listed_products`,
  // A product is as real as who offers it.
  listed: sql`
    listed_products AS entry
    JOIN listed_businesses AS business ON business.id = entry.business_id
    WHERE business.origin <> 'demo'
  `,
  names: sql`ARRAY[business.company_name, entry.name]`,
};
