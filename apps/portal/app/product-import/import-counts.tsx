import { classes } from '@kontor/ui';
import { CircleAlert, Equal, EyeOff, type IconComponent, Plus, SquarePen } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import './import-counts.css';

interface ImportCountsProps {
  added: number;
  changed: number;
  wrong: number;
  /** What the last of the numbers counts: before an import what it would hide, after it what it found as it was. */
  last: 'hidden' | 'unchanged';
  count: number;
}

/** The rows of a table in numbers. */
export function ImportCounts({ added, changed, wrong, last, count }: ImportCountsProps) {
  const { t } = useLingui();
  const counts: { key: string; count: number; text: string; Icon: IconComponent; isBad?: boolean }[] = [
    { key: 'added', count: added, text: t`New products`, Icon: Plus },
    { key: 'changed', count: changed, text: t`Changed products`, Icon: SquarePen },
    { key: 'wrong', count: wrong, text: t`Rows with an error`, Icon: CircleAlert, isBad: wrong > 0 },
    last === 'hidden'
      ? { key: last, count, text: t`Hidden by your quota`, Icon: EyeOff }
      : { key: last, count, text: t`Unchanged`, Icon: Equal },
  ];
  return (
    <ul className="pi-counts">
      {counts.map(({ key, count: number, text, Icon, isBad }) => (
        <li key={key} className={classes('pi-count', isBad && 'pi-bad')}>
          <b className="k-number">{number}</b>
          <span>
            <Icon size={16} />
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
