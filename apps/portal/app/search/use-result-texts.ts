import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Total, totalText } from './total-text.ts';

/** How totals are written out. */
export function useResultTexts() {
  const { t, i18n } = useLingui();
  const number = (value: number) => i18n.number(value);
  return {
    short: (total: Total): string => totalText(total, i18n),
    /** "147 results", "About 3,400 results". */
    results({ total, totalIs }: Total): string {
      if (totalIs === 'about') return t`About ${number(total)} results`;
      if (totalIs === 'atLeast') return t`${number(total)}+ results`;
      return t`${plural(total, { one: '# result', other: '# results' })}`;
    },
    /** "147 manufacturers", "About 3,400 manufacturers". */
    ofType({ total, totalIs }: Total, type: string): string {
      if (totalIs === 'about') return t`About ${number(total)} ${type}`;
      return totalIs === 'atLeast' ? `${number(total)}+ ${type}` : `${number(total)} ${type}`;
    },
  };
}
