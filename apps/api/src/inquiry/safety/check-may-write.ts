import type { Issue } from '@kontor/contract';
import type { DB, ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { Writer } from '../../actor.ts';
import { partyOf } from '../party.ts';
import { findIsBlocked, findSuspension } from './block-queries.ts';
import { findOther } from './safety-queries.ts';

/** Who is blocked is told what everybody is told whose conversation has ended. */
export const chatHasEnded = (issues: Issue[] = []) =>
  new KontorError('Conflict', 'This chat has ended', { issues });

/** Whoever blocked somebody writes to them no more either. */
const blockedByOneself = () =>
  new KontorError('Conflict', 'You have blocked the other side: unblock it before you write.');

/** @throws Forbidden while a moderator's decision keeps somebody, or the business they act as, from sending */
export async function checkMaySend(
  db: ReadDatabase,
  actor: Pick<Writer, 'id'> & Partial<Pick<Writer, 'actingBusiness'>>,
): Promise<void> {
  const until = await findSuspension(db, {
    personID: actor.id,
    businessID: actor.actingBusiness?.businessID,
  });
  if (until)
    throw new KontorError('Forbidden', `A moderator has suspended sending until ${until.toISOString()}.`);
}

/** Whether the other side of a conversation lets one's own write no more. */
export async function isRefused(db: ReadDatabase, inquiryID: string, actor: Writer): Promise<boolean> {
  const own = partyOf(actor);
  const other = await findOther(db, inquiryID, own);
  return other !== undefined && findIsBlocked(db, [other.id], [own.id]);
}

/**
 * Lets somebody write in a conversation that is locked, or go on with it.
 * @throws Conflict when either side has blocked the other, Forbidden while sending is suspended
 */
export async function checkMayWrite(trx: Transaction<DB>, inquiryID: string, actor: Writer): Promise<void> {
  const own = partyOf(actor);
  const other = await findOther(trx, inquiryID, own);
  if (other && (await findIsBlocked(trx, [other.id], [own.id]))) throw chatHasEnded();
  if (other && (await findIsBlocked(trx, [own.id], [other.id]))) throw blockedByOneself();
  await checkMaySend(trx, actor);
}

/**
 * Lets somebody write in public below what belongs to others. Whoever is blocked as themselves is so whatever they write as.
 * @throws Forbidden when one of them has blocked whoever writes, or while sending is suspended; Conflict when the business they act as
 * has blocked one of them
 */
export async function checkMayAnswer(
  trx: Transaction<DB>,
  actor: Writer,
  ownerIDs: readonly string[],
): Promise<void> {
  if (await findIsBlocked(trx, ownerIDs, [actor.id, partyOf(actor).id]))
    throw new KontorError('Forbidden', 'You may not write here.');
  if (await findIsBlocked(trx, [partyOf(actor).id], ownerIDs)) throw blockedByOneself();
  await checkMaySend(trx, actor);
}

/**
 * Lets somebody write to businesses that they ask anew. Whoever is blocked as themselves is so whatever they write as.
 * @throws Conflict, which does not say who of several it is, nor which side blocked the other; Forbidden
 */
export async function checkMayContact(
  trx: Transaction<DB>,
  actor: Writer,
  receiverIDs: readonly string[],
): Promise<void> {
  const own = partyOf(actor).id;
  const isBlocked =
    (await findIsBlocked(trx, receiverIDs, [actor.id, own])) ||
    (await findIsBlocked(trx, [own], receiverIDs));
  if (isBlocked)
    throw chatHasEnded([
      {
        in: 'body',
        field: 'to',
        code: 'unknown',
        message: 'One of these recipients cannot receive messages.',
      },
    ]);
  await checkMaySend(trx, actor);
}
