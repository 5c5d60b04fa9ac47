import { type BoostEvent, countBoost } from '@kontor/contract';
import type { Session } from '../session/open-session.ts';

/**
 * Says what happened to a boost. Who asks not to be tracked is not even counted. People who are signed in say so, that those of the
 * business are left out; of visitors it is sent also when the page is left meanwhile.
 */
export function tellBoost(
  session: Pick<Session, 'call' | 'state'>,
  boostID: string,
  event: BoostEvent,
): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  const told =
    session.state().status === 'signedOut'
      ? fetch(`/api/v1/boosts/${boostID}/count`, {
          method: 'POST',
          keepalive: true,
          credentials: 'omit',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ event }),
        })
      : session.call(countBoost, { params: { boostID }, body: { event } });
  // Nobody waits for it, and what is not counted is no trouble of the visitor's.
  told.catch(() => undefined);
}
