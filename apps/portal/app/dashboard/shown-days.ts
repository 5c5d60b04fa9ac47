import { formatLocales, type ShownLanguage } from '@kontor/web/language';

/** Words of days, which are those of UTC. */
export function daysIn(language: ShownLanguage) {
  const locale = formatLocales[language];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => made.format(new Date(day));
  };
  const range = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  return {
    /** "6 Jan" */
    short: format({ day: 'numeric', month: 'short' }),
    /** "6 Jan 2026" */
    medium: format({ dateStyle: 'medium' }),
    /** "6 January 2026" */
    long: format({ dateStyle: 'long' }),
    /** "Jan" */
    month: format({ month: 'short' }),
    /** "January 2026" */
    longMonth: format({ month: 'long', year: 'numeric' }),
    /** "1 January – 31 March 2026" */
    range: (from: string, to: string) =>
      range
        .formatRangeToParts(new Date(from), new Date(to))
        // Italian ranges have "01 agosto", which nobody writes.
        .map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value))
        .join(''),
  };
}
