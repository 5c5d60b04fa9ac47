import type { OpenProductImport } from '@kontor/contract';
import { classes } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import './import-steps.css';

interface ImportStepsProps {
  open: OpenProductImport | undefined;
  /** The import that was run is over, and stands there. */
  isFinished: boolean;
}

/** The four steps of an import, and where it is. */
export function ImportSteps({ open, isFinished }: ImportStepsProps) {
  const { t } = useLingui();
  const at = isFinished ? 4 : placeOf(open);
  const used = open?.columns.filter(({ target }) => target).length ?? 0;
  const all = open?.columns.length ?? 0;
  const wrong = open?.wrong ?? 0;
  const checked =
    wrong > 0
      ? t`${plural(wrong, { one: '# row needs a change', other: '# rows need a change' })}`
      : t`nothing wrong`;
  const steps = [
    { key: 'file', title: t`File`, detail: open?.fileName ?? t`CSV or XLSX` },
    {
      key: 'columns',
      title: t`Columns`,
      detail: all > 0 ? t`${used} of ${all} used` : t`match them to fields`,
    },
    { key: 'check', title: t`Check`, detail: open?.state === 'checked' ? checked : t`nothing is saved yet` },
    { key: 'import', title: t`Import`, detail: isFinished ? t`finished` : t`runs automatically` },
  ];
  return (
    <ol className="k-card pi-steps" aria-label={t`Steps`}>
      {steps.map(({ key, title, detail }, place) => (
        <li key={key} aria-current={place === at ? 'step' : undefined}>
          <span className={classes('pi-number', place < at && 'pi-done')}>
            {place < at ? <Check size={16} /> : place + 1}
          </span>
          <span>
            <b>{title}</b>
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function placeOf(open: OpenProductImport | undefined): number {
  if (!open || open.state === 'reading') return 0;
  if (open.state === 'mapping') return 1;
  return open.state === 'importing' || open.state === 'undoing' ? 3 : 2;
}
