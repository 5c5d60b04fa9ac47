import { teamLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { lockReplyCount } from './queries.ts';

/** Lets a business have one more saved reply. @throws Conflict where it has as many as it may */
export async function checkReplyCount(trx: Transaction<DB>, businessID: string): Promise<void> {
  const limit = teamLimits.savedReplies;
  if ((await lockReplyCount(trx, businessID)) < limit) return;
  const issues = [issueAt('', { code: 'tooMany', limit })];
  throw new KontorError('Conflict', `A business can have up to ${limit} saved replies.`, { issues });
}
