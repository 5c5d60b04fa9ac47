import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

/** Short names of the days, from Monday on. */
export function useWeekdays(): string[] {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, place) => names.format(monday + place * day));
  }, [i18n.locale]);
}
