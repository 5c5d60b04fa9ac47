import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { SavedSearchRow } from './queries.ts';

/** Of more new rows than that the newest are looked through. */
const maximumNew = 10_000;

/** What was written longer ago can be read by all: whoever writes takes minutes at most. */
const settled = sql<Date>`date_trunc('milliseconds', now() - interval '5 minutes')`;

/** Up to when new rows can be told, so that none is told twice or never. */
export async function findSettled(db: ReadDatabase): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`SELECT ${settled} AS until`.execute(db);
  return (rows[0] as { until: Date }).until;
}

/**
 * Rows of the kind a search is for that came since its mark (`businesses_by_creation`, `products_by_publication`).
 * @param until they came by then
 */
export async function findNewRows(
  db: ReadDatabase,
  { id, resource_type: type }: Pick<SavedSearchRow, 'id' | 'resource_type'>,
  until: Date,
): Promise<string[]> {
  const mark = sql`(SELECT seen_at FROM saved_searches WHERE id = ${id})`;
  const { rows } = await (type === 'business'
    ? sql<{ id: string }>`
        SELECT id FROM listed_businesses WHERE created_at > ${mark} AND created_at <= ${until}
        ORDER BY created_at DESC LIMIT ${maximumNew}`
    : sql<{ id: string }>`
        SELECT id FROM published_products WHERE published_at > ${mark} AND published_at <= ${until}
        ORDER BY published_at DESC LIMIT ${maximumNew}`
  ).execute(db);
  return rows.map((row) => row.id);
}

/** Undefined where a person has no such search. The mark never goes back, and never beyond what can be told. */
export async function updateSeen(
  trx: Database,
  personID: string,
  { id, until }: { id: string; until: Date },
): Promise<string | undefined> {
  const seen = await trx
    .updateTable('saved_searches')
    .set({ seen_at: sql<Date>`greatest(seen_at, least(${until}, ${settled}))` })
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .returning('id')
    .executeTakeFirst();
  return seen?.id;
}
