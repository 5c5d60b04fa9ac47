import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { insertRow, isDeleted, isThere, lockPerson } from './queries.ts';
import { usernameOf } from './username.ts';

export interface NamedPerson {
  id: string;
  firstName: string;
  lastName: string;
}

/** What is there of a person after it was seen to. */
export type Presence = 'there' | 'made' | 'deleted';

/** Namesakes with alike ids get more digits; the last is the whole id. */
const digits = [4, 6, 8, 12, 32];

/** Makes a person's row unless there is one, or their account is gone. Of several that do so at once, one makes it. */
export async function insertPerson(trx: Transaction<DB>, person: NamedPerson): Promise<Presence> {
  await lockPerson(trx, person.id);
  if (await isThere(trx, person.id)) return 'there';
  if (await isDeleted(trx, person.id)) return 'deleted';
  for (const count of digits) {
    if (await insertRow(trx, { ...person, username: usernameOf(person, count) })) return 'made';
  }
  throw new Error(`No username is free for the person ${person.id}.`);
}
