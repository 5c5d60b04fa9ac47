import {
  blockingLimits,
  type Connection,
  type connect as connectCall,
  connectionLimits,
  type FollowedResource,
  type Input,
  type Issue,
  type IssueCode,
} from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { hasBlocked } from '../inquiry/safety/has-blocked.ts';
import { standingOf } from '../inquiry/safety/standing-of.ts';
import { writeOnce } from '../write/write-once.ts';
import { askAgain } from './ask-again.ts';
import { blockedByOneself } from './blocked-by-oneself.ts';
import { markAccepted } from './mark-accepted.ts';
import { nowOf } from './now-of.ts';
import { partyOf } from './party-of.ts';
import {
  countWaiting,
  deleteConnection,
  findAsked,
  findFreeIn,
  insertConnection,
  lockAsker,
  lockOfTwo,
  lockTwo,
} from './queries.ts';
import { tellAsked } from './tell.ts';

type Asking = Input<typeof connectCall>['body'];

/**
 * Asks to be connected; again it changes nothing, and who asks whom they were asked by is connected. Whom the other side has blocked is
 * declined at once, and not told.
 * @throws BadRequest for oneself, and where a person asks a business or the other way, NotFound, Conflict where nobody could answer, for whom one has blocked, and
 * for 30 days after the other side ended it, Forbidden while sending is suspended, TooManyRequests
 */
export async function connect(
  context: ForEither,
  type: FollowedResource,
  { resourceID, kind, businessID }: Asking,
): Promise<Connection> {
  const own = partyOf(context.actor);
  const otherID = resourceID.toLowerCase();
  checkAsked({ type, kind, ownType: own.type, isOneself: own.id === otherID });
  const input = { type, otherID, businessID, kind };
  const about = ({ connectionID: id }: Connection) => ({ noun: 'connection', id });
  return writeOnce(context, input, about, async (trx) => {
    const other = found(await findAsked(trx, type, otherID), type);
    await lockAsker(trx, own.id);
    await lockTwo(trx, own.id, otherID);
    const known = await lockOfTwo(trx, { oneID: own.id, otherID, days: connectionLimits.askAgainAfterDays });
    if (await hasBlocked({ db: trx }, own.id, otherID)) throw blockedByOneself();
    if (known?.state === 'accepted') return nowOf(trx, known.id, own.id);
    const isTheirs = known?.asker_id === otherID;
    if (known && isTheirs && known.state !== 'ended' && known.withdrawn_at === null) {
      await markAccepted(trx, known, context);
      return nowOf(trx, known.id, own.id);
    }
    if (!other.can_answer)
      throw new KontorError('Conflict', 'Nobody manages this business yet, so nobody could answer.');
    const { isTrusted, isBlocked } = await standingOf(trx, context.actor, otherID);
    if (known && !isTheirs && known.state !== 'ended') {
      await askAgain(trx, known, { kind, isBlocked });
      return nowOf(trx, known.id, own.id);
    }
    await checkWaiting(trx, own.id, isTrusted);
    if (!isTrusted) await checkNewAccount(trx, own.id);
    if (known) {
      const endedByOther = known.state === 'ended' && known.ended_by_asker === isTheirs;
      if (endedByOther && known.is_ended_lately)
        throw new KontorError('Conflict', 'You can ask again 30 days after the connection was ended.');
      await deleteConnection(trx, known.id);
    }
    const id = await insertConnection(trx, {
      type,
      askerID: own.id,
      askedID: otherID,
      kind,
      isDeclined: isBlocked,
    });
    if (!isBlocked) await tellAsked(trx, id);
    return nowOf(trx, id, own.id);
  });
}

interface Asked {
  type: FollowedResource;
  kind: Asking['kind'];
  ownType: FollowedResource;
  isOneself: boolean;
}

function checkAsked({ type, kind, ownType, isOneself }: Asked): void {
  if (type === 'business' && ownType !== 'business')
    throw refusal(
      'businessID',
      'required',
      'Businesses connect with businesses: say as which of yours you ask.',
    );
  if (type === 'user' && ownType !== 'user')
    throw refusal('businessID', 'unexpected', 'People connect with people, as themselves.');
  if (type === 'business' && kind === undefined)
    throw refusal('kind', 'required', 'Say what they are to you.');
  if (type === 'user' && kind !== undefined)
    throw refusal('kind', 'unexpected', 'Of people there are no kinds.');
  if (isOneself) throw refusal('resourceID', 'unexpected', 'Nobody is connected with themselves.');
}

function refusal(field: string, code: IssueCode, message: string): KontorError {
  const issue: Issue = { in: 'body', field, code, message };
  return new KontorError('BadRequest', message, { issues: [issue] });
}

/** @throws TooManyRequests for whoever is new and asked as many in 24 hours, answered or not */
async function checkNewAccount(trx: Transaction<DB>, askerID: string): Promise<void> {
  const { connectionRequests } = blockingLimits.newAccount;
  const freeIn = await findFreeIn(trx, askerID, connectionRequests);
  if (freeIn === undefined) return;
  const again = new Date(Date.now() + freeIn * 1_000).toISOString();
  const message = `New accounts ask ${connectionRequests} times in 24 hours: again from ${again} on.`;
  throw new KontorError('TooManyRequests', message, { retryAfter: freeIn });
}

async function checkWaiting(trx: Transaction<DB>, askerID: string, isTrusted: boolean): Promise<void> {
  const limit = connectionLimits.waiting[isTrusted ? 'confirmed' : 'new'];
  if ((await countWaiting(trx, askerID)) >= limit)
    throw new KontorError('TooManyRequests', `${limit} of your requests wait for an answer.`, {
      retryAfter: 24 * 60 * 60,
    });
}
