import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { withholdCommentsOf } from './leaving-queries.ts';

/** Has nobody see what a person who leaves wrote as themselves, in the transaction that hides them; `publishComments` undoes it. */
export function withholdComments(trx: Transaction<DB>, personID: string): Promise<void> {
  return withholdCommentsOf(trx, personID);
}
