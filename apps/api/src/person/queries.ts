import type { AccountOwner } from '@kontor/contract';
import { type Database, type ReadDatabase, statement } from '@kontor/database';
import type { People } from '@kontor/database/schema';
import { sql, type Updateable } from 'kysely';

const pictures = ['profile_photo', 'cover_photo'] as const;

const nameAndPlace = [
  'id',
  'username',
  'first_name',
  'last_name',
  'country_code',
  'state_id',
  'city',
] as const;

/** Others see of a person who leaves as little as of one who is gone; so do the views of people. */
const isShown = sql<boolean>`leaving_since IS NULL`;

/** Cards of the given people, in the order of the ids; ids without a person are left out. */
export async function findPersonCards(db: ReadDatabase, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select(nameAndPlace)
    .select(['origin', 'job_position_id', 'company_name', 'brief_presentation', 'like_count'])
    .select('profile_photo')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where(isShown)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type PersonCardRow = Awaited<ReturnType<typeof findPersonCards>>[number];

/** What a profile shows its owner and others alike, as far as they may see it. */
const profileColumns = [
  ...nameAndPlace,
  'business_type',
  'company_name',
  'industry_id',
  'job_position_id',
  'preferred_language',
  'brief_presentation',
] as const;

/** What a person sees of their own row. Each page of somebody signed in asks for it. */
const profileById = statement((db, id: string) =>
  db
    .selectFrom('people')
    .select(profileColumns)
    .select(['email', 'mobile_phone_country_code', 'mobile_phone_number', 'gender_code'])
    .select(['birth_date', 'show_birth_date', 'profession', 'show_profession'])
    .select(pictures)
    .where('id', '=', id),
);

export async function findProfile(db: ReadDatabase, id: string) {
  const [row] = await profileById(db, id);
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** How often a person is liked by now. */
const likesNow = sql<number>`coalesce(
  (SELECT sum(count)::integer FROM counted_likes WHERE resource_id = people.id), people.like_count
)`.as('likes_now');

/** What others see: birth date and profession only where the person shows them. */
const publicProfileById = statement((db, id: string) =>
  db
    .selectFrom('people')
    .select(profileColumns)
    .select(['origin', likesNow])
    .select([
      sql<string | null>`CASE WHEN show_birth_date THEN birth_date END`.as('birth_date'),
      sql<string | null>`CASE WHEN show_profession THEN profession END`.as('profession'),
    ])
    .select(pictures)
    .where('id', '=', id)
    .where(isShown),
);

export async function findPublicProfile(db: ReadDatabase, id: string) {
  const [row] = await publicProfileById(db, id);
  return row && { ...row, like_count: row.likes_now };
}

export type PublicProfileRow = NonNullable<Awaited<ReturnType<typeof findPublicProfile>>>;

/** What a change of a profile depends on. */
export function findForChange(db: ReadDatabase, id: string) {
  return db
    .selectFrom('people')
    .select(['first_name', 'last_name', 'country_code', 'state_id'])
    .select(pictures)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ChangedRow = NonNullable<Awaited<ReturnType<typeof findForChange>>>;

export async function updateProfile(db: Database, id: string, columns: Updateable<People>): Promise<void> {
  await db
    .updateTable('people')
    .set({ ...columns, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** A person's row, all of it. */
export async function findWholeRow(db: ReadDatabase, id: string) {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .select(likesNow)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, like_count: row.likes_now };
}

export type WholeRow = NonNullable<Awaited<ReturnType<typeof findWholeRow>>>;

/** Whoever makes or deletes a person does so alone, until the end of the transaction. */
export async function lockPerson(db: Database, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(db);
}

export async function isThere(db: ReadDatabase, id: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function isDeleted(db: ReadDatabase, id: string): Promise<boolean> {
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

/** Name and country somebody signed up with stand until they write others in their profile. */
export async function updateFromAccount(db: Database, id: string, account: AccountOwner): Promise<void> {
  const { firstName, lastName, email, country = null } = account;
  await db
    .updateTable('people')
    .set({
      first_name: sql`CASE WHEN own_name THEN first_name ELSE ${firstName} END`,
      last_name: sql`CASE WHEN own_name THEN last_name ELSE ${lastName} END`,
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

/** Reads the whole table: it is asked by the command line alone, now and then. */
export function findByEmail(db: ReadDatabase, email: string) {
  return db
    .selectFrom('people')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .limit(2)
    .execute();
}

export function findContacts(db: ReadDatabase, ids: readonly string[]) {
  return db
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'email', 'preferred_language'])
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
}

export function findSince(db: ReadDatabase, id: string) {
  return db.selectFrom('people').select('created_at').where('id', '=', id).executeTakeFirst();
}

/** Whether everybody sees it (`people_pkey`). */
export async function findIsShown(db: ReadDatabase, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where(isShown)
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on nobody sees a person, or since they left before. */
export async function markLeaving(db: Database, id: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ leaving_since: sql`coalesce(leaving_since, now())` })
    .where('id', '=', id)
    .execute();
}

export async function isLeaving(db: ReadDatabase, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('leaving_since', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markStaying(db: Database, id: string): Promise<void> {
  await db.updateTable('people').set({ leaving_since: null }).where('id', '=', id).execute();
}
