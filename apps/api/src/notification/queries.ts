import type { MailTime, NotificationKind } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import type { NotificationData } from './notification-kind.ts';

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  subject_id: string;
  business_id: string | null;
  data: NotificationData;
  events: number;
  updated_at: Date;
  read_at: Date | null;
  sorted_by: string;
}

/** How somebody is told of a kind. */
export interface Choice {
  onPage: boolean;
  mail: MailTime;
  push: boolean;
}

/** A notification that nobody was told of at once before. */
interface NewRow {
  id: string;
  is_mailed: boolean;
  /** The browsers it is told in (`push_subscriptions_of_person`). */
  subscriptions: string[];
}

interface New {
  kind: NotificationKind;
  personIDs: readonly string[];
  subjectID: string;
  businessID: string | undefined;
  data: NotificationData;
  usual: Choice;
  /** Who of them is neither mailed at once nor told in a browser; they find it on their page. */
  heldBackIDs: readonly string[];
  /** Tells them live; it is done even where nobody has more of it. */
  telling: RawBuilder<unknown>;
}

/**
 * Tells people of something, each as they chose; who has not read the last of the kind about the same has one more of it
 * (`notifications_unread`). @returns those that are new or held back no more, with how they are to be told at once
 */
export async function upsertNotifications(
  db: Database,
  { kind, personIDs, subjectID, businessID, data, usual, heldBackIDs, telling }: New,
): Promise<NewRow[]> {
  const { rows } = await sql<NewRow | { id: null }>`
    WITH heard AS MATERIALIZED (SELECT ${telling}), wanted AS (
      SELECT reader.id, coalesce(choice.on_page, ${usual.onPage}) AS on_page, coalesce(choice.mail, ${usual.mail}) AS mail,
        coalesce(choice.push, ${usual.push}) AS push, reader.id = ANY(${heldBackIDs}::uuid[]) AS is_away
      FROM unnest(${personIDs}::uuid[]) AS reader (id)
        LEFT JOIN notification_choices AS choice ON choice.person_id = reader.id AND choice.kind = ${kind}
    ), held_back AS (
      SELECT id FROM notifications
      WHERE person_id = ANY(${personIDs}::uuid[]) AND kind = ${kind} AND subject_id = ${subjectID} AND read_at IS NULL AND is_held_back
    ), told AS (
      INSERT INTO notifications (person_id, kind, subject_id, business_id, data, is_on_page, mail, is_held_back)
      SELECT id, ${kind}, ${subjectID}, ${businessID ?? null}::uuid, ${JSON.stringify(data)}::jsonb, on_page OR is_held_back,
        CASE WHEN is_held_back AND mail = 'at-once' THEN 'none' ELSE mail END, is_held_back
      FROM wanted CROSS JOIN LATERAL (SELECT is_away AND (mail = 'at-once' OR push) AS is_held_back) AS away
      WHERE on_page OR mail <> 'none' OR push
      ORDER BY id
      ON CONFLICT (person_id, kind, subject_id) WHERE read_at IS NULL DO UPDATE
        SET events = notifications.events + 1, data = excluded.data, updated_at = now(),
          is_held_back = notifications.is_held_back AND excluded.is_held_back,
          mail = CASE WHEN notifications.is_held_back AND NOT excluded.is_held_back THEN excluded.mail ELSE notifications.mail END
      RETURNING id, person_id, mail, events, is_held_back
    )
    SELECT told.id::text, told.mail = 'at-once' AS is_mailed,
      CASE WHEN wanted.push AND NOT told.is_held_back THEN ARRAY(
        SELECT subscription.id::text FROM push_subscriptions AS subscription WHERE subscription.person_id = told.person_id
      ) ELSE '{}' END AS subscriptions
    FROM heard LEFT JOIN (told JOIN wanted ON wanted.id = told.person_id)
      ON told.events = 1 OR (NOT told.is_held_back AND told.id IN (SELECT id FROM held_back))
  `.execute(db);
  return rows.filter((row) => row.id !== null);
}

interface Page {
  personID: string;
  unreadOnly: boolean;
  from: MomentCursor | undefined;
  size: number;
}

/** A page of what somebody was told, the last first (`notifications_of_person`). */
export async function findNotifications(
  db: ReadDatabase,
  { personID, unreadOnly, from, size }: Page,
): Promise<NotificationRow[]> {
  const begins = from ? sql`AND (updated_at, id) < ${endOf(from)}` : sql``;
  const unread = unreadOnly ? sql`AND read_at IS NULL` : sql``;
  const { rows } = await sql<NotificationRow>`
    SELECT id::text, kind, subject_id, business_id, data, events, updated_at, read_at,
      ${microsecondsOf(sql`updated_at`)} AS sorted_by
    FROM notifications WHERE person_id = ${personID} AND is_on_page ${unread} ${begins}
    ORDER BY updated_at DESC, notifications.id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

/** More are not counted. */
const maxCounted = 100;

/** How many notifications somebody has not read (`notifications_unread`). */
export async function countUnread(db: ReadDatabase, personID: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM (
      SELECT FROM notifications WHERE person_id = ${personID} AND read_at IS NULL AND is_on_page LIMIT ${maxCounted}
    ) AS counted
  `.execute(db);
  return rows[0]?.unread ?? 0;
}

interface Read {
  personID: string;
  ids: readonly string[] | undefined;
  /** ISO 8601. */
  upTo: string | undefined;
}

/** These, or all that came up to a moment (a millisecond later, as answers cut microseconds), are read. @returns the moment, in microseconds since 1970 */
export async function updateRead(db: Database, { personID, ids, upTo }: Read): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    WITH read AS (UPDATE notifications SET read_at = now() WHERE person_id = ${personID} AND read_at IS NULL
      AND (id = ANY (${ids ?? []}::bigint[]) OR updated_at < ${upTo ?? null}::timestamptz + interval '1 millisecond'))
    SELECT ${microsecondsOf(sql`now()`)} AS at
  `.execute(db);
  return rows[0]?.at ?? '0';
}

/**
 * What was read at a moment is unread again, but what is told anew meanwhile (`notifications_read`, `notifications_unread`).
 * @param at microseconds since 1970
 */
export async function updateUnread(db: Database, personID: string, at: string): Promise<void> {
  await sql`
    UPDATE notifications SET read_at = NULL
    WHERE person_id = ${personID} AND read_at = to_timestamp(0) + ${at}::bigint * interval '1 microsecond'
      AND NOT EXISTS (SELECT FROM notifications AS newer WHERE newer.person_id = notifications.person_id
        AND newer.kind = notifications.kind AND newer.subject_id = notifications.subject_id AND newer.read_at IS NULL)
  `.execute(db);
}

/** What a business, or a person as themselves, was told of something is read (`notifications_of_business`, `notifications_unread`). @returns whoever had not read it */
export async function updateSubjectRead(
  db: Database,
  subjectID: string,
  { personID, businessID }: { personID: string; businessID: string | undefined },
): Promise<string[]> {
  const condition =
    businessID === undefined
      ? sql`business_id IS NULL AND person_id = ${personID}`
      : sql`business_id = ${businessID}`;
  const { rows } = await sql<{ person_id: string }>`
    UPDATE notifications SET read_at = now() WHERE subject_id = ${subjectID} AND read_at IS NULL AND ${condition}
    RETURNING person_id
  `.execute(db);
  return [...new Set(rows.map(({ person_id }) => person_id))];
}

export async function findChoices(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'on_page', 'mail', 'push'])
    .where('person_id', '=', personID)
    .execute();
}

export async function upsertChoice(
  db: Database,
  personID: string,
  kind: NotificationKind,
  { onPage, mail, push }: Choice,
): Promise<void> {
  // No link takes back what is chosen here.
  const chosen = { on_page: onPage, mail, push, ended_by: null, mail_before: null };
  await db
    .insertInto('notification_choices')
    .values({ person_id: personID, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(chosen))
    .execute();
}

interface UnreadRow {
  person_id: string;
  kind: NotificationKind;
  subject_id: string;
  business_id: string | null;
  data: NotificationData;
  mail_token: string;
  mailed_at: Date | null;
}

/** A notification that is not read. */
export async function findUnread(db: ReadDatabase, id: string): Promise<UnreadRow | undefined> {
  const { rows } = await sql<UnreadRow>`
    SELECT person_id, kind, subject_id, business_id, data, mail_token, mailed_at FROM notifications
    WHERE id = ${id}::bigint AND read_at IS NULL
  `.execute(db);
  return rows[0];
}

interface MailedRow extends Omit<UnreadRow, 'mailed_at'> {
  id: string;
  mailed_at: Date;
  is_expired: boolean;
  is_unread: boolean;
}

/** A notification that a mail told, read or not; its mail is answered for 90 days. */
export async function findMailed(db: ReadDatabase, id: string): Promise<MailedRow | undefined> {
  const { rows } = await sql<MailedRow>`
    SELECT id::text, person_id, kind, subject_id, business_id, data, mail_token, coalesce(mailed_at, created_at) AS mailed_at,
      coalesce(mailed_at, created_at) < now() - interval '90 days' AS is_expired,
      read_at IS NULL AS is_unread
    FROM notifications WHERE id = ${id}::bigint
  `.execute(db);
  return rows[0];
}

export async function markMailed(db: Database, ids: readonly string[]): Promise<void> {
  await sql`UPDATE notifications SET mailed_at = now() WHERE id = ANY (${ids}::bigint[]) AND mailed_at IS NULL`.execute(
    db,
  );
}

/** Deletes notifications nobody has touched for a year (`notifications_by_age`). @returns how many */
export async function deleteOld(db: Database, atOnce: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM notifications WHERE id = ANY (ARRAY(
      SELECT id FROM notifications WHERE updated_at < now() - interval '1 year' LIMIT ${atOnce}
    )) RETURNING id
  `.execute(db);
  return rows.length;
}

/** All that somebody was told, the first first. */
export async function findAllNotifications(db: ReadDatabase, personID: string) {
  const { rows } = await sql<Pick<NotificationRow, 'kind' | 'subject_id' | 'data' | 'updated_at'>>`
    SELECT kind, subject_id, data, updated_at FROM notifications WHERE person_id = ${personID} ORDER BY updated_at, id
  `.execute(db);
  return rows;
}
