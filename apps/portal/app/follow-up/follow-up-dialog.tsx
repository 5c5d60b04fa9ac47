import { CallError } from '@kontor/contract';
import { followUpLimits } from '@kontor/contract/follow-up-limits';
import { Button, DatePicker, DialogWays, TextArea, TitledDialog } from '@kontor/ui';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { usePortal } from '../session/use-portal.ts';
import { addDays, addMonth, ownToday } from './own-day.ts';
import './follow-up-dialog.css';

export interface Planned {
  day: string;
  note: string;
}

interface FollowUpDialogProps {
  title: string;
  planned: Planned;
  /** What is said where no more can be set. */
  conflict: string;
  /** Throws where it is not saved. */
  onSave: (planned: Planned) => Promise<void>;
  onClose: () => void;
}

/** The day to come back to something, by a press or typed, and a note to oneself. What is refused stays as it was typed. */
export function FollowUpDialog({ title, planned, conflict, onSave, onClose }: FollowUpDialogProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const issueText = useIssueText();
  const { failure, fail, begin } = useFailure();
  const [day, setDay] = useState(planned.day);
  const [note, setNote] = useState(planned.note);
  const [wrongDay, setWrongDay] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const today = ownToday();
  const presets = [
    { text: t`In 3 days`, day: addDays(today, 3) },
    { text: t`In 1 week`, day: addDays(today, 7) },
    { text: t`In 2 weeks`, day: addDays(today, 14) },
    { text: t`In 1 month`, day: addMonth(today) },
  ];

  function choose(chosen: string) {
    setDay(chosen);
    setWrongDay(undefined);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    begin();
    setSaving(true);
    try {
      await onSave({ day: day.trim(), note: note.trim() });
      onClose();
    } catch (error) {
      console.error('A follow-up could not be saved', error);
      setSaving(false);
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof CallError)) return fail(t`An unexpected error has occurred, please try again`);
    const issue = error.issues?.find(({ field }) => field === 'day');
    if (issue) return setWrongDay(issueText(issue));
    if (error.status === 409) return fail(conflict);
    if (error.status === 404) return fail(t`This is no longer available.`);
    fail(t`An unexpected error has occurred, please try again`);
  }

  return (
    <TitledDialog title={title} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <fieldset className="fu-presets">
          <legend>
            <Trans>Remind me</Trans>
          </legend>
          {presets.map((preset) => (
            <Button
              key={preset.text}
              size="small"
              aria-pressed={preset.day === day}
              onClick={() => choose(preset.day)}
            >
              {preset.text}
            </Button>
          ))}
        </fieldset>
        <DatePicker
          label={t`Day`}
          hint={t`On this day you receive an e-mail and a notification.`}
          value={day}
          error={wrongDay}
          language={language}
          texts={{ open: t`Open the calendar`, month: t`Month`, year: t`Year` }}
          onChange={choose}
        />
        <TextArea
          label={t`Note to yourself (optional)`}
          value={note}
          rows={3}
          maxLength={followUpLimits.note}
          onChange={({ target }) => setNote(target.value)}
        />
        {failure}
        <DialogWays>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="petrol" type="submit" loading={isSaving}>
            <Trans>Save</Trans>
          </Button>
        </DialogWays>
      </form>
    </TitledDialog>
  );
}
