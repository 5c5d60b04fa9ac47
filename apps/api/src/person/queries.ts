import type { AccountOwner } from '@kontor/contract';
import { type Database, statement } from '@kontor/database';
import { sql } from 'kysely';

/** Cards of the given people, in the order of the ids; ids without a person are left out. */
export async function findPersonCards(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select([
      'id',
      'origin',
      'username',
      'first_name',
      'last_name',
      'profile_photo_url',
      'country_code',
      'state_id',
      'city',
      'job_position_id',
      'company_name',
      'brief_presentation',
      'like_count',
    ])
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type PersonCardRow = Awaited<ReturnType<typeof findPersonCards>>[number];

/** What a person sees of their own row. Each page of somebody signed in asks for it. */
const profileById = statement((db, id: string) =>
  db
    .selectFrom('people')
    .select([
      'id',
      'username',
      'first_name',
      'last_name',
      'email',
      'profile_photo_url',
      'country_code',
      'state_id',
    ])
    .select(['city', 'business_type', 'company_name', 'industry_id', 'job_position_id', 'brief_presentation'])
    .where('id', '=', id),
);

export async function findProfile(db: Database, id: string) {
  const [row] = await profileById(db, id);
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Whoever makes or deletes a person does so alone, until the end of the transaction. */
export async function lockPerson(db: Database, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(db);
}

export async function isThere(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function isDeleted(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('deleted_people').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the username is taken */
export async function insertRow(
  db: Database,
  {
    id,
    username,
    firstName,
    lastName,
  }: { id: string; username: string; firstName: string; lastName: string },
): Promise<boolean> {
  const row = await db
    .insertInto('people')
    .values({ id, username, first_name: firstName, last_name: lastName })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The country somebody signed up with stands until they say another one in their profile. */
export async function updateFromAccount(db: Database, id: string, account: AccountOwner): Promise<void> {
  const { firstName, lastName, email, country = null } = account;
  await db
    .updateTable('people')
    .set({
      first_name: firstName,
      last_name: lastName,
      email,
      country_code: sql`coalesce(country_code, ${country})`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function markDeleted(db: Database, id: string): Promise<void> {
  await db
    .insertInto('deleted_people')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('people').where('id', '=', id).execute();
}
