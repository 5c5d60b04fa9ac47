import { CallError, type ReportReason, reportReasons, safetyLimits } from '@kontor/contract';
import { Button, ModalDialog, TextArea, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useReportReasons } from './use-report-reasons.ts';
import './report-form.css';

interface ReportFormProps {
  title: ReactNode;
  /** What moderators read. */
  note: ReactNode;
  send: (report: { reason: ReportReason; text: string | undefined }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why something is reported. */
export function ReportForm({ title, note, send, onClose }: ReportFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const id = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const reasons = useReportReasons();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason) return;
    begin();
    setSending(true);
    try {
      await send({ reason, text: text.trim() || undefined });
      toast(t`Reported. A moderator will look at it.`, 'done');
      onClose();
    } catch (error) {
      console.error('The report could not be sent', error);
      const isTooMany = error instanceof CallError && error.status === 429;
      fail(
        isTooMany
          ? t`You have reached today’s limit for reports. Try again tomorrow.`
          : t`An unexpected error has occurred, please try again`,
      );
      setSending(false);
    }
  }

  return (
    <ModalDialog className="bl-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{note}</p>
        <fieldset className="bl-reasons">
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
        {failure}
        <div className="bl-dialog-ways">
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
