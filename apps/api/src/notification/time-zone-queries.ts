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

/** Where some people are, by their ids, of those who said so. */
export async function findTimeZonesOf(
  db: ReadDatabase,
  personIDs: readonly string[],
): Promise<Map<string, string>> {
  if (personIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom('notification_settings')
    .select(['person_id', 'time_zone'])
    .where('person_id', 'in', personIDs)
    .execute();
  return new Map(rows.map(({ person_id, time_zone }) => [person_id, time_zone]));
}
