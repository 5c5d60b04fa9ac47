import { CallError, type Inquiry, reopenInquiry } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { type ActingParty, mayEnd } from './acting-party.ts';
import './conversation-end.css';

interface ConversationEndProps {
  party: ActingParty;
  inquiry: Inquiry;
  onChanged: () => Promise<void>;
}

/** Who ended a conversation, why, and the way to go on with it. */
export default function ConversationEnd({ party, inquiry, onChanged }: ConversationEndProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { failure, fail, begin } = useFailure();
  const [isReopening, setReopening] = useState(false);
  const { requestID, side, closedBy, closedAt, closeReason, reopenableUntil } = inquiry;
  const day = closedAt ? dayOf(closedAt, language) : '';
  const last = reopenableUntil ? dayOf(reopenableUntil, language) : '';

  async function reopen() {
    begin();
    setReopening(true);
    try {
      await call(reopenInquiry, { params: { rid: requestID }, query: { bid: party.id } });
    } catch (error) {
      const isTooLate = error instanceof CallError && error.status === 409;
      if (!isTooLate) console.error('The conversation could not be reopened', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
    await onChanged();
    setReopening(false);
  }

  return (
    <div className="mc-end">
      <div>
        <p>
          {closedBy === side ? (
            <Trans>You ended this conversation on {day}.</Trans>
          ) : (
            <Trans>The other side ended this conversation on {day}.</Trans>
          )}
        </p>
        {closeReason ? <p className="k-meta">{t`Reason: ${closeReason}`}</p> : null}
      </div>
      {reopenableUntil && mayEnd(party) ? (
        <div className="mc-end-ways">
          <Button size="small" loading={isReopening} onClick={() => void reopen()}>
            <Trans>Reopen</Trans>
          </Button>
          <span className="k-meta">{t`Possible until ${last}`}</span>
          {failure}
        </div>
      ) : null}
    </div>
  );
}
