import { followUpLimits } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { countOpenLocked } from './queries.ts';

/** @throws Conflict for who has as many follow-ups to do as one can */
export async function checkRoom(trx: Database, personID: string): Promise<void> {
  if ((await countOpenLocked(trx, personID)) >= followUpLimits.open)
    throw new KontorError(
      'Conflict',
      `You have ${followUpLimits.open} follow-ups to do, which is the maximum.`,
    );
}
