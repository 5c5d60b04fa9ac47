import type { BusinessRole } from '@kontor/contract';
import { type Database, type ReadDatabase, statement } from '@kontor/database';
import { sql } from 'kysely';

interface SoleBusinessRow {
  id: string;
  company_name: string;
  members: { id: string; first_name: string; last_name: string; role: BusinessRole }[];
}

/** Businesses this person owns and nobody else does, with their other members: administrators first, then by age. */
export async function findSoleBusinesses(db: ReadDatabase, personId: string): Promise<SoleBusinessRow[]> {
  const { rows } = await sql<SoleBusinessRow>`
    SELECT business.id, business.company_name, coalesce((
      SELECT json_agg(json_build_object('id', person.id, 'first_name', person.first_name,
        'last_name', person.last_name, 'role', other.role) ORDER BY other.role, other.since, person.id)
      FROM business_members AS other JOIN named_people AS person ON person.id = other.person_id
      WHERE other.business_id = business.id AND other.person_id <> ${personId}
    ), '[]') AS members
    FROM business_members AS own JOIN businesses AS business ON business.id = own.business_id
    WHERE own.person_id = ${personId} AND own.role = 'owner' AND NOT EXISTS (
      SELECT FROM business_members AS other
      WHERE other.business_id = own.business_id AND other.role = 'owner' AND other.person_id <> ${personId}
    )
    ORDER BY business.company_name, business.id
  `.execute(db);
  return rows;
}

/** Roles in businesses, by `business person`; nobody else changes them until the transaction ends. */
export async function lockRoles(
  db: Database,
  businessIds: readonly string[],
  personIds: readonly string[],
): Promise<Map<string, BusinessRole>> {
  const rows = await db
    .selectFrom('business_members')
    .select(['business_id', 'person_id', 'role'])
    .where('business_id', '=', sql<string>`ANY(${businessIds}::uuid[])`)
    .where('person_id', '=', sql<string>`ANY(${personIds}::uuid[])`)
    // Everybody locks in this order, so that nobody waits for each other.
    .orderBy('business_id')
    .orderBy('person_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ business_id, person_id, role }) => [`${business_id} ${person_id}`, role]));
}

/** The heir becomes owner, the owner administrator, where the one is owner and the other a member. */
export async function swapOwner(
  db: Database,
  businessId: string,
  ownerId: string,
  heirId: string,
): Promise<void> {
  await sql`
    UPDATE business_members SET role = CASE person_id WHEN ${heirId} THEN 'owner' ELSE 'admin' END
    WHERE business_id = ${businessId} AND person_id IN (${ownerId}, ${heirId})
      AND EXISTS (SELECT FROM business_members AS owner WHERE owner.business_id = ${businessId}
        AND owner.person_id = ${ownerId} AND owner.role = 'owner')
      AND EXISTS (SELECT FROM business_members AS heir WHERE heir.business_id = ${businessId}
        AND heir.person_id = ${heirId})
  `.execute(db);
}

/** What a person is to a business with an owner, by the primary keys of both (`business_members_pkey`, `businesses_pkey`). */
export const findMembership = statement((db, businessID: string, personID: string) =>
  db
    .selectFrom('business_members')
    .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
    .select(['business_members.business_id as businessID', 'business_members.role'])
    .where('business_members.business_id', '=', businessID)
    .where('business_members.person_id', '=', personID)
    .where('businesses.claimed_at', 'is not', null),
);

export function findMemberships(db: ReadDatabase, personId: string) {
  return db
    .selectFrom('business_members as own')
    .innerJoin('businesses as business', 'business.id', 'own.business_id')
    .select(['business.id', 'business.company_name', 'own.role', 'own.since'])
    .where('own.person_id', '=', personId)
    .orderBy('own.since')
    .orderBy('business.id')
    .execute();
}

/** Which people act for which businesses; for one that nobody owns nobody does. */
export function findMembershipsOf(db: ReadDatabase, personIds: readonly string[]) {
  return db
    .selectFrom('business_members as own')
    .innerJoin('businesses as business', 'business.id', 'own.business_id')
    .select(['own.person_id', 'own.business_id'])
    .where('own.person_id', '=', sql<string>`ANY(${personIds}::uuid[])`)
    .where('business.claimed_at', 'is not', null)
    .execute();
}

/** How many businesses a person owns. */
export async function countOwned(db: ReadDatabase, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('business_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first owner of a business that has no member. */
export async function insertOwner(db: Database, businessId: string, personId: string): Promise<void> {
  await db
    .insertInto('business_members')
    .values({ business_id: businessId, person_id: personId, role: 'owner' })
    .execute();
}

const maxListed = 100;

/** Businesses with an owner that a person belongs to. */
export function findBusinessesOfPerson(db: ReadDatabase, personId: string) {
  return db
    .selectFrom('business_members as own')
    .innerJoin('businesses as business', 'business.id', 'own.business_id')
    .select(['business.id', 'business.state_id', 'business.state_text', 'own.role'])
    .where('own.person_id', '=', personId)
    .where('business.claimed_at', 'is not', null)
    .orderBy('own.since')
    .orderBy('business.id')
    .limit(maxListed)
    .execute();
}

/** How many members and products businesses have, by their ids (`business_members_pkey`, `products_by_business`). */
export async function countParts(db: ReadDatabase, businessIds: readonly string[]) {
  const { rows } = await sql<{ id: string; members: number; products: number }>`
    SELECT wanted.id,
      (SELECT count(*)::int FROM business_members AS member WHERE member.business_id = wanted.id) AS members,
      (SELECT count(*)::int FROM owned_products AS product WHERE product.business_id = wanted.id) AS products
    FROM unnest(${businessIds}::uuid[]) AS wanted (id)
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The memberships of a person, in the order in which others lock them. */
export async function deleteMemberships(db: Database, personId: string): Promise<void> {
  await db
    .selectFrom('business_members')
    .select('business_id')
    .where('person_id', '=', personId)
    .orderBy('business_id')
    .forUpdate()
    .execute();
  await db.deleteFrom('business_members').where('person_id', '=', personId).execute();
}
