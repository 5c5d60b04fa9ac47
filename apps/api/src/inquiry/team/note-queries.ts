import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import type { Party } from '../party.ts';

export interface NoteRow {
  id: string;
  content: string;
  created_at: Date;
  edited_at: Date | null;
  author_id: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** What every query of notes names: nothing of another business is ever met. */
export interface OfBusiness {
  inquiryID: string;
  businessID: string;
}

/** A note of somebody's own. */
export interface OwnNote extends OfBusiness {
  noteID: string;
  authorID: string;
}

const columns = sql`
  note.id, note.content, note.created_at, note.edited_at, note.author_id, author.first_name, author.last_name`;

const isOwn = ({ noteID, inquiryID, businessID, authorID }: OwnNote) => sql`
  id = ${noteID} AND inquiry_id = ${inquiryID} AND business_id = ${businessID} AND author_id = ${authorID}`;

/** What a statement returns of the note it wrote. */
async function written(db: Database, statement: RawBuilder<unknown>): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`
    WITH note AS (${statement} RETURNING *)
    SELECT ${columns} FROM note LEFT JOIN named_people AS author ON author.id = note.author_id
  `.execute(db);
  return rows[0];
}

/** The notes of a business on a conversation, the oldest first (`inquiry_notes_of_inquiry`). */
export async function findNotes(db: ReadDatabase, { inquiryID, businessID }: OfBusiness): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT ${columns} FROM inquiry_notes AS note LEFT JOIN named_people AS author ON author.id = note.author_id
    WHERE note.inquiry_id = ${inquiryID} AND note.business_id = ${businessID} AND note.deleted_at IS NULL
    ORDER BY note.created_at, note.id
  `.execute(db);
  return rows;
}

/** How many notes a business has on a conversation (`inquiry_notes_of_inquiry`). */
export async function countNotes(db: ReadDatabase, { inquiryID, businessID }: OfBusiness): Promise<number> {
  const { count } = await db
    .selectFrom('inquiry_notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('inquiry_id', '=', inquiryID)
    .where('business_id', '=', businessID)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Content {
  content: string;
  /** Folded. */
  words: readonly string[];
}

export function insertNote(
  db: Database,
  { inquiryID, businessID, authorID, content, words }: OfBusiness & Content & { authorID: string },
): Promise<NoteRow | undefined> {
  return written(
    db,
    sql`INSERT INTO inquiry_notes (inquiry_id, business_id, author_id, content, words)
      VALUES (${inquiryID}, ${businessID}, ${authorID}, ${content}, array_to_tsvector(${words}::text[]))`,
  );
}

/** @returns undefined where there is no such note of theirs */
export function updateNote(
  db: Database,
  own: OwnNote,
  { content, words }: Content,
): Promise<NoteRow | undefined> {
  return written(
    db,
    sql`UPDATE inquiry_notes SET content = ${content}, words = array_to_tsvector(${words}::text[]), edited_at = now()
      WHERE ${isOwn(own)} AND deleted_at IS NULL`,
  );
}

/** Deletes a note, or takes that back; once more changes nothing. @returns undefined where there is no such note of theirs */
export function updateDeletion(db: Database, own: OwnNote, isDeleted: boolean): Promise<NoteRow | undefined> {
  return written(
    db,
    sql`UPDATE inquiry_notes SET deleted_at = CASE WHEN ${isDeleted} THEN coalesce(deleted_at, now()) END WHERE ${isOwn(own)}`,
  );
}

/** The conversations on which a party noted these words (`inquiry_notes_by_words`); people have no notes. */
export function notedWith({ id }: Party, words: string): RawBuilder<unknown> {
  return sql`
    SELECT inquiry_id FROM inquiry_notes
    WHERE ARRAY[business_id] @> ARRAY[${id}::uuid] AND words @@ to_tsquery('simple', ${words}) AND deleted_at IS NULL`;
}

/** What was deleted more than a day ago goes (`inquiry_notes_deleted`). */
export async function deleteOldNotes(db: Database): Promise<void> {
  await sql`DELETE FROM inquiry_notes WHERE deleted_at < now() - interval '1 day'`.execute(db);
}

/** What somebody noted, for their archive (`inquiry_notes_by_author`). */
export function findNotesBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('inquiry_notes')
    .select(['inquiry_id', 'content', 'created_at'])
    .where('author_id', '=', personID)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
