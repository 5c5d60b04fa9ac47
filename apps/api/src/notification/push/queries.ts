import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export interface SubscriptionRow {
  id: string;
  person_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface NewSubscription extends Omit<SubscriptionRow, 'id'> {
  session_id: string;
}

/** A browser belongs to whoever turned it on last (`push_subscriptions_endpoint_key`). */
export async function upsertSubscription(db: Database, subscription: NewSubscription): Promise<void> {
  const { endpoint, ...rest } = subscription;
  await db
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...rest, seen_at: sql<Date>`now()` }))
    .execute();
}

/** A browser of somebody is there, and goes with this session from now on. @returns whether it is one of theirs */
export async function renewSubscription(
  db: Database,
  { person_id, session_id, endpoint }: Pick<NewSubscription, 'person_id' | 'session_id' | 'endpoint'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_subscriptions')
    .set({ session_id, seen_at: sql<Date>`now()` })
    .where('endpoint', '=', endpoint)
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the browsers that were seen last (`push_subscriptions_of_person`). */
export async function deleteBeyond(db: Database, personID: string, maximum: number): Promise<void> {
  await sql`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE person_id = ${personID} ORDER BY seen_at DESC OFFSET ${maximum})
  `.execute(db);
}

export async function deleteSubscription(db: Database, personID: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('person_id', '=', personID)
    .execute();
}

/** The browser, or its push service, knows it no more. */
export async function deleteGone(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** What was turned on in a session ends with it (`push_subscriptions_of_session`). */
export async function deleteOfSession(db: Database, sessionID: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionID).execute();
}

/** Browsers say that they are there whenever somebody opens a page; those that have not for so many days are gone (`push_subscriptions_by_age`). */
export async function deleteUnseen(db: Database, days: number): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE seen_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
}

export async function findSubscription(db: ReadDatabase, id: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'person_id', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findSubscriptionsOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .execute();
}
