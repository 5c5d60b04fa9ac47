import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** How numbers of a profile are written. */
export function useValueTexts() {
  const { i18n, t } = useLingui();
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 2 });

  /** 'min - max' (checklist 106); one bound alone says which it is; undefined when nothing is stated. */
  function range({ min, max }: Range = {}): string | undefined {
    if (min !== undefined && max !== undefined)
      return min === max ? number(min) : `${number(min)} - ${number(max)}`;
    if (min !== undefined) return t`from ${number(min)}`;
    return max === undefined ? undefined : t`up to ${number(max)}`;
  }

  const days = (count: number) => t`${plural(count, { one: '# day', other: '# days' })}`;

  return { number, range, days, onAverage: (count: number) => t`${days(count)} on average` };
}
