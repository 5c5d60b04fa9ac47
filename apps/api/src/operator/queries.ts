import { type Database, type ReadDatabase, statement } from '@kontor/database';
import type { OperatorRole } from './operator-role.ts';

/** The roles of a person, by the primary key (`operators_pkey`). */
export const findRoles = statement((db, personID: string) =>
  db.selectFrom('operators').select(['since', 'role']).where('person_id', '=', personID).orderBy('role'),
);

/** Who has which role, in the order they got it. */
export function findAll(db: ReadDatabase) {
  return db
    .selectFrom('operators')
    .select(['person_id as personID', 'role', 'since'])
    .orderBy('since')
    .orderBy('role')
    .execute();
}

/** @returns whether they did not have it */
export async function insertRole(db: Database, personID: string, role: OperatorRole): Promise<boolean> {
  const row = await db
    .insertInto('operators')
    .values({ person_id: personID, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether they had it */
export async function deleteRole(db: Database, personID: string, role: OperatorRole): Promise<boolean> {
  const row = await db
    .deleteFrom('operators')
    .where('person_id', '=', personID)
    .where('role', '=', role)
    .returning('role')
    .executeTakeFirst();
  return row !== undefined;
}
