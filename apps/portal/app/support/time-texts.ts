import type { ShownLanguage } from '@kontor/web/language';

const locales: Record<ShownLanguage, string> = { en: 'en-GB', es: 'es', it: 'it', zh: 'zh' };

/** The time zone of whoever looks. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What times are called somewhere. Only for pages the browser makes: the server is elsewhere. */
export function timeTexts(language: ShownLanguage, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
    return (time: string) => made.format(new Date(time));
  };
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    clock: format({ hour: '2-digit', minute: '2-digit' }),
    /** Told from the day elsewhere by its weekday. */
    weekdayClock: format({ weekday: 'short', hour: '2-digit', minute: '2-digit' }),
    whole: format({ dateStyle: 'full', timeStyle: 'short' }),
  };
}

/** A zone as people read it: "Europe/Madrid" is Madrid. */
export const zoneName = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
