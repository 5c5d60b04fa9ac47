import { favoriteLimits } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { countSaved } from './queries.ts';

/** Asked after more is saved, in the same transaction, which takes it back. @throws Conflict where it is more than somebody can save */
export async function checkRoom(db: ReadDatabase, personID: string): Promise<void> {
  const { business, product } = await countSaved(db, personID);
  if (Math.max(business, product) > favoriteLimits.saved)
    throw new KontorError('Conflict', `You saved ${favoriteLimits.saved} already.`);
}
