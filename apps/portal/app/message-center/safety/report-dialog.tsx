import { type ReportReason, reportInquiry, reportReasons, safetyLimits } from '@kontor/contract';
import { Button, ModalDialog, TextArea, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useSession } from '../../session/session-context.tsx';
import '../conversation-dialog.css';
import './report-dialog.css';

interface ReportDialogProps {
  /** As whom one reports, and of what. */
  party: string;
  rid: string;
  /** The conversation as a whole without it. */
  messageID: string | undefined;
  onClose: () => void;
}

/** Asks why something is reported. Moderators read what stands there now; the other side is not told. */
export default function ReportDialog({ party, rid, messageID, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const id = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const reasons: Record<ReportReason, string> = {
    spam: t`Spam or advertising`,
    fraud: t`Fraud, or an attempt at it`,
    insult: t`Insult or threat`,
    illegal: t`Illegal goods or content`,
    other: t`Something else`,
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!reason) return;
    setSending(true);
    try {
      const body = { messageID, reason, text: text.trim() || undefined };
      await call(reportInquiry, { params: { rid }, query: { bid: party }, body });
      toast(t`Reported. A moderator will look at it.`, 'done');
      onClose();
    } catch (error) {
      console.error('The report could not be sent', error);
      toast(t`An unexpected error has occurred, please try again`, 'failed');
      setSending(false);
    }
  }

  return (
    <ModalDialog className="mc-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={send}>
        <h2 id={`${id}-title`}>
          {messageID === undefined ? <Trans>Report conversation</Trans> : <Trans>Report message</Trans>}
        </h2>
        <p>
          {messageID === undefined ? (
            <Trans>Moderators read its last messages. The other side is not told.</Trans>
          ) : (
            <Trans>Moderators read the message as it stands now. The other side is not told.</Trans>
          )}
        </p>
        <fieldset className="mc-reasons">
          <legend>
            <Trans>Reason</Trans>
          </legend>
          {reportReasons.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="reason"
                value={each}
                required
                checked={reason === each}
                onChange={() => setReason(each)}
              />
              {reasons[each]}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t`What happened? (optional)`}
          value={text}
          rows={3}
          maxLength={safetyLimits.reportText}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="mc-dialog-ways">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" type="submit" loading={isSending}>
            <Trans>Report</Trans>
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
