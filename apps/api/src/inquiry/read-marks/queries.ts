import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import type { Party } from '../party.ts';

/**
 * Whether one of the sides `own` and `other` of a conversation keeps to itself what it has read; then neither is told of the other
 * (`read_marks_off_…_key`).
 */
export const hidesReadMarks: RawBuilder<boolean> = sql`(
  EXISTS (SELECT FROM read_marks_off AS off WHERE off.business_id IN (own.business_id, other.business_id))
  OR EXISTS (SELECT FROM read_marks_off AS off WHERE off.person_id IN (own.person_id, other.person_id)))`;

/** The same of a conversation of a party (`inquiry_sides_pkey`). */
export async function findHidesReadMarks(db: ReadDatabase, inquiryID: string): Promise<boolean> {
  const { rows } = await sql<{ hides: boolean }>`
    SELECT ${hidesReadMarks} AS hides
    FROM inquiry_sides AS own JOIN inquiry_sides AS other ON other.inquiry_id = own.inquiry_id AND other.side = 'R'
    WHERE own.inquiry_id = ${inquiryID} AND own.side = 'S'
  `.execute(db);
  return rows[0]?.hides ?? false;
}

export async function findReadMarks(db: ReadDatabase, { column, id }: Party): Promise<boolean> {
  const rows = await db.selectFrom('read_marks_off').select(column).where(column, '=', id).execute();
  return rows.length === 0;
}

/** @returns whether it was chosen otherwise before */
export async function updateReadMarks(
  db: Database,
  { column, id }: Party,
  areShown: boolean,
): Promise<boolean> {
  const changed = await (areShown
    ? db.deleteFrom('read_marks_off').where(column, '=', id).returning(column).execute()
    : db
        .insertInto('read_marks_off')
        .values({ [column]: id })
        .onConflict((conflict) => conflict.column(column).doNothing())
        .returning(column)
        .execute());
  return changed.length > 0;
}
