import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { AnsweringFigures } from '../../business/store-answering.ts';
import type { Party } from '../party.ts';

/** Why an inquiry counts for nothing in the figures of whoever received it. */
export type LeftOut = 'colleague' | 'same-site' | 'new-account' | 'asked-before';

export interface ReceiverRow {
  id: string;
  website: string | null;
  member_ids: string[];
  has_colleague: boolean;
  asked_before: boolean;
}

/**
 * What decides whether an inquiry of `sender` counts for those who receive it: whether somebody is in both businesses, and whether
 * somebody of the sender wrote to them in the last 30 days, as themselves or as any business of theirs (`inquiry_sides_of_…`,
 * `inquiry_answers_pkey`).
 */
export async function findReceivers(
  db: ReadDatabase,
  { sender, receivers }: { sender: Party; receivers: readonly string[] },
): Promise<ReceiverRow[]> {
  const [business, person] =
    sender.column === 'business_id'
      ? [sql`${sender.id}::uuid`, sql`NULL::uuid`]
      : [sql`NULL::uuid`, sql`${sender.id}::uuid`];
  const { rows } = await sql<ReceiverRow>`
    SELECT receiver.id, receiver.website, people.ids AS member_ids,
      own.ids && people.ids AS has_colleague,
      EXISTS (
        SELECT FROM inquiry_sides AS sent JOIN inquiry_answers AS asked ON asked.inquiry_id = sent.inquiry_id
        WHERE (sent.business_id = ANY(own.businesses) OR sent.person_id = ANY(own.ids)) AND sent.side = 'S'
          AND sent.begun_at > now() - interval '30 days' AND asked.business_id = receiver.id
      ) AS asked_before
    FROM answering_businesses AS receiver
      CROSS JOIN LATERAL (
        SELECT ARRAY(SELECT person_id FROM people_of_businesses WHERE business_id = receiver.id) AS ids
      ) AS people
      CROSS JOIN (
        SELECT sender.ids,
          ARRAY(SELECT business_id FROM people_of_businesses WHERE person_id = ANY(sender.ids)) AS businesses
        FROM (
          SELECT array_append(ARRAY(SELECT person_id FROM people_of_businesses WHERE business_id = ${business}), ${person}) AS ids
        ) AS sender
      ) AS own
    WHERE receiver.id = ANY(${receivers}::uuid[])
  `.execute(db);
  return rows;
}

/** Inquiries that were sent just now, each with why it counts for nothing. */
export async function insertAsked(
  db: Database,
  asked: readonly { inquiryID: string; businessID: string; leftOut: LeftOut | undefined }[],
): Promise<void> {
  await db
    .insertInto('inquiry_answers')
    .values(
      asked.map(({ inquiryID, businessID, leftOut }) => ({
        inquiry_id: inquiryID,
        business_id: businessID,
        left_out: leftOut,
      })),
    )
    .execute();
}

export interface AskedRow {
  business_id: string;
  asked_at: Date;
  country_code: string;
  time_zone: string | null;
  working_days: number[];
  opens_at: string | null;
  closes_at: string | null;
}

/** An inquiry nobody has answered, with the hours of who received it (`inquiry_answers_pkey`). */
export async function findUnanswered(db: ReadDatabase, inquiryID: string): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    SELECT asked.business_id, asked.asked_at, business.country_code, business.time_zone, business.working_days,
      business.opens_at, business.closes_at
    FROM inquiry_answers AS asked JOIN answering_businesses AS business ON business.id = asked.business_id
    WHERE asked.inquiry_id = ${inquiryID} AND asked.answered_at IS NULL
  `.execute(db);
  return rows[0];
}

export async function updateAnswered(
  db: Database,
  { inquiryID, at, minutes }: { inquiryID: string; at: Date; minutes: number },
): Promise<void> {
  await db
    .updateTable('inquiry_answers')
    .set({ answered_at: at, working_minutes: minutes })
    .where('inquiry_id', '=', inquiryID)
    .where('answered_at', 'is', null)
    .execute();
}

/**
 * What inquiries of the last 90 days say about businesses: all that had any in the last 120, or one (`inquiry_answers_by_age`,
 * `inquiry_answers_of_business`). One that waits for less than a day is no unanswered one yet.
 */
export async function measure(db: ReadDatabase, businessID: string | undefined): Promise<AnsweringFigures[]> {
  const about = businessID === undefined ? sql`true` : sql`business_id = ${businessID}`;
  const { rows } = await sql<AnsweringFigures>`
    SELECT business_id AS "businessID", count(*) FILTER (WHERE counts)::int AS asked,
      count(answered_at) FILTER (WHERE counts)::int AS answered,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY working_minutes) FILTER (WHERE counts))::int AS minutes
    FROM (
      SELECT business_id, answered_at, working_minutes, left_out IS NULL AND asked_at > now() - interval '90 days'
        AND (answered_at IS NOT NULL OR asked_at < now() - interval '24 hours') AS counts
      FROM inquiry_answers WHERE asked_at > now() - interval '120 days' AND ${about}
    ) AS recent
    GROUP BY business_id
  `.execute(db);
  return rows;
}
