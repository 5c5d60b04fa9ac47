import { shownLanguage } from '@kontor/web/language';
import { dayOf } from '@kontor/web/language/day';
import { useLingui } from '@lingui/react';

/** ISO 8601 times as days of the reader's language: "12 Mar 2026". */
export function useDay(): (time: string) => string {
  const { i18n } = useLingui();
  return (time) => dayOf(time, shownLanguage(i18n.locale) ?? 'en');
}
