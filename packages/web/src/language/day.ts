import { formatLocales, type ShownLanguage } from './shown-languages.ts';

/** An ISO 8601 time as a day of the reader's language: "12 Mar 2026". */
export function dayOf(time: string, language: ShownLanguage): string {
  const format = new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(time));
}

/** An ISO 8601 time as day and time of the reader's clock: "18 Mar 2026, 16:20". Only for pages the browser makes: the server has another clock. */
export function momentOf(time: string, language: ShownLanguage): string {
  const format = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return format.format(new Date(time));
}
