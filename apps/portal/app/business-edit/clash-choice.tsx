import type { BusinessDraft } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { GitMerge } from '@kontor/ui/icon';
import { momentOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimalSign } from '../amount/read-amount.ts';
import { usePortal } from '../session/use-portal.ts';
import { type FormValue, fieldKinds } from './field-kinds.ts';
import { useSection } from './section-context.ts';
import { useFieldNames } from './use-field-names.ts';
import { useValueWords } from './use-value-words.ts';
import './clash-choice.css';

type Clash = BusinessDraft['clashes'][number];

/** Stands where the field stands, until its reader has chosen: what somebody else published, or what they typed. */
export function ClashChoice({ clash: { field, by, at } }: { clash: Clash }) {
  const { view, editor } = useSection();
  const { i18n } = useLingui();
  const words = useValueWords();
  const { toSent } = fieldKinds(decimalSign(i18n.locale));
  return (
    <ClashBox
      label={useFieldNames()[field]}
      by={by}
      at={at}
      theirs={words(field, view.state.values[field])}
      mine={words(field, toSent(field, view.values[field] as FormValue))}
      onChoose={(isMine) => editor.settle(field, isMine)}
    />
  );
}

interface ClashBoxProps {
  label: string;
  /** Who published another value, and when. */
  by: Clash['by'];
  at: Clash['at'];
  /** Both values in words; empty for nothing. */
  theirs: string;
  mine: string;
  onChoose: (isMine: boolean) => void;
}

/** Two values of one field, of which one has to be chosen. */
export function ClashBox({ label, by, at, theirs, mine, onChoose }: ClashBoxProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const who = by ? `${by.firstName} ${by.lastName}` : t`Somebody else`;
  const when = at ? momentOf(at, language) : '';
  return (
    <fieldset className="y-clash">
      <legend>{label}</legend>
      <p>
        <GitMerge size={18} />
        <span>
          <Trans>
            {who} published another value while you edited this. Nothing is overwritten until you choose.
          </Trans>
        </span>
      </p>
      <div>
        <Button onClick={() => onChoose(false)}>
          <span>
            <b>{theirs || t`Nothing`}</b>
            <small>{[who, when].filter(Boolean).join(', ')}</small>
          </span>
        </Button>
        <Button onClick={() => onChoose(true)}>
          <span>
            <b>{mine || t`Nothing`}</b>
            <small>
              <Trans>You, not published</Trans>
            </small>
          </span>
        </Button>
      </div>
    </fieldset>
  );
}
