import { Button } from '@kontor/ui';
import { GitMerge } from '@kontor/ui/icon';
import { momentOf } from '@kontor/web/language/day';
import { joinedParts } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import './clash-box.css';

interface ClashBoxProps {
  label: string;
  /** Who published another value, and when; undefined where that is not known. */
  who: string | undefined;
  at: string | undefined;
  /** Both values in words; empty for nothing. */
  theirs: string;
  mine: string;
  onChoose: (isMine: boolean) => void;
}

/** Two values of one field, of which one has to be chosen: what somebody else published, or what was typed here. */
export function ClashBox({ label, who: known, at, theirs, mine, onChoose }: ClashBoxProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const who = known ?? t`Someone else`;
  const when = at ? momentOf(at, language) : '';
  return (
    <fieldset className="x-clash">
      <legend>{label}</legend>
      <p>
        <GitMerge size={18} />
        <span>
          <Trans>
            {who} published another value while you were editing. Nothing is overwritten until you choose.
          </Trans>
        </span>
      </p>
      <div>
        <Button onClick={() => onChoose(false)}>
          <span>
            <b>{theirs || t`Nothing`}</b>
            <small>{joinedParts([who, when], language)}</small>
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
