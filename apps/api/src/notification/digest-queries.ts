import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { LocalDay } from './local-day.ts';
import type { NotificationData } from './notification-kind.ts';

/** The zones people chose. */
export async function findTimeZones(db: ReadDatabase): Promise<string[]> {
  const rows = await db.selectFrom('notification_settings').select('time_zone').distinct().execute();
  return rows.map(({ time_zone }) => time_zone);
}

interface BegunDigest {
  person_id: string;
  day: string;
}

interface Due {
  days: readonly LocalDay[];
  /** The zone of who chose none. */
  fallback: string;
  atOnce: number;
}

/** Begins digests of people for whom one is due that would say something, once for a day (`notifications_for_digest`). */
export async function beginDigests(db: Database, { days, fallback, atOnce }: Due): Promise<BegunDigest[]> {
  const { rows } = await sql<BegunDigest>`
    INSERT INTO notification_digests (person_id, day, until)
    SELECT DISTINCT told.person_id, due.day, due.until
    FROM notifications AS told
      LEFT JOIN notification_settings AS chosen ON chosen.person_id = told.person_id
      JOIN unnest(
        ${days.map(({ zone }) => zone)}::text[], ${days.map(({ day }) => day)}::date[],
        ${days.map(({ until }) => until.toISOString())}::timestamptz[]
      ) AS due (zone, day, until) ON due.zone = coalesce(chosen.time_zone, ${fallback})
    WHERE told.mail = 'daily' AND told.mailed_at IS NULL AND told.read_at IS NULL AND told.created_at < due.until
      AND NOT EXISTS (SELECT FROM notification_digests AS begun
        WHERE begun.person_id = told.person_id AND begun.day = due.day)
    ORDER BY told.person_id LIMIT ${atOnce}
    ON CONFLICT DO NOTHING RETURNING person_id, day::text
  `.execute(db);
  return rows;
}

/** What a digest that was begun tells of, and the token of its link. */
export async function findDigest(
  db: ReadDatabase,
  personID: string,
  day: string,
): Promise<{ until: Date; mail_token: string } | undefined> {
  return db
    .selectFrom('notification_digests')
    .select(['until', 'mail_token'])
    .where('person_id', '=', personID)
    .where('day', '=', day)
    .executeTakeFirst();
}

interface DigestedRow {
  kind: string;
  data: NotificationData;
  events: number;
}

/** What waits for a digest, the first first (`notifications_for_digest`). */
export async function findForDigest(db: ReadDatabase, personID: string, until: Date): Promise<DigestedRow[]> {
  const { rows } = await sql<DigestedRow>`
    SELECT kind, data, events FROM notifications
    WHERE person_id = ${personID} AND mail = 'daily' AND mailed_at IS NULL AND read_at IS NULL AND created_at < ${until}
    ORDER BY created_at, id
  `.execute(db);
  return rows;
}

export async function markDigested(db: Database, personID: string, until: Date): Promise<void> {
  await sql`
    UPDATE notifications SET mailed_at = now()
    WHERE person_id = ${personID} AND mail = 'daily' AND mailed_at IS NULL AND read_at IS NULL AND created_at < ${until}
  `.execute(db);
}

/** Forgets digests, and their links, after a year (`notification_digests_by_age`). */
export async function deleteOldDigests(db: Database): Promise<void> {
  await sql`DELETE FROM notification_digests WHERE until < now() - interval '1 year'`.execute(db);
}

/** The days of which somebody was mailed a summary, the first first. */
export async function findDigestDays(db: ReadDatabase, personID: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text FROM notification_digests WHERE person_id = ${personID} ORDER BY day
  `.execute(db);
  return rows.map(({ day }) => day);
}
