import { Button } from '@kontor/ui';
import { Ban, BellOff, CalendarX, UserPlus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AbsenceText } from '../absence-text.tsx';
import { mayEnd } from '../acting-party.ts';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';
import { useSafetyActions } from './use-safety-actions.ts';
import './conversation-notices.css';

/** Below the head of a conversation: that it is a first contact, blocked or muted, or the other side away, each with what can be done. */
export function ConversationNotices() {
  const { t } = useLingui();
  const { party, inquiry, failing, report } = useSafety();
  const { block, unblock, mute, move } = useSafetyActions();
  const { folder, isMuted, isBlocked, absence } = inquiry;
  const { name } = otherParty(inquiry);
  const ways = (text: ReactNode, work: () => Promise<void>) => (
    <Button size="small" onClick={() => void work()}>
      {text}
    </Button>
  );
  return (
    <div className="mc-notices" role="status">
      {folder === 'strangers' && !isBlocked ? (
        <Notice icon={<UserPlus size={18} />}>
          <p>{t`First contact: ${name} is new here. Answering moves it to the inbox.`}</p>
          <div className="mc-notice-ways">
            {ways(<Trans>Move to inbox</Trans>, () => move('inbox'))}
            {mayEnd(party) ? ways(<Trans>Block</Trans>, block) : null}
            <Button size="small" onClick={() => report()}>
              <Trans>Report</Trans>
            </Button>
          </div>
        </Notice>
      ) : null}
      {absence && !isBlocked ? (
        <Notice icon={<CalendarX size={18} />}>
          <div className="mc-notice-text">
            <AbsenceText name={name} absence={absence} />
          </div>
        </Notice>
      ) : null}
      {isBlocked ? (
        <Notice icon={<Ban size={18} />}>
          <p>{t`You blocked ${name}. Neither of you can write here.`}</p>
          {mayEnd(party) ? (
            <div className="mc-notice-ways">{ways(<Trans>Unblock</Trans>, unblock)}</div>
          ) : null}
        </Notice>
      ) : null}
      {isMuted ? (
        <Notice icon={<BellOff size={18} />}>
          <p>
            <Trans>Muted: you get no notifications about this conversation.</Trans>
          </p>
          <div className="mc-notice-ways">
            {ways(<Trans>Turn notifications on</Trans>, () => mute(false))}
          </div>
        </Notice>
      ) : null}
      {failing.failure}
    </div>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="mc-notice">
      {icon}
      {children}
    </div>
  );
}
