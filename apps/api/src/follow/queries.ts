import type { FollowedResource, Wanted } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';

export interface FollowRow {
  id: string;
  wants_posts: boolean;
  wants_products: boolean;
  wants_certificates: boolean;
}

/** Whether there is such a business or person (their primary key). */
export async function findIsThere(db: ReadDatabase, type: FollowedResource, id: string): Promise<boolean> {
  const row = await (type === 'business'
    ? db.selectFrom('listed_businesses').select('id').where('id', '=', id).executeTakeFirst()
    : db.selectFrom('named_people').select('id').where('id', '=', id).executeTakeFirst());
  return row !== undefined;
}

/** How many follow a business or a person (`follow_counts_pkey`). */
export async function findFollowers(db: ReadDatabase, id: string): Promise<number> {
  const row = await db
    .selectFrom('follow_counts')
    .select('count')
    .where('resource_id', '=', id)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** What a person follows of a business or a person, by its id or that of the follow (`follows_person_id_resource_id_key`, `follows_pkey`). */
export async function findFollow(
  db: ReadDatabase,
  personID: string,
  id: string,
): Promise<(FollowRow & { resource_id: string }) | undefined> {
  return db
    .selectFrom('follows')
    .select(['id', 'resource_id', 'wants_posts', 'wants_products', 'wants_certificates'])
    .where('person_id', '=', personID)
    .where((eb) => eb.or([eb('resource_id', '=', id), eb('id', '=', id)]))
    .executeTakeFirst();
}

/** @returns whether it was not followed before */
export async function insertFollow(
  trx: Database,
  follow: { personID: string; type: FollowedResource; resourceID: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('follows')
    .values({ person_id: follow.personID, resource_type: follow.type, resource_id: follow.resourceID })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface ToldRow {
  /** Who follows. */
  from: string;
  /** Who is followed, a business or a person. */
  to: string;
  business_id: string | null;
  person_ids: string[];
}

/** Who is told that somebody follows them, or the business they administer, where they still do (`follows_person_id_resource_id_key`). */
export async function findToldOfFollow(
  db: ReadDatabase,
  personID: string,
  resourceID: string,
): Promise<ToldRow | undefined> {
  const { rows } = await sql<ToldRow>`
    SELECT trim(follower.first_name || ' ' || follower.last_name) AS "from", business.id AS business_id,
      coalesce(business.company_name, trim(person.first_name || ' ' || person.last_name), '') AS "to",
      CASE WHEN business.id IS NULL THEN array_remove(ARRAY[person.id], NULL) ELSE ARRAY(
        SELECT person_id FROM administrators_of_businesses WHERE business_id = business.id ORDER BY person_id
      ) END AS person_ids
    FROM follows AS own JOIN named_people AS follower ON follower.id = own.person_id
      LEFT JOIN listed_businesses AS business ON own.resource_type = 'business' AND business.id = own.resource_id
      LEFT JOIN named_people AS person ON own.resource_type = 'user' AND person.id = own.resource_id
    WHERE own.person_id = ${personID} AND own.resource_id = ${resourceID}
  `.execute(db);
  return rows[0];
}

/** @returns what was followed, where it was */
export async function deleteFollow(trx: Database, personID: string, id: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('follows')
    .where('person_id', '=', personID)
    .where((eb) => eb.or([eb('resource_id', '=', id), eb('id', '=', id)]))
    .returning('resource_id')
    .executeTakeFirst();
  return row?.resource_id;
}

/** @returns what is followed, where it is */
export async function updateFollow(
  trx: Database,
  personID: string,
  id: string,
  { posts, products, certificates }: Wanted,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('follows')
    .set({ wants_posts: posts, wants_products: products, wants_certificates: certificates })
    .where('person_id', '=', personID)
    .where((eb) => eb.or([eb('resource_id', '=', id), eb('id', '=', id)]))
    .returning('resource_id')
    .executeTakeFirst();
  return row?.resource_id;
}

interface FollowedRow extends FollowRow, AuthorRow {
  resource_id: string;
  created_at: Date;
  sorted_by: string;
}

/** Whom a person follows, the last first (`follows_by_person`). */
export async function findFollowed(
  db: ReadDatabase,
  { personID, from, size }: { personID: string; from: MomentCursor | undefined; size: number },
): Promise<FollowedRow[]> {
  const begins = from ? sql`AND (created_at, resource_id) < ${endOf(from)}` : sql``;
  const business = sql`CASE followed.resource_type WHEN 'business' THEN followed.resource_id END`;
  const { rows } = await sql<FollowedRow>`
    SELECT followed.*, ${authorColumns}
    FROM (
      SELECT id, resource_type, resource_id, wants_posts, wants_products, wants_certificates, created_at,
        ${microsecondsOf(sql`created_at`)} AS sorted_by
      FROM follows WHERE person_id = ${personID} ${begins} ORDER BY created_at DESC, resource_id DESC LIMIT ${size}
    ) AS followed ${joinAuthor(business, sql`followed.resource_id`)}
    ORDER BY followed.created_at DESC, followed.resource_id DESC
  `.execute(db);
  return rows;
}

/** All a person follows, the oldest first. */
export function findFollowsOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('follows')
    .select([
      'resource_type',
      'resource_id',
      'wants_posts',
      'wants_products',
      'wants_certificates',
      'created_at',
    ])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('resource_id')
    .execute();
}

/** Deletes what a person follows; who follows them goes with their row. */
export async function deleteFollowsOf(trx: Database, personID: string): Promise<void> {
  await trx.deleteFrom('follows').where('person_id', '=', personID).execute();
}
