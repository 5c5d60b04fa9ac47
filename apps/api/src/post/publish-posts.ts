import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { publishPostsOf } from './leaving-queries.ts';

/** Has everybody see again what was withheld as its person left, in the transaction that shows them. */
export function publishPosts(trx: Transaction<DB>, personID: string): Promise<void> {
  return publishPostsOf(trx, personID);
}
