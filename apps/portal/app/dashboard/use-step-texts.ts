import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import { daysIn } from './shown-days.ts';

interface Named {
  from: string;
  days?: number;
}

/** Steps in words: in full, in a table, and as they stand below an axis. */
export function useStepTexts(unit: 'day' | 'week' | 'month') {
  const { t } = useLingui();
  const { language } = usePortal();
  const days = daysIn(language);
  return {
    titleOf({ from }: Named): string {
      if (unit === 'month') return days.longMonth(from);
      const day = days.long(from);
      return unit === 'day' ? day : t`Week from ${day}`;
    },
    /** In a table whose head says what it is; a first week may have fewer days. */
    rowOf({ from, days: length = 7 }: Named): string {
      if (unit === 'month') return days.longMonth(from);
      const day = days.medium(from);
      return unit === 'day' || length === 7 ? day : t`${day}, ${length} days`;
    },
    shortOf: ({ from }: Named): string => (unit === 'month' ? days.month(from) : days.short(from)),
  };
}
