import { ArrowDown, ArrowUp, Equal } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Change } from './change.ts';
import { Sparkline } from './chart/sparkline.tsx';

interface FigureProps {
  label: string;
  value: string;
  /** Why there is no value. */
  note?: string | undefined;
  change: Change | undefined;
  /** A difference in words, without its sign. */
  differenceText?: (value: number) => string;
  days: number;
  /** Its course. */
  line?: readonly number[];
  color?: string;
}

/** One figure of a period, with its course and how it differs from the period before. */
export function Figure({ label, value, note, change, differenceText, days, line, color }: FigureProps) {
  return (
    <div className="z-figure">
      <dt>{label}</dt>
      <dd>
        <span className="z-value">{value}</span>
        {line ? <Sparkline values={line} {...(color && { color })} /> : null}
      </dd>
      <dd className="z-change">
        {note ??
          (change ? <ChangeText change={change} differenceText={differenceText} days={days} /> : <Nothing />)}
      </dd>
    </div>
  );
}

const Nothing = () => <Trans>No previous period to compare with</Trans>;

interface ChangeTextProps {
  change: Change;
  differenceText: ((value: number) => string) | undefined;
  days: number;
}

function ChangeText({ change: { value, isShare, isGood }, differenceText, days }: ChangeTextProps) {
  const { i18n } = useLingui();
  const size = Math.abs(value);
  const text =
    isShare || !differenceText
      ? i18n.number(size, { style: 'percent', maximumFractionDigits: 0 })
      : differenceText(size);
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  const Icon = value > 0 ? ArrowUp : value < 0 ? ArrowDown : Equal;
  return (
    <>
      <b className={isGood === undefined ? 'z-same' : isGood ? 'z-good' : 'z-worse'}>
        <Icon size={15} />
        {sign}
        {text}
      </b>{' '}
      <Trans>vs previous {days} days</Trans>
    </>
  );
}
