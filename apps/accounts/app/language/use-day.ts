import { useLingui } from '@lingui/react';

/** ISO 8601 times as days of the reader's language: "12 Mar 2026". */
export function useDay(): (time: string) => string {
  const { i18n } = useLingui();
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  return (time) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));
}
