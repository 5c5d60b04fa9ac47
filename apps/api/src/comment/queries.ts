import type { CommentedResource, CommentedRoot } from '@kontor/contract';
import type { Database, ReadDatabase, StoredPicture } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import type { HeldRow } from '../hold/present-held.ts';

/** Where a comment stands, and who may do what with it. */
export interface PlaceRow {
  id: string;
  resource_type: CommentedResource;
  resource_id: string;
  root_type: CommentedRoot;
  root_id: string;
  person_id: string | null;
  acting_business_id: string | null;
  is_answer: boolean;
  removed_at: Date | null;
  withheld_at: Date | null;
}

const place = [
  'id',
  'resource_type',
  'resource_id',
  'root_type',
  'root_id',
  'person_id',
  'acting_business_id',
  'is_answer',
  'removed_at',
  'withheld_at',
] as const;

/** One comment, a removed one too (`comments_pkey`). */
export function findPlace(db: ReadDatabase, id: string): Promise<PlaceRow | undefined> {
  return db.selectFrom('comments').select(place).where('id', '=', id).executeTakeFirst();
}

/** `share` keeps a comment from being removed, `update` from being replied to as well. */
export type LockStrength = 'share' | 'update';

/** The same, locked. `lockComment` locks in the order everybody does. */
export function lockPlace(trx: Database, id: string, strength: LockStrength): Promise<PlaceRow | undefined> {
  const query = trx.selectFrom('comments').select(place).where('id', '=', id);
  return (strength === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
}

export interface CommentRow extends PlaceRow, HeldRow {
  content: string;
  created_at: Date;
  edited_at: Date | null;
  sorted_by: string;
  replies: number | null;
  likes: number | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  person_photo: StoredPicture | null;
  company_name: string | null;
  business_photo: StoredPicture | null;
}

/** Comments with who wrote them and how many like and answer them. @param page rows of `comments`; @param order of what is shown */
function selectComments(page: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  return sql<CommentRow>`
    SELECT comment.*, below.count AS replies, liked.count AS likes, person.username, person.first_name, person.last_name,
      person.profile_photo AS person_photo, business.company_name, business.profile_photo AS business_photo,
      hold.cause AS hold_cause, hold.publish_at, hold.reason AS hold_reason, hold.note AS hold_note
    FROM (
      SELECT id, resource_type, resource_id, root_type, root_id, person_id, acting_business_id, is_answer, removed_at, withheld_at, content,
        created_at, edited_at, ${microsecondsOf(sql`created_at`)} AS sorted_by
      FROM comments ${page}
    ) AS comment
      LEFT JOIN comment_counts AS below ON below.resource_id = comment.id
      CROSS JOIN LATERAL (SELECT sum(count)::integer AS count FROM counted_likes WHERE resource_id = comment.id) AS liked
      LEFT JOIN people_by_username AS person ON person.id = comment.person_id
      LEFT JOIN business_cards AS business ON business.id = comment.acting_business_id
      LEFT JOIN holds_for_authors AS hold ON hold.resource_id = comment.id AND comment.withheld_at IS NOT NULL
    ORDER BY ${order}`;
}

/**
 * Whether a reader reads a comment: they did not mute who wrote it, and neither has blocked the other, as themselves or as the business.
 * One that is withheld its author reads; to everybody else it holds the place of its replies, where it has some.
 */
function isRead(readerID: string | undefined): RawBuilder<unknown> {
  const reader = sql`${readerID ?? null}::uuid`;
  return sql`NOT EXISTS (
      SELECT FROM silenced WHERE reader_id = ${reader} AND other_id IN (comments.person_id, comments.acting_business_id)
    ) AND (withheld_at IS NULL OR coalesce(person_id = ${reader}, false)
      OR EXISTS (SELECT FROM comments AS reply WHERE reply.resource_id = comments.id AND reply.withheld_at IS NULL))`;
}

interface Page {
  resourceID: string;
  readerID: string | undefined;
  from: MomentCursor | undefined;
  skip: number;
  size: number;
}

const lastFirst = sql`created_at DESC, id DESC`;
const answerFirst = sql`is_answer DESC, created_at, id`;

/** A page of the comments on something that is no comment, the last first (`comments_of_resource`). */
export async function findComments(
  db: ReadDatabase,
  { resourceID, readerID, from, skip, size }: Page,
): Promise<CommentRow[]> {
  const begins = from ? sql`AND (created_at, id) < ${endOf(from)}` : sql``;
  const page = sql`WHERE resource_id = ${resourceID} AND NOT is_answer ${begins} AND ${isRead(readerID)}
    ORDER BY ${lastFirst} OFFSET ${skip} LIMIT ${size}`;
  return (await selectComments(page, lastFirst).execute(db)).rows;
}

/** A page of the replies to a comment: the answer, then the first first (`comments_of_resource`). */
export async function findReplies(
  db: ReadDatabase,
  { resourceID, readerID, from, skip, size }: Page,
): Promise<CommentRow[]> {
  // Whoever asks for a further page has the answer already.
  const begins = from ? sql`AND NOT is_answer AND (created_at, id) > ${endOf(from)}` : sql``;
  const page = sql`WHERE resource_id = ${resourceID} ${begins} AND ${isRead(readerID)}
    ORDER BY ${answerFirst} OFFSET ${skip} LIMIT ${size}`;
  return (await selectComments(page, answerFirst).execute(db)).rows;
}

/** The replies that answer these comments (`comments_answers`). */
export async function findAnswers(
  db: ReadDatabase,
  ids: readonly string[],
  readerID: string | undefined,
): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  const page = sql`WHERE resource_id = ANY (${ids}::uuid[]) AND is_answer AND ${isRead(readerID)}`;
  return (await selectComments(page, sql`id`).execute(db)).rows;
}

export async function findComment(db: ReadDatabase, id: string): Promise<CommentRow | undefined> {
  return (await selectComments(sql`WHERE id = ${id}`, sql`id`).execute(db)).rows[0];
}

/** How many comments stand below something (`comment_counts_pkey`), and whether it takes more (`closed_comments_pkey`). */
export async function findState(
  db: ReadDatabase,
  { resourceID, rootID }: { resourceID: string; rootID: string },
): Promise<{ total: number; are_closed: boolean }> {
  const { rows } = await sql<{ total: number; are_closed: boolean }>`
    SELECT coalesce((SELECT count FROM comment_counts WHERE resource_id = ${resourceID}), 0) AS total,
      EXISTS (SELECT FROM closed_comments WHERE resource_id = ${rootID}) AS are_closed
  `.execute(db);
  return rows[0] ?? { total: 0, are_closed: false };
}

/** What people wrote, as long as they did not remove it (`comments_pkey`). */
export function findAllWritten(db: ReadDatabase, ids: readonly string[]) {
  return db
    .selectFrom('comments')
    .select(['id', 'content', 'person_id', 'acting_business_id', 'root_type', 'root_id', 'withheld_at'])
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute();
}

export const findWritten = async (db: ReadDatabase, id: string) => (await findAllWritten(db, [id]))[0];

/** Has its author alone see a comment; it answers a question no longer. */
export async function updateWithheld(trx: Database, id: string): Promise<void> {
  await sql`
    UPDATE comments SET withheld_at = clock_timestamp(), is_answer = false WHERE id = ${id} AND withheld_at IS NULL AND removed_at IS NULL
  `.execute(trx);
}

/** Has everybody see it, as if it were written now or where it stood; what somebody wrote who leaves, once they stay. */
export async function updatePublished(trx: Database, id: string, isNew: boolean): Promise<void> {
  await sql`
    UPDATE comments SET
      withheld_at = (SELECT since FROM leaving_people AS leaving WHERE leaving.id = person_id AND acting_business_id IS NULL),
      created_at = CASE WHEN ${isNew}::boolean THEN now() ELSE created_at END
    WHERE id = ${id}
  `.execute(trx);
}

export interface NewComment {
  resourceType: CommentedResource;
  resourceID: string;
  rootType: CommentedRoot;
  rootID: string;
  personID: string;
  actingBusinessID: string | undefined;
  content: string;
  isWithheld: boolean;
}

/** @returns its id */
export async function insertComment(trx: Database, comment: NewComment): Promise<string> {
  const { id } = await trx
    .insertInto('comments')
    .values({
      resource_type: comment.resourceType,
      resource_id: comment.resourceID,
      root_type: comment.rootType,
      root_id: comment.rootID,
      person_id: comment.personID,
      acting_business_id: comment.actingBusinessID ?? null,
      content: comment.content,
      withheld_at: comment.isWithheld ? sql<Date>`clock_timestamp()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether it was there */
export async function updateContent(trx: Database, id: string, content: string): Promise<boolean> {
  const row = await trx
    .updateTable('comments')
    .set({ content, edited_at: new Date() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes these comments; of those with replies of others the place stays, without words and author. Triggers do the rest. */
export async function deleteComments(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE comments SET removed_at = now(), withheld_at = NULL, person_id = NULL, acting_business_id = NULL, content = ''
    WHERE id = ANY (${ids}::uuid[]) AND removed_at IS NULL
      AND EXISTS (SELECT FROM comments AS reply WHERE reply.resource_id = comments.id AND reply.id <> ALL (${ids}::uuid[]))
  `.execute(trx);
  await sql`DELETE FROM comments WHERE id = ANY (${ids}::uuid[]) AND removed_at IS NULL`.execute(trx);
}

/**
 * Locks what somebody wrote (`comments_by_person`), comments before replies as everybody does, with what they replied to.
 * @returns the ids of what they wrote
 */
export async function lockCommentsOf(trx: Database, personID: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_own: boolean }>`
    SELECT id, person_id = ${personID} AS is_own FROM comments
    WHERE id IN (
      SELECT id FROM comments WHERE person_id = ${personID}
      UNION SELECT resource_id FROM comments WHERE person_id = ${personID} AND resource_type = 'comment'
    )
    ORDER BY resource_type = 'comment', id FOR UPDATE
  `.execute(trx);
  return rows.flatMap(({ id, is_own }) => (is_own ? [id] : []));
}

/** One reply answers a comment, or none. */
export async function updateAnswer(
  trx: Database,
  { id, resource_id }: Pick<PlaceRow, 'id' | 'resource_id'>,
  isAnswer: boolean,
): Promise<void> {
  await trx
    .updateTable('comments')
    .set({ is_answer: false })
    .where('resource_id', '=', resource_id)
    .where('is_answer', '=', true)
    .where('id', isAnswer ? '<>' : '=', id)
    .execute();
  if (isAnswer) await trx.updateTable('comments').set({ is_answer: true }).where('id', '=', id).execute();
}

export async function insertClosed(trx: Database, resourceID: string): Promise<void> {
  await trx
    .insertInto('closed_comments')
    .values({ resource_id: resourceID })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteClosed(trx: Database, resourceID: string): Promise<void> {
  await trx.deleteFrom('closed_comments').where('resource_id', '=', resourceID).execute();
}

/** All somebody wrote, the first first (`comments_by_person`). */
export function findCommentsOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('comments')
    .select([
      'id',
      'resource_type',
      'resource_id',
      'acting_business_id',
      'content',
      'created_at',
      'edited_at',
    ])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
