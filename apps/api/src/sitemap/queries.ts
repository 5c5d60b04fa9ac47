import type { SitemapKind } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';

export interface EntryRow {
  id: string;
  names: string[];
  updated_at: Date;
}

// Invented businesses are no real offers, and a product is as real as who offers it: search engines get neither.
const realRows: Record<SitemapKind, RawBuilder<unknown>> = {
  business: sql`listed_businesses AS entry WHERE entry.origin <> 'demo'`,
  product: sql`
    listed_products AS entry
    JOIN listed_businesses AS business ON business.id = entry.business_id
    WHERE business.origin <> 'demo'
  `,
};

const names: Record<SitemapKind, RawBuilder<unknown>> = {
  business: sql`ARRAY[entry.company_name]`,
  product: sql`ARRAY[business.company_name, entry.name]`,
};

const noId = '00000000-0000-0000-0000-000000000000';

/** The next rows by id. */
export async function listEntries(
  db: ReadDatabase,
  kind: SitemapKind,
  { after = noId, length }: { after?: string | undefined; length: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, ${names[kind]} AS names, entry.updated_at
    FROM ${realRows[kind]} AND entry.id > ${after}
    ORDER BY entry.id LIMIT ${length}
  `.execute(db);
  return rows;
}

/** The id before each part; null before the first. */
export async function listPartStarts(
  db: ReadDatabase,
  kind: SitemapKind,
  length: number,
): Promise<{ after: string | null }[]> {
  const { rows } = await sql<{ after: string | null }>`
    SELECT after FROM (
      SELECT lag(entry.id) OVER by_id AS after, row_number() OVER by_id AS place
      FROM ${realRows[kind]} WINDOW by_id AS (ORDER BY entry.id)
    ) AS numbered
    WHERE place % ${length} = 1
    ORDER BY place
  `.execute(db);
  return rows;
}
