import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { writeOnce } from '../../../write/write-once.ts';
import { findMembers } from '../member-queries.ts';
import { enqueueNotice } from '../notice/enqueue-notice.ts';
import { findJoinState, type JoinState } from './find-join-state.ts';
import { countOpenOf, insertRequest, reopenRequest } from './queries.ts';

/** Requests of one person that wait. */
const maxOpen = 10;
/** Administrators and owners of a business who are told by mail. */
const maxTold = 20;

function refusalOf(state: JoinState): KontorError {
  if (state === 'member') return new KontorError('Conflict', 'You are already a member of this business.');
  if (state === 'unclaimed')
    return new KontorError('Conflict', 'Nobody manages this business yet, so nobody could answer.');
  if (state === 'declined')
    return new KontorError('Conflict', 'Your request was declined. You can ask again after 30 days.');
  return new KontorError(
    'Forbidden',
    'Your confirmed e-mail address does not belong to this business’s website.',
  );
}

/**
 * Asks to join a business at whose own site one has a confirmed address; its administrators and owners are told by mail. Asking twice is
 * asking once.
 * @throws NotFound for no business, Forbidden for an address elsewhere, Conflict for a member, after a refusal and where nobody could
 * answer, TooManyRequests for who asks everywhere
 */
export async function askToJoin(
  context: Context<ActingPerson>,
  businessID: string,
): Promise<{ requestID: string }> {
  const { actor } = context;
  const about = () => ({ noun: 'business', id: businessID });
  return writeOnce(context, { businessID }, about, async (trx) => {
    const { state, email, requestID } = await findJoinState(trx, businessID, actor.id);
    if (state === 'asked' && requestID) return { requestID };
    if (state !== 'mayAsk' || email === undefined) throw refusalOf(state);
    if ((await countOpenOf(trx, actor.id)) >= maxOpen)
      throw new KontorError('TooManyRequests', `${maxOpen} of your requests wait for an answer.`, {
        retryAfter: 24 * 60 * 60,
      });
    // It was taken back: who was told of it at first is not told again.
    if (requestID) {
      await reopenRequest(trx, requestID, email);
      return { requestID };
    }
    const id = await insertRequest(trx, { businessID, personID: actor.id, email });
    if (id === undefined) throw new KontorError('Conflict', 'You have already asked to join this business.');
    await tellAdministrators(context, trx, businessID);
    return { requestID: id };
  });
}

async function tellAdministrators(
  { actor, language }: Context<ActingPerson>,
  trx: Transaction<DB>,
  businessID: string,
): Promise<void> {
  const members = await findMembers(trx, businessID);
  const told = members.filter(({ role }) => role !== 'member').slice(0, maxTold);
  for (const { person_id: readerID } of told)
    await enqueueNotice(trx, { kind: 'join-asked', businessID, readerID, otherID: actor.id, language });
}
