import { teamLimits } from '@kontor/contract/team-limits';
import { Button, TextArea } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

interface NoteFormProps {
  start: string;
  /** Whether it was stored. */
  onSave: (content: string) => Promise<boolean>;
  onClose: () => void;
}

/** Where a note is written or changed. Escape leaves it as it was. */
export default function NoteForm({ start, onSave, onClose }: NoteFormProps) {
  const { t } = useLingui();
  const [content, setContent] = useState(start);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const text = content.trim();
    if (text === '' || isSaving) return;
    setSaving(true);
    if (await onSave(text)) onClose();
    else setSaving(false);
  }

  return (
    <form className="mc-note-form" onSubmit={save}>
      <TextArea
        autoFocus
        label={t`Internal note`}
        hint={t`Only your team sees it.`}
        rows={3}
        maxLength={teamLimits.note}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <div className="mc-note-ways">
        <Button size="small" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="small" variant="primary" type="submit" loading={isSaving}>
          <Trans>Save note</Trans>
        </Button>
      </div>
    </form>
  );
}
