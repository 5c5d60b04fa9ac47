import { type BoostEvent, countBoost } from '@kontor/contract';
import { mayBeCounted, sendCount } from '../page-view/send-count.ts';
import type { Session } from '../session/open-session.ts';

/** Says what happened to a boost. People who are signed in say so, that those of the business are left out. */
export function tellBoost(
  session: Pick<Session, 'call' | 'state'>,
  boostID: string,
  event: BoostEvent,
): void {
  if (!mayBeCounted()) return;
  const told =
    session.state().status === 'signedOut'
      ? sendCount(`/api/v1/boosts/${boostID}/count`, { event })
      : session.call(countBoost, { params: { boostID }, body: { event } });
  // Nobody waits for it, and what is not counted is no trouble of the visitor's.
  told.catch(() => undefined);
}
