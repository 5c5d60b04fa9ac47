import { type InquiryFilter, type InquiryFolder, type InquirySide, inquiryLimits } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import type { Party } from './party.ts';
import { hidesReadMarks } from './read-marks/queries.ts';
import { notedWith } from './team/note-queries.ts';
import { teamFilters } from './team/team-filters.ts';

/** A conversation as one of its sides sees it. */
export interface InquiryRow {
  id: string;
  sender_type: 'business' | 'user';
  receiver_type: 'business' | 'user';
  subject: string;
  product_id: string | null;
  product_name: string | null;
  quantity: number | null;
  quantity_unit: string | null;
  wanted_by: string | null;
  delivery_place: string | null;
  suppliers: number;
  created_at: Date;
  closed_at: Date | null;
  closed_by: InquirySide | null;
  close_reason: string | null;
  reopenable_until: Date | null;
  side: InquirySide;
  folder: InquiryFolder;
  unread: number;
  owes_answer: boolean;
  own_business_id: string | null;
  own_person_id: string | null;
  other_business_id: string | null;
  other_person_id: string | null;
  /** Empty where it has seen none, or either side keeps that to itself. */
  other_seen_message_id: string | null;
  assigned_to: string | null;
  assigned_by: 'rule' | 'substitute' | null;
  assignee_first_name: string | null;
  assignee_last_name: string | null;
  last_content: string;
  last_at: Date;
  last_side: InquirySide;
  last_files: number;
  /** What the list is sorted by, in microseconds since 1970. */
  sorted_by: string;
}

const filtersOf = (readerID: string): Record<InquiryFilter, RawBuilder<unknown>> => ({
  all: sql`true`,
  unread: sql`own.unread > 0`,
  'my-turn': sql`own.owes_answer`,
  'their-turn': sql`NOT own.owes_answer AND NOT own.is_closed`,
  closed: sql`own.is_closed`,
  ...teamFilters(readerID),
});

/** How long after its end a conversation can go on. */
const reopening = sql`make_interval(days => ${inquiryLimits.reopenDays})`;

/** The rest of what is shown of conversations whose own sides are `own`. */
function selectInquiries(own: RawBuilder<unknown>, sortedBy: RawBuilder<unknown>) {
  return sql<InquiryRow>`
    SELECT inquiry.id, inquiry.sender_type, inquiry.receiver_type, inquiry.subject, inquiry.product_id, inquiry.product_name,
      inquiry.quantity::float8 AS quantity, inquiry.quantity_unit, inquiry.wanted_by::text, inquiry.delivery_place, inquiry.suppliers,
      inquiry.created_at, inquiry.closed_at, inquiry.closed_by, inquiry.close_reason,
      inquiry.closed_at + ${reopening} AS reopenable_until,
      own.side, own.folder, own.unread, own.owes_answer, own.business_id AS own_business_id, own.person_id AS own_person_id,
      own.assigned_to, own.assigned_by, assignee.first_name AS assignee_first_name, assignee.last_name AS assignee_last_name,
      other.business_id AS other_business_id, other.person_id AS other_person_id,
      CASE WHEN NOT ${hidesReadMarks} THEN nullif(other.seen_message_id, 0)::text END AS other_seen_message_id,
      last.content AS last_content, last.created_at AS last_at, last.side AS last_side,
      (SELECT count(*)::int FROM message_files WHERE message_files.message_id = last.id) AS last_files,
      ${microsecondsOf(sortedBy)} AS sorted_by
    FROM (${own}) AS own
    JOIN inquiries AS inquiry ON inquiry.id = own.inquiry_id
    JOIN inquiry_sides AS other ON other.inquiry_id = own.inquiry_id AND other.side <> own.side
    LEFT JOIN named_people AS assignee ON assignee.id = own.assigned_to
    CROSS JOIN LATERAL (
      SELECT CASE WHEN removed_at IS NULL THEN messages.id END AS id,
        CASE WHEN removed_at IS NULL THEN left(content, 200) ELSE '' END AS content, created_at, side FROM messages
      WHERE messages.inquiry_id = own.inquiry_id ORDER BY messages.id DESC LIMIT 1
    ) AS last
    ORDER BY ${sortedBy} DESC, own.inquiry_id DESC`;
}

interface Page {
  party: Party;
  /** Who reads, for themselves or for a business. */
  readerID: string;
  filter: InquiryFilter;
  folder: InquiryFolder;
  /** What is searched for, as a query of `to_tsquery`. */
  words: string | undefined;
  order: 'created' | 'recent';
  from: MomentCursor | undefined;
  size: number;
}

/** A page of a party's conversations, walked in the index by which it is sorted (`inquiry_sides_of_…`). */
export async function findInquiries(db: ReadDatabase, page: Page): Promise<InquiryRow[]> {
  const { party, readerID, filter, folder, words, order, from, size } = page;
  const sortedBy = order === 'recent' ? sql`own.last_message_at` : sql`own.begun_at`;
  const begins = from ? sql`AND (${sortedBy}, own.inquiry_id) < ${endOf(from)}` : sql``;
  // By the words first: few conversations hold them (`messages_by_words`).
  const bearing = words
    ? sql`AND own.inquiry_id IN (
        SELECT inquiry_id FROM messages WHERE readers @> ARRAY[${party.id}::uuid] AND words @@ to_tsquery('simple', ${words})
        UNION ALL ${notedWith(party, words)})`
    : sql``;
  const own = sql`
    SELECT own.* FROM inquiry_sides AS own
    WHERE own.${sql.ref(party.column)} = ${party.id} AND own.folder = ${folder} AND ${filtersOf(readerID)[filter]}
      ${begins} ${bearing}
    ORDER BY ${sortedBy} DESC, own.inquiry_id DESC LIMIT ${size}`;
  const { rows } = await selectInquiries(own, sortedBy).execute(db);
  return rows;
}

/** A conversation of a party (`inquiry_sides_pkey`). */
export async function findInquiry(
  db: ReadDatabase,
  { id, party }: { id: string; party: Party },
): Promise<InquiryRow | undefined> {
  const own = sql`
    SELECT own.* FROM inquiry_sides AS own
    WHERE own.inquiry_id = ${id} AND own.${sql.ref(party.column)} = ${party.id} ORDER BY own.side LIMIT 1`;
  const { rows } = await selectInquiries(own, sql`own.begun_at`).execute(db);
  return rows[0];
}

/** Who is on the sides of a party's conversation (`inquiry_sides_pkey`). */
export async function findSides(db: ReadDatabase, { id, party }: { id: string; party: Party }) {
  const { rows } = await sql<{
    side: InquirySide;
    sender_type: 'business' | 'user';
    receiver_type: 'business' | 'user';
    is_closed: boolean;
    readers: string[];
    /** A business that does not show who of it wrote. */
    other_hides_names: boolean;
  }>`
    SELECT own.side, inquiry.sender_type, inquiry.receiver_type, own.is_closed,
      EXISTS (SELECT FROM inbox_settings WHERE business_id = other.business_id AND NOT shows_names) AS other_hides_names,
      array_remove(ARRAY[own.business_id, own.person_id, other.business_id, other.person_id], NULL) AS readers
    FROM inquiry_sides AS own
      JOIN inquiries AS inquiry ON inquiry.id = own.inquiry_id
      JOIN inquiry_sides AS other ON other.inquiry_id = own.inquiry_id AND other.side <> own.side
    WHERE own.inquiry_id = ${id} AND own.${sql.ref(party.column)} = ${party.id} ORDER BY own.side LIMIT 1
  `.execute(db);
  return rows[0];
}

/** A conversation of a party and its state; nobody else writes in it until the transaction ends. */
export async function lockInquiry(db: Database, { id, party }: { id: string; party: Party }) {
  const { rows } = await sql<{
    side: InquirySide;
    is_closed: boolean;
    is_reopenable: boolean;
  }>`
    SELECT own.side, inquiry.closed_at IS NOT NULL AS is_closed,
      coalesce(inquiry.closed_at > now() - ${reopening}, false) AS is_reopenable
    FROM inquiries AS inquiry JOIN inquiry_sides AS own ON own.inquiry_id = inquiry.id
    WHERE inquiry.id = ${id} AND own.${sql.ref(party.column)} = ${party.id} ORDER BY own.side LIMIT 1
    FOR UPDATE OF inquiry
  `.execute(db);
  return rows[0];
}

export interface NewInquiry {
  batchID: string;
  sender: Party;
  receiver: Party;
  subject: string;
  product: { id: string; name: string } | undefined;
  quantity: { number: number; unit: string } | undefined;
  wantedBy: string | undefined;
  deliveryPlace: string | undefined;
  suppliers: number;
  /** Where the receiver finds it. */
  folder: InquiryFolder;
}

const typeOf = ({ column }: Party) => (column === 'business_id' ? 'business' : 'user');

/** A conversation with both sides; its first message is for `insertMessage`. @returns its id */
export async function insertInquiry(db: Database, inquiry: NewInquiry): Promise<string> {
  const { sender, receiver, product, quantity } = inquiry;
  const { id, created_at } = await db
    .insertInto('inquiries')
    .values({
      sender_type: typeOf(sender),
      receiver_type: typeOf(receiver),
      subject: inquiry.subject,
      product_id: product?.id,
      product_name: product?.name,
      quantity: quantity?.number,
      quantity_unit: quantity?.unit,
      wanted_by: inquiry.wantedBy,
      delivery_place: inquiry.deliveryPlace,
      batch_id: inquiry.batchID,
      suppliers: inquiry.suppliers,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  const side = { inquiry_id: id, begun_at: created_at, last_message_at: created_at };
  await db
    .insertInto('inquiry_sides')
    .values([
      { ...side, side: 'S', [sender.column]: sender.id, owes_answer: false },
      { ...side, side: 'R', [receiver.column]: receiver.id, folder: inquiry.folder, owes_answer: false },
    ])
    .execute();
  return id;
}

/** Ends a conversation, or goes on with it: then there is neither side nor reason. Whoever wrote last waits for the other. */
export async function updateEnd(
  db: Database,
  id: string,
  end: { side: InquirySide; reason: string | undefined } | undefined,
): Promise<void> {
  await db
    .updateTable('inquiries')
    .set({
      closed_at: end ? sql<Date>`now()` : null,
      closed_by: end?.side ?? null,
      close_reason: end?.reason ?? null,
    })
    .where('id', '=', id)
    .execute();
  await sql`
    UPDATE inquiry_sides AS own SET is_closed = ${end !== undefined}, owes_answer = ${end === undefined} AND own.side <> last.side
    FROM (SELECT side FROM messages WHERE inquiry_id = ${id} ORDER BY id DESC LIMIT 1) AS last
    WHERE own.inquiry_id = ${id}
  `.execute(db);
}

/** How many conversations with something unread a person has, as themselves and as each of their businesses, by folder (`inquiry_sides_unread_of_…`). */
export async function countUnread(
  db: ReadDatabase,
  { personID, businessIDs }: { personID: string; businessIDs: readonly string[] },
) {
  const { rows } = await sql<{ id: string; unread: number; strangers: number }>`
    SELECT id, count(*) FILTER (WHERE folder = 'inbox')::int AS unread, count(*) FILTER (WHERE folder = 'strangers')::int AS strangers
    FROM (
      SELECT person_id AS id, folder FROM inquiry_sides WHERE person_id = ${personID} AND unread > 0
      UNION ALL
      SELECT business_id, folder FROM inquiry_sides WHERE business_id = ANY(${businessIDs}::uuid[]) AND unread > 0
    ) AS own GROUP BY id
  `.execute(db);
  return rows;
}

/**
 * Conversations that hold something unread for a person or one of their businesses and are no colleague's, the last first
 * (`inquiry_sides_unread_of_person`, `inquiry_sides_unread_of_business`).
 */
export async function findUnread(
  db: ReadDatabase,
  { personID, businessIDs, size }: { personID: string; businessIDs: readonly string[]; size: number },
): Promise<InquiryRow[]> {
  const own = sql`
    SELECT side.* FROM (
      SELECT * FROM inquiry_sides WHERE person_id = ${personID} AND folder = 'inbox' AND unread > 0
      UNION ALL
      SELECT * FROM inquiry_sides WHERE business_id = ANY(${businessIDs}::uuid[]) AND folder = 'inbox' AND unread > 0
        AND (assigned_to IS NULL OR assigned_to = ${personID})
    ) AS side ORDER BY side.last_message_at DESC, side.inquiry_id DESC LIMIT ${size}`;
  const { rows } = await selectInquiries(own, sql`own.last_message_at`).execute(db);
  return rows;
}

/** These conversations as a person and their businesses see them (`inquiry_sides_pkey`). */
export async function findOwnAmong(
  db: ReadDatabase,
  {
    personID,
    businessIDs,
    ids,
  }: { personID: string; businessIDs: readonly string[]; ids: readonly string[] },
): Promise<InquiryRow[]> {
  const own = sql`
    SELECT own.* FROM inquiry_sides AS own
    WHERE own.inquiry_id = ANY(${ids}::uuid[])
      AND (own.person_id = ${personID} OR own.business_id = ANY(${businessIDs}::uuid[]))`;
  const { rows } = await selectInquiries(own, sql`own.begun_at`).execute(db);
  return rows;
}

/** Whoever is on a side of a conversation, by their ids. */
export async function findReaders(db: ReadDatabase, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiry_sides')
    .select(['business_id', 'person_id'])
    .where('inquiry_id', '=', id)
    .execute();
  return rows.flatMap(({ business_id, person_id }) => business_id ?? person_id ?? []);
}
