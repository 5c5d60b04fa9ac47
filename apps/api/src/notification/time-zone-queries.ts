import type { Database, ReadDatabase } from '@kontor/database';

/** Where somebody is, if they said so. */
export async function findTimeZone(db: ReadDatabase, personID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('notification_settings')
    .select('time_zone')
    .where('person_id', '=', personID)
    .executeTakeFirst();
  return row?.time_zone;
}

export async function upsertTimeZone(db: Database, personID: string, timeZone: string): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ person_id: personID, time_zone: timeZone })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ time_zone: timeZone }))
    .execute();
}
