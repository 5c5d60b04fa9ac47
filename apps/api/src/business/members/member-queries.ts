import type { BusinessRole } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** Nobody has so many colleagues who look after the same page. */
export const maxMembers = 200;

/** The people of a business: owners first, then administrators, then members, each the oldest membership first (`business_members_pkey`). */
export function findMembers(db: ReadDatabase, businessId: string) {
  return db
    .selectFrom('business_members')
    .select(['person_id', 'role', 'since'])
    .where('business_id', '=', businessId)
    .orderBy(sql`array_position('{owner,admin,member}', role)`)
    .orderBy('since')
    .orderBy('person_id')
    .limit(maxMembers)
    .execute();
}

/**
 * The roles of a business's owners and of the people named, by their ids; nobody else changes them until the transaction ends.
 * Whoever changes members locks them first, so that of two owners who go at once the second sees that it is the last.
 */
export async function lockOwnersAnd(
  db: Database,
  businessId: string,
  personIds: readonly string[],
): Promise<Map<string, BusinessRole>> {
  const rows = await db
    .selectFrom('business_members')
    .select(['person_id', 'role'])
    .where('business_id', '=', businessId)
    .where(({ or, eb }) =>
      or([eb('role', '=', 'owner'), eb('person_id', '=', sql<string>`ANY(${personIds}::uuid[])`)]),
    )
    .orderBy('person_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ person_id, role }) => [person_id, role]));
}

export async function updateRole(
  db: Database,
  businessId: string,
  personId: string,
  role: BusinessRole,
): Promise<void> {
  await db
    .updateTable('business_members')
    .set({ role })
    .where('business_id', '=', businessId)
    .where('person_id', '=', personId)
    .execute();
}

export async function deleteMember(db: Database, businessId: string, personId: string): Promise<void> {
  await db
    .deleteFrom('business_members')
    .where('business_id', '=', businessId)
    .where('person_id', '=', personId)
    .execute();
}

/** What a person is to a business, whether it has an owner or not (`business_members_pkey`). */
export async function findRole(
  db: ReadDatabase,
  businessId: string,
  personId: string,
): Promise<BusinessRole | undefined> {
  const row = await db
    .selectFrom('business_members')
    .select('role')
    .where('business_id', '=', businessId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.role;
}

export async function countMembers(db: ReadDatabase, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('business_members')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns false for who is a member already */
export async function insertMember(
  db: Database,
  { businessID, personID, role }: { businessID: string; personID: string; role: BusinessRole },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('business_members')
    .values({ business_id: businessID, person_id: personID, role })
    .onConflict((conflict) => conflict.columns(['business_id', 'person_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findCompanyName(db: ReadDatabase, businessId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('businesses')
    .select('company_name')
    .where('id', '=', businessId)
    .executeTakeFirst();
  return row?.company_name;
}
