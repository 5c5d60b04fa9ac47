import { safetyLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Writer } from '../../actor.ts';
import { partyOf } from '../party.ts';
import { findIsBlocked } from './block-queries.ts';
import { checkMaySend } from './check-may-write.ts';
import { findIsTrusted } from './contact-queries.ts';

/**
 * How whoever asks something of a party stands: how long they are there, and whether that party has blocked them.
 * @throws Forbidden while sending is suspended
 */
export async function standingOf(
  trx: Transaction<DB>,
  actor: Writer,
  receiverID: string,
): Promise<{ isTrusted: boolean; isBlocked: boolean }> {
  await checkMaySend(trx, actor);
  const businessID = actor.actingBusiness?.businessID;
  return {
    isTrusted: await findIsTrusted(trx, {
      personID: actor.id,
      businessID,
      days: safetyLimits.trustedAfterDays,
    }),
    isBlocked: await findIsBlocked(trx, [receiverID], [actor.id, partyOf(actor).id]),
  };
}
