import {
  CallError,
  type DeclineReason,
  declineInquiry,
  declineReasons,
  type InquiryMessage,
  idempotencyKeyHeader,
} from '@kontor/contract';
import { inquiryLimits } from '@kontor/contract/inquiry-limits';
import { Button, ModalDialog, TextArea, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { useDeclineTexts } from './use-decline-texts.ts';
import { useExcessText } from './use-excess-text.ts';
import './conversation-dialog.css';
import './decline-dialog.css';

interface DeclineDialogProps {
  /** As whom one declines, and what. */
  party: string;
  rid: string;
  onSent: (message: InquiryMessage) => void;
  onClose: () => void;
}

/** The reasons for which an inquiry cannot be served: each is sent by one press, another one in words of one's own. */
export default function DeclineDialog({ party, rid, onSent, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const texts = useDeclineTexts();
  const id = useId();
  const [text, setText] = useState('');
  const excess = useExcessText()(text);
  const [sent, setSent] = useState<DeclineReason>();
  const keys = useRef(new Map<string, string>());

  // Pressed again after a lost answer, the same refusal is the same message.
  function keyOf(reason: DeclineReason): string {
    const content = `${reason} ${text}`;
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    return key;
  }

  async function send(reason: DeclineReason) {
    begin();
    setSent(reason);
    try {
      const body = { reason, ...(reason === 'other' ? { text: text.trim() } : {}) };
      const headers = { [idempotencyKeyHeader]: keyOf(reason) };
      onSent(await call(declineInquiry, { params: { rid }, query: { bid: party }, body }, { headers }));
      toast(t`Declined. The buyer sees the reason.`, 'done');
      onClose();
    } catch (error) {
      console.error('The inquiry could not be declined', error);
      const hasEnded = error instanceof CallError && error.status === 409;
      fail(hasEnded ? t`This chat has ended` : t`An unexpected error has occurred, please try again`);
      setSent(undefined);
    }
  }

  function sendOther(event: FormEvent) {
    event.preventDefault();
    void send('other');
  }

  return (
    <ModalDialog className="mc-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>
        <Trans>Decline</Trans>
      </h2>
      <p>
        <Trans>The reason is sent as your answer. The conversation stays open.</Trans>
      </p>
      <div className="mc-reasons">
        {declineReasons
          .filter((reason) => reason !== 'other')
          .map((reason) => (
            <Button
              key={reason}
              loading={sent === reason}
              disabled={sent !== undefined}
              onClick={() => void send(reason)}
            >
              {texts[reason]}
            </Button>
          ))}
      </div>
      <form onSubmit={sendOther}>
        <TextArea
          label={texts.other}
          value={text}
          rows={3}
          maxLength={inquiryLimits.message}
          keepsExcess
          error={excess}
          onChange={({ target }) => setText(target.value)}
        />
        {failure}
        <div className="mc-dialog-ways">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            loading={sent === 'other'}
            disabled={text.trim() === '' || excess !== undefined || sent !== undefined}
          >
            <Trans>Decline</Trans>
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
