import type { FavoriteResource, SavedSearchDigest } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { microsecondsOf } from '../cursor/moment-cursor.ts';
import { columns, type SavedSearchRow } from './queries.ts';

/** Of more new rows than that the newest are looked through. */
const maximumNew = 10_000;

/** What was written longer ago can be read by all: whoever writes takes minutes at most. */
const settled = sql<Date>`date_trunc('milliseconds', now() - interval '5 minutes')`;

/** Up to when new rows can be told, so that none is told twice or never. */
export async function findSettled(db: ReadDatabase): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`SELECT ${settled} AS until`.execute(db);
  return (rows[0] as { until: Date }).until;
}

/** A search, and the mark from which on its results are new, in microseconds since 1970. */
export interface MarkedSearch extends Pick<SavedSearchRow, 'id' | 'resource_type' | 'query'> {
  mark: number;
}

/** What a person saved, marked by when they looked (`saved_searches_of_person`). @param id of one of them */
export async function findMarkedSearches(
  db: ReadDatabase,
  personID: string,
  id?: string,
): Promise<MarkedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'resource_type', 'query', microsecondsOf(sql.ref('seen_at')).as('seen')])
    .where('person_id', '=', personID)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .execute();
  return rows.map(({ seen, ...row }) => ({ ...row, mark: Number(seen) }));
}

export interface NewRow {
  id: string;
  /** When it came, in microseconds since 1970. */
  came: number;
}

/**
 * Rows of a kind that came since a mark, the newest first (`businesses_by_creation`, `products_by_publication`).
 * @param until they came by then
 */
export async function findNewRows(
  db: ReadDatabase,
  type: FavoriteResource,
  { mark, until }: { mark: number; until: Date },
): Promise<NewRow[]> {
  const after = sql`to_timestamp(0) + ${mark}::bigint * interval '1 microsecond'`;
  const { rows } = await (type === 'business'
    ? sql<{ id: string; came: string }>`
        SELECT id, ${microsecondsOf(sql`created_at`)} AS came FROM listed_businesses
        WHERE created_at > ${after} AND created_at <= ${until} ORDER BY created_at DESC LIMIT ${maximumNew}`
    : sql<{ id: string; came: string }>`
        SELECT id, ${microsecondsOf(sql`published_at`)} AS came FROM published_products
        WHERE published_at > ${after} AND published_at <= ${until} ORDER BY published_at DESC LIMIT ${maximumNew}`
  ).execute(db);
  return rows.map(({ id, came }) => ({ id, came: Number(came) }));
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

/** Undefined where a person has no such search. Where there were no mails, they tell of what comes from now on. */
export function updateDigest(
  trx: Database,
  personID: string,
  id: string,
  digest: SavedSearchDigest,
): Promise<SavedSearchRow | undefined> {
  return trx
    .updateTable('saved_searches')
    .set({
      digest,
      digested_at: sql<Date>`CASE digest WHEN 'none' THEN greatest(digested_at, ${settled}) ELSE digested_at END`,
      ended_by: null,
      digest_before: null,
    })
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .returning(columns)
    .executeTakeFirst();
}
