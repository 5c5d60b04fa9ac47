import { endInquiry, inquiryLimits } from '@kontor/contract';
import { Button, ModalDialog, TextArea, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import './conversation-dialog.css';

interface EndDialogProps {
  /** As whom one ends it, and what. */
  party: string;
  rid: string;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a conversation is ended, with a reason for the other side if one likes (checklist 213, 328). */
export default function EndDialog({ party, rid, onChanged, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isEnding, setEnding] = useState(false);

  async function end(event: FormEvent) {
    event.preventDefault();
    begin();
    setEnding(true);
    try {
      const body = { reason: reason.trim() || undefined };
      await call(endInquiry, { params: { rid }, query: { bid: party }, body });
      toast(t`Finished successfully`, 'done');
      await onChanged();
      onClose();
    } catch (error) {
      console.error('The conversation could not be ended', error);
      fail(t`An unexpected error has occurred, please try again`);
      setEnding(false);
    }
  }

  return (
    <ModalDialog className="mc-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={end}>
        <h2 id={`${id}-title`}>
          <Trans>End Conversation</Trans>
        </h2>
        <p>
          <Trans>
            It ends for both sides. Either side can reopen it within {inquiryLimits.reopenDays} days.
          </Trans>
        </p>
        <TextArea
          label={t`Reason (optional, visible to the other side)`}
          value={reason}
          rows={3}
          maxLength={inquiryLimits.closeReason}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure}
        <div className="mc-dialog-ways">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" type="submit" loading={isEnding}>
            <Trans>End Conversation</Trans>
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
