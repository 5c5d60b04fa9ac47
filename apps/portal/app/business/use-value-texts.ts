import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RangeWords } from './compact-range.ts';

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** How numbers of a profile are written. */
export function useValueTexts() {
  const { i18n, t } = useLingui();
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 2 });

  /** 'min - max' (checklist 106); one bound alone says which it is; undefined when nothing is stated. */
  function between({ min, max }: RangeWords): string | undefined {
    if (min !== undefined && max !== undefined) return min === max ? min : `${min} - ${max}`;
    if (min !== undefined) return t`from ${min}`;
    return max === undefined ? undefined : t`up to ${max}`;
  }

  const worded = (bound: number | undefined) => (bound === undefined ? undefined : number(bound));
  const range = ({ min, max }: Range = {}) => between({ min: worded(min), max: worded(max) });

  const days = (count: number) => t`${plural(count, { one: '# day', other: '# days' })}`;

  return { number, range, between, days, onAverage: (count: number) => t`${days(count)} on average` };
}
