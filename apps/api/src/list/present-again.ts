import type { List } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { found } from '../found.ts';
import { presentList } from './present.ts';
import { findList } from './queries.ts';

/** A list as it is after a change, for who made it. */
export async function presentAgain(trx: Transaction<DB>, listID: string, personID: string): Promise<List> {
  return presentList(found(await findList(trx, listID, personID), 'list'));
}
