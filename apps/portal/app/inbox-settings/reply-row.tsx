import { languages, type SavedReply } from '@kontor/contract';
import { Button, Pill } from '@kontor/ui';
import { shownLanguages } from '@kontor/web/language';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';

interface ReplyRowProps {
  reply: SavedReply;
  isBusy: boolean;
  /** Undefined for who may not. */
  onEdit: (() => void) | undefined;
  onDelete: () => void;
}

/** A saved reply with its beginning and the languages it is written in. */
export function ReplyRow({ reply: { name, texts }, isBusy, onEdit, onDelete }: ReplyRowProps) {
  const { t } = useLingui();
  const { language: own } = usePortal();
  const written = languages.filter((language) => texts[language] !== undefined);
  const shown = texts[own] === undefined ? written[0] : own;
  return (
    <div className="is-row">
      <div className="is-what">
        <h3>{name}</h3>
        <p className="is-excerpt" lang={shown}>
          {shown && texts[shown]}
        </p>
        <p className="is-pills">
          {written.map((language) => (
            <Pill key={language}>{shownLanguages[language]}</Pill>
          ))}
        </p>
      </div>
      {onEdit ? (
        <div className="is-ways">
          <Button size="small" disabled={isBusy} onClick={onEdit} aria-label={t`Edit ${name}`}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            onClick={onDelete}
            aria-label={t`Delete ${name}`}
          >
            <Trans>Delete</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
