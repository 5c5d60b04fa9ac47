import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Party } from '../party.ts';
import { insertSuspension } from './block-queries.ts';

/** Lets a party send nothing for some days: a business whoever writes for it, a person whatever they write as. */
export async function suspendSending(trx: Transaction<DB>, party: Party, days: number): Promise<void> {
  await insertSuspension(trx, party, days);
}
