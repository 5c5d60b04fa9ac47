import type { ShownLanguage } from './shown-languages.ts';

const locales: Record<ShownLanguage, string> = { en: 'en-GB', es: 'es', it: 'it', zh: 'zh' };

/** An ISO 8601 time as a day of the reader's language: "12 Mar 2026". */
export function dayOf(time: string, language: ShownLanguage): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(time));
}
