import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { publishCommentsOf } from './leaving-queries.ts';

/** Has everybody see again what was withheld as its person left, in the transaction that shows them. */
export function publishComments(trx: Transaction<DB>, personID: string): Promise<void> {
  return publishCommentsOf(trx, personID);
}
