import { Ban, Bell, BellOff, Flag } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { mayEnd } from '../acting-party.ts';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';
import { useSafetyActions } from './use-safety-actions.tsx';

/** In the menu of a conversation. Of a business its owners and administrators block. */
export function SafetyItems({ choose }: { choose: (work: () => void) => void }) {
  const { t } = useLingui();
  const { party, inquiry, report } = useSafety();
  const { block, unblock, mute } = useSafetyActions();
  const { isMuted, isBlocked } = inquiry;
  const { id, name } = otherParty(inquiry);
  return (
    <>
      <button type="button" onClick={() => choose(() => void mute(!isMuted))}>
        {isMuted ? <Bell size={17} /> : <BellOff size={17} />}
        {isMuted ? <Trans>Turn notifications on</Trans> : <Trans>Mute conversation</Trans>}
      </button>
      {id === undefined ? null : (
        <button
          type="button"
          disabled={!mayEnd(party)}
          onClick={() => choose(() => void (isBlocked ? unblock() : block()))}
        >
          <Ban size={17} />
          <span>{isBlocked ? t`Unblock ${name}` : t`Block ${name}`}</span>
        </button>
      )}
      <button type="button" onClick={() => choose(() => report())}>
        <Flag size={17} />
        <Trans>Report conversation</Trans>
      </button>
    </>
  );
}
