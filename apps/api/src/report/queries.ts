import {
  type ReportDecision,
  type ReportedResource,
  type ReportReason,
  reportDecisions,
} from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';

/** A message as it stood when it was reported. */
interface ReportedMessage {
  from: 'S' | 'R';
  content: string;
  datetime: string;
}

export interface NewReport {
  reporterID: string;
  inquiryID: string;
  messageID: string | undefined;
  reason: ReportReason;
  text: string | undefined;
  snapshot: readonly ReportedMessage[];
  reportedBusinessID: string | undefined;
  reportedPersonID: string | undefined;
}

/** Adds a report, unless they reported the same before (`reports_of_reporter`). @returns its id, and whether it is new */
export async function insertReport(db: Database, report: NewReport): Promise<{ id: string; isNew: boolean }> {
  const { reporterID, inquiryID, messageID } = report;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO reports (reporter_id, inquiry_id, message_id, reason, text, snapshot, reported_business_id, reported_person_id)
    VALUES (${reporterID}, ${inquiryID}, ${messageID ?? null}::bigint, ${report.reason}, ${report.text ?? null},
      ${JSON.stringify(report.snapshot)}::jsonb, ${report.reportedBusinessID ?? null}::uuid, ${report.reportedPersonID ?? null}::uuid)
    ON CONFLICT DO NOTHING RETURNING id
  `.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const before = await sql<{ id: string }>`
    SELECT id FROM reports
    WHERE reporter_id = ${reporterID} AND inquiry_id = ${inquiryID} AND coalesce(message_id, 0) = ${messageID ?? '0'}::bigint
  `.execute(db);
  const id = before.rows[0]?.id;
  if (!id) throw new Error(`The report about ${inquiryID} is neither new nor there.`);
  return { id, isNew: false };
}

export interface ReportRow {
  id: string;
  resource_type: ReportedResource | null;
  resource_id: string | null;
  content: string | null;
  inquiry_id: string | null;
  message_id: string | null;
  reason: ReportReason;
  text: string | null;
  snapshot: ReportedMessage[];
  reported_business_id: string | null;
  reported_person_id: string | null;
  reported_name: string | null;
  created_at: Date;
  decision: (typeof reportDecisions)[ReportDecision] | null;
  decided_at: Date | null;
  note: string | null;
  sorted_by: string;
}

const columns = sql`
  report.id, report.resource_type, report.resource_id, report.content, report.inquiry_id, report.message_id::text, report.reason, report.text, report.snapshot, report.reported_business_id,
  report.reported_person_id, report.created_at, report.decision, report.decided_at, report.note,
  coalesce(
    (SELECT company_name FROM business_cards WHERE business_cards.id = report.reported_business_id),
    (SELECT first_name || ' ' || last_name FROM named_people WHERE named_people.id = report.reported_person_id)) AS reported_name`;

interface Page {
  state: 'open' | 'decided';
  from: MomentCursor | undefined;
  size: number;
}

/** A page of the reports that wait, the oldest first, or of those decided, the last first (`reports_open`, `reports_decided`). */
export async function findReports(db: ReadDatabase, { state, from, size }: Page): Promise<ReportRow[]> {
  const which =
    state === 'open'
      ? sql`report.decided_at IS NULL ${from ? sql`AND (report.created_at, report.id) > ${endOf(from)}` : sql``}
          ORDER BY report.created_at, report.id`
      : sql`report.decided_at IS NOT NULL ${from ? sql`AND (report.decided_at, report.id) < ${endOf(from)}` : sql``}
          ORDER BY report.decided_at DESC, report.id DESC`;
  const { rows } = await sql<ReportRow>`
    SELECT ${columns}, ${microsecondsOf(sql`coalesce(report.decided_at, report.created_at)`)} AS sorted_by
    FROM reports AS report WHERE ${which} LIMIT ${size}
  `.execute(db);
  return rows;
}

export async function findReport(db: ReadDatabase, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    SELECT ${columns}, '0' AS sorted_by FROM reports AS report WHERE report.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Nobody else decides a report, or another one about the same conversation or the same resource, until the transaction ends. */
export async function lockReports(db: Database, id: string): Promise<void> {
  await sql`
    SELECT FROM reports
    WHERE id = ${id} OR inquiry_id = (SELECT inquiry_id FROM reports WHERE id = ${id})
      OR resource_id = (SELECT resource_id FROM reports WHERE id = ${id})
    ORDER BY id FOR UPDATE
  `.execute(db);
}

interface Decided {
  id: string;
  decision: ReportDecision;
  decidedBy: string;
  note: string | undefined;
}

/** Decides a report and the others that wait about the same message, or the same conversation or the same resource (`reports_by_inquiry`, `reports_by_resource`). */
export async function updateDecided(db: Database, { id, decision, decidedBy, note }: Decided): Promise<void> {
  await sql`
    UPDATE reports AS report SET decision = ${reportDecisions[decision]}, decided_at = now(), decided_by = ${decidedBy}, note = ${note ?? null}
    FROM reports AS chosen
    WHERE chosen.id = ${id} AND report.decided_at IS NULL AND (report.id = chosen.id OR report.resource_id = chosen.resource_id
      OR (report.inquiry_id = chosen.inquiry_id AND report.message_id IS NOT DISTINCT FROM chosen.message_id
        AND coalesce(report.reported_business_id, report.reported_person_id) = coalesce(chosen.reported_business_id, chosen.reported_person_id)))
  `.execute(db);
}

interface NewResourceReport {
  reporterID: string;
  type: ReportedResource;
  id: string;
  content: string;
  reason: ReportReason;
  text: string | undefined;
  businessID: string | undefined;
  personID: string | undefined;
}

/** Adds a report, unless they reported the same before (`reports_of_reporter_and_resource`). @returns its id, and whether it is new */
export async function insertResourceReport(
  db: Database,
  { reporterID, type, id, content, reason, text, businessID, personID }: NewResourceReport,
): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO reports (reporter_id, resource_type, resource_id, content, reason, text, snapshot, reported_business_id, reported_person_id)
    VALUES (${reporterID}, ${type}, ${id}, ${content}, ${reason}, ${text ?? null}, '[]', ${businessID ?? null}::uuid, ${personID ?? null}::uuid)
    ON CONFLICT DO NOTHING RETURNING id
  `.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const before = await findOwnReport(db, reporterID, id);
  if (before === undefined) throw new Error(`The report about ${id} is neither new nor there.`);
  return { id: before, isNew: false };
}

/** What somebody reported of a resource before (`reports_of_reporter_and_resource`). */
export async function findOwnReport(
  db: ReadDatabase,
  reporterID: string,
  resourceID: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterID)
    .where('resource_id', '=', resourceID)
    .executeTakeFirst();
  return row?.id;
}

/** Of several reports somebody makes at the same time each waits for the one before, so that all are counted. */
export async function lockReporter(db: Database, reporterID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reports of ${reporterID}`}, 0))`.execute(db);
}

/** In how many seconds somebody who made so many in 24 hours made fewer again (`reports_by_reporter`); undefined while they did not. */
export async function findFreeIn(
  db: ReadDatabase,
  reporterID: string,
  maximum: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ free_in: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM created_at + interval '24 hours' - now()))::int) AS free_in FROM reports
    WHERE reporter_id = ${reporterID} AND created_at > now() - interval '24 hours'
    ORDER BY created_at DESC OFFSET ${maximum - 1} LIMIT 1
  `.execute(db);
  return rows[0]?.free_in;
}

/** What somebody reported, the last first (`reports_by_reporter`). */
export async function findOwnReports(
  db: ReadDatabase,
  { reporterID, from, size }: { reporterID: string; from: MomentCursor | undefined; size: number },
): Promise<ReportRow[]> {
  const begins = from ? sql`AND (report.created_at, report.id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<ReportRow>`
    SELECT ${columns}, ${microsecondsOf(sql`report.created_at`)} AS sorted_by FROM reports AS report
    WHERE report.reporter_id = ${reporterID} ${begins} ORDER BY report.created_at DESC, report.id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

/** What a profile, a business or a product is called, and whose it is; undefined for what not everybody sees. */
export async function findNamed(
  db: ReadDatabase,
  type: 'user' | 'business' | 'product',
  id: string,
): Promise<{ content: string; business_id: string | null; person_id: string | null } | undefined> {
  const from = {
    user: sql`SELECT first_name || ' ' || last_name AS content, NULL::uuid AS business_id, id AS person_id FROM named_people`,
    business: sql`SELECT company_name AS content, id AS business_id, NULL::uuid AS person_id FROM listed_businesses`,
    product: sql`SELECT name AS content, business_id, NULL::uuid AS person_id FROM listed_products`,
  }[type];
  const { rows } = await sql<{ content: string; business_id: string | null; person_id: string | null }>`
    ${from} WHERE id = ${id}
  `.execute(db);
  return rows[0];
}

/** Who is told of a warning: the administrators of a business, or the person. */
export async function findPeopleTold(
  db: ReadDatabase,
  { businessID, personID }: { businessID: string | null; personID: string | null },
): Promise<string[]> {
  if (businessID === null) return personID === null ? [] : [personID];
  const rows = await db
    .selectFrom('administrators_of_businesses')
    .select('person_id')
    .where('business_id', '=', businessID)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Deletes reports about what belonged to a person (`reports_about_person`); those about conversations stay, without them. */
export async function deleteReportsAbout(trx: Database, personID: string): Promise<void> {
  await trx
    .deleteFrom('reports')
    .where('reported_person_id', '=', personID)
    .where('resource_id', 'is not', null)
    .execute();
}

interface OfPerson {
  id: string;
  did: 'reported' | 'decided' | 'was reported';
  reason: string;
  text: string | null;
  at: Date;
  decision: string | null;
}

/** What somebody reported and decided, and what was reported of them, without by whom. */
export async function findReportsOfPerson(db: ReadDatabase, personID: string): Promise<OfPerson[]> {
  const { rows } = await sql<OfPerson>`
    SELECT id, 'reported' AS did, reason, text, created_at AS at, decision FROM reports WHERE reporter_id = ${personID}
    UNION ALL SELECT id, 'decided', reason, note, decided_at, decision FROM reports WHERE decided_by = ${personID}
    UNION ALL SELECT id, 'was reported', reason, NULL, created_at, decision FROM reports WHERE reported_person_id = ${personID}
    ORDER BY at, id
  `.execute(db);
  return rows;
}
