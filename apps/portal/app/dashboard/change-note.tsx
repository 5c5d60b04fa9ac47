import { useLingui } from '@lingui/react/macro';
import type { Change } from './change.ts';

/** Below a figure of a table, by which share more or less it is; what it is compared with is said to who listens. */
export function ChangeNote({ change, days }: { change: Change | undefined; days: number }) {
  const { t, i18n } = useLingui();
  if (!change) return null;
  const { value, isGood } = change;
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  const share = i18n.number(Math.abs(value), { style: 'percent', maximumFractionDigits: 0 });
  return (
    <small
      className={isGood === undefined ? 'z-same' : isGood ? 'z-good' : 'z-worse'}
      title={t`vs previous ${days} days`}
    >
      {sign}
      {share}
      <span className="k-hidden"> {t`vs previous ${days} days`}</span>
    </small>
  );
}
