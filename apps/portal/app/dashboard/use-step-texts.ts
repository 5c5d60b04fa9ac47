import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import { daysIn } from './shown-days.ts';

interface Named {
  from: string;
  days?: number;
}

/** Steps in words: in full, and as they stand below an axis. */
export function useStepTexts(unit: 'day' | 'week' | 'month') {
  const { t } = useLingui();
  const { language } = usePortal();
  const days = daysIn(language);
  return {
    titleOf({ from, days: length = 7 }: Named): string {
      if (unit === 'month') return days.longMonth(from);
      const day = days.long(from);
      if (unit === 'day') return day;
      return length === 7 ? t`Week from ${day}` : t`From ${day}, ${length} days`;
    },
    shortOf: ({ from }: Named): string => (unit === 'month' ? days.month(from) : days.short(from)),
  };
}
