import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { withholdPostsOf } from './leaving-queries.ts';

/** Has nobody see what a person who leaves posted as themselves, in the transaction that hides them; `publishPosts` undoes it. */
export function withholdPosts(trx: Transaction<DB>, personID: string): Promise<void> {
  return withholdPostsOf(trx, personID);
}
