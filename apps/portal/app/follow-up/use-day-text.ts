import { useLingui } from '@lingui/react/macro';
import { ownToday } from './own-day.ts';

/** A day as somebody plans by it: Today, or Fri, 20 Mar, with the year where it is another one. */
export function useDayText(): (day: string) => string {
  const { t, i18n } = useLingui();
  return (day) => {
    const today = ownToday();
    if (day === today) return t`Today`;
    return i18n.date(`${day}T00:00:00Z`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      year: day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
    });
  };
}
