import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** Somebody asked, was declined or may ask again: requests and refusals hold for 30 days. */
const holds = sql<boolean>`coalesce(declined_at, created_at) > now() - interval '30 days'`;

/** Neither withdrawn nor declined, and not too old. */
const isOpen = sql<boolean>`declined_at IS NULL AND withdrawn_at IS NULL AND ${holds}`;

/** A business as somebody who wants to join it needs to know it. */
export function findForJoining(db: ReadDatabase, businessId: string) {
  return db
    .selectFrom('businesses')
    .select(['id', 'website', 'claimed_at'])
    .where('id', '=', businessId)
    .executeTakeFirst();
}

/** What became of somebody's request (`business_join_requests_business_id_person_id_key`). */
export function findRequestOf(db: ReadDatabase, businessId: string, personId: string) {
  return db
    .selectFrom('business_join_requests')
    .select(['id', 'declined_at', 'withdrawn_at'])
    .where('business_id', '=', businessId)
    .where('person_id', '=', personId)
    .where(holds)
    .executeTakeFirst();
}

/** Requests of a person that wait (`business_join_requests_by_person`). */
export async function countOpenOf(db: ReadDatabase, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('business_join_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes a request, in the place of one that holds no more. @returns undefined where one holds */
export async function insertRequest(
  db: Database,
  { businessID, personID, email }: { businessID: string; personID: string; email: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('business_join_requests')
    .values({ business_id: businessID, person_id: personID, email })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'person_id'])
        .doUpdateSet({ email, created_at: sql<Date>`now()`, declined_at: null, withdrawn_at: null })
        .where(
          sql<boolean>`coalesce(business_join_requests.declined_at, business_join_requests.created_at)
            <= now() - interval '30 days'`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Who asks to join a business, the first first; not those who came in another way. */
export function findOpenOfBusiness(db: ReadDatabase, businessId: string) {
  return db
    .selectFrom('business_join_requests as request')
    .select(['request.id', 'request.person_id', 'request.email', 'request.created_at'])
    .where('request.business_id', '=', businessId)
    .where(isOpen)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('business_members as member')
            .select('member.person_id')
            .whereRef('member.business_id', '=', 'request.business_id')
            .whereRef('member.person_id', '=', 'request.person_id'),
        ),
      ),
    )
    .orderBy('request.created_at')
    .orderBy('request.id')
    .limit(100)
    .execute();
}

/** An open request of a business; nobody else answers it until the transaction ends. */
export function lockRequest(db: Database, businessId: string, id: string) {
  return db
    .selectFrom('business_join_requests')
    .select(['id', 'person_id', 'email'])
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .where(isOpen)
    .forUpdate()
    .executeTakeFirst();
}

export async function markDeclined(db: Database, id: string): Promise<void> {
  await db
    .updateTable('business_join_requests')
    .set({ declined_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRequest(db: Database, id: string): Promise<void> {
  await db.deleteFrom('business_join_requests').where('id', '=', id).execute();
}

/** The requests of a person that wait, the latest first (`business_join_requests_by_person`). */
export function findOpenOf(db: ReadDatabase, personId: string) {
  return db
    .selectFrom('business_join_requests')
    .select(['id', 'business_id', 'created_at'])
    .where('person_id', '=', personId)
    .where(isOpen)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Takes a person's open request back. @returns its id; undefined where none is open */
export async function markWithdrawn(
  db: Database,
  businessId: string,
  personId: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('business_join_requests')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('business_id', '=', businessId)
    .where('person_id', '=', personId)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A request that was taken back is there again. */
export async function reopenRequest(db: Database, id: string, email: string): Promise<void> {
  await db
    .updateTable('business_join_requests')
    .set({ withdrawn_at: null, email })
    .where('id', '=', id)
    .execute();
}
