import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { insertOwnItem } from './queries.ts';

/** Puts a post into the feed of whoever writes it, in the transaction that does. */
export function putOwnPost(trx: Transaction<DB>, personID: string, postID: string): Promise<void> {
  return insertOwnItem(trx, personID, postID);
}
