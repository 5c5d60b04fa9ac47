import type { FavoriteResource } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf } from '../../cursor/moment-cursor.ts';
import type { MarkedSearch } from '../new-queries.ts';
import type { DueDay } from './due-days.ts';

/** The zones people chose. */
export async function findTimeZones(db: ReadDatabase): Promise<string[]> {
  const rows = await db.selectFrom('chosen_time_zones').select('time_zone').distinct().execute();
  return rows.map(({ time_zone }) => time_zone);
}

export interface Due {
  days: readonly DueDay[];
  /** The zone of who chose none. */
  fallback: string;
}

/** Beside a saved search the day from when on its digest is due, where it was last looked through before that. */
function withDay({ days, fallback }: Due): RawBuilder<unknown> {
  return sql`LEFT JOIN chosen_time_zones AS chosen ON chosen.person_id = saved.person_id
    LEFT JOIN unnest(
      ${days.map(({ zone }) => zone)}::text[], ${days.map(({ daily }) => daily.toISOString())}::timestamptz[],
      ${days.map(({ weekly }) => weekly.toISOString())}::timestamptz[]
    ) AS day (zone, daily, weekly) ON day.zone = coalesce(chosen.time_zone, ${fallback})
      AND saved.digested_at < CASE saved.digest WHEN 'daily' THEN day.daily ELSE day.weekly END`;
}

/** From when on results are to be mailed: those that were neither mailed nor looked at. */
const marked = sql`greatest(saved.digested_at, saved.seen_at)`;

/** The earliest mark of searches whose digest is due, of each kind; none where none is. */
export async function findDueMarks(db: ReadDatabase, due: Due): Promise<Map<FavoriteResource, number>> {
  const { rows } = await sql<{ resource_type: FavoriteResource; mark: string }>`
    SELECT saved.resource_type, ${microsecondsOf(sql`min(${marked})`)} AS mark
    FROM saved_searches AS saved ${withDay(due)}
    WHERE saved.digest <> 'none' AND day.zone IS NOT NULL GROUP BY saved.resource_type
  `.execute(db);
  return new Map(rows.map(({ resource_type, mark }) => [resource_type, Number(mark)]));
}

/** Where a search stands in the order in which equal ones follow one another. */
interface Place {
  resource_type: string;
  hash: string;
  id: string;
}

export const firstPlace: Place = { resource_type: '', hash: '', id: '00000000-0000-0000-0000-000000000000' };

export interface MailedSearch extends MarkedSearch {
  hash: string;
  /** Up to when its results were told, to the microsecond. */
  digested: string;
  /** Whether its digest is. */
  is_due: boolean;
}

/**
 * The next searches that are mailed, equal ones behind one another (`saved_searches_to_digest`): which of them are due is looked up of these,
 * since the database would sort all of them for it.
 */
export async function findMailed(
  db: ReadDatabase,
  due: Due,
  { after, atOnce }: { after: Place; atOnce: number },
): Promise<MailedSearch[]> {
  const { rows } = await sql<Omit<MailedSearch, 'mark'> & { mark: string }>`
    WITH next AS MATERIALIZED (
      SELECT id, person_id, resource_type, query, md5(query::text) AS hash, digest, digested_at, seen_at FROM saved_searches
      WHERE digest <> 'none'
        AND (resource_type, md5(query::text), id) > (${after.resource_type}, ${after.hash}, ${after.id}::uuid)
      ORDER BY resource_type, md5(query::text), id LIMIT ${atOnce}
    )
    SELECT saved.id, saved.resource_type, saved.query, saved.hash, ${microsecondsOf(marked)} AS mark,
      ${microsecondsOf(sql`saved.digested_at`)} AS digested, day.zone IS NOT NULL AS is_due
    FROM next AS saved ${withDay(due)} ORDER BY saved.resource_type, saved.hash, saved.id
  `.execute(db);
  return rows.map(({ mark, ...row }) => ({ ...row, mark: Number(mark) }));
}

/** A search that was looked through. */
export interface LookedThrough extends Pick<MailedSearch, 'id' | 'digested'> {
  /** The newest of what is new in it. */
  found: readonly string[];
  total: number;
}

/**
 * Moves the marks of searches, and keeps what was found in them until it is told; a search whose mark was moved meanwhile, or whose mails
 * were ended, is left as it is.
 */
export async function insertFinds(
  trx: Database,
  looked: readonly LookedThrough[],
  until: Date,
): Promise<void> {
  await sql`
    WITH looked AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(looked)}::jsonb) AS row (id uuid, digested text, found uuid[], total integer)
    ), told AS (
      UPDATE saved_searches AS saved SET digested_at = greatest(saved.digested_at, ${until}) FROM looked
      WHERE saved.id = looked.id AND saved.digest <> 'none' AND ${microsecondsOf(sql`saved.digested_at`)} = looked.digested
      RETURNING saved.id, looked.found, looked.total
    )
    INSERT INTO saved_search_finds AS find (saved_search_id, found, total)
    SELECT id, found, total FROM told WHERE total > 0
    ON CONFLICT (saved_search_id) WHERE digest_id IS NULL
      DO UPDATE SET found = (excluded.found || find.found)[1:10], total = find.total + excluded.total
  `.execute(trx);
}

/** Begins a digest for people for whom something was found, with all that was. @returns their ids */
export async function insertDigests(trx: Database, atOnce: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH waiting AS (
      SELECT DISTINCT saved.person_id
      FROM saved_search_finds AS find JOIN saved_searches AS saved ON saved.id = find.saved_search_id
      WHERE find.digest_id IS NULL LIMIT ${atOnce}
    ), begun AS (
      INSERT INTO saved_search_digests (person_id) SELECT person_id FROM waiting RETURNING id, person_id
    ), told AS (
      UPDATE saved_search_finds AS find SET digest_id = begun.id
      FROM begun JOIN saved_searches AS saved ON saved.person_id = begun.person_id
      WHERE find.saved_search_id = saved.id AND find.digest_id IS NULL
    )
    SELECT id FROM begun
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whom a digest is for, and the token of its link. */
export function findDigest(
  db: ReadDatabase,
  id: string,
): Promise<{ person_id: string; mail_token: string } | undefined> {
  return db
    .selectFrom('saved_search_digests')
    .select(['person_id', 'mail_token'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a digest tells, by the names of the searches, but of those whose mails were ended since (`saved_search_finds_of_digest`). */
export function findTold(db: ReadDatabase, digestID: string) {
  return db
    .selectFrom('saved_search_finds as find')
    .innerJoin('saved_searches as saved', 'saved.id', 'find.saved_search_id')
    .select(['saved.id', 'saved.name', 'saved.resource_type', 'saved.query'])
    .select(['find.found', 'find.total', 'find.mail_token'])
    .where('find.digest_id', '=', digestID)
    .where('saved.digest', '!=', 'none')
    .orderBy(sql`lower(saved.name)`)
    .orderBy('saved.id')
    .execute();
}
export type ToldRow = Awaited<ReturnType<typeof findTold>>[number];

/** Forgets digests, and their links, after a year (`saved_search_digests_by_age`). */
export async function deleteOldDigests(trx: Database): Promise<void> {
  await sql`DELETE FROM saved_search_digests WHERE begun_at < now() - interval '1 year'`.execute(trx);
}

/** When somebody was mailed a digest, the first first (`saved_search_digests_of_person`). */
export async function findDigestTimes(db: ReadDatabase, personID: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('saved_search_digests')
    .select('begun_at')
    .where('person_id', '=', personID)
    .orderBy('begun_at')
    .execute();
  return rows.map(({ begun_at }) => begun_at);
}
