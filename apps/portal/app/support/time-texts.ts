import { formatLocales, type ShownLanguage } from '@kontor/web/language';

/** One way to write the time of day, beside a day and alone. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The time zone of whoever looks. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What times are called somewhere. Only for pages the browser makes: the server is elsewhere. */
export function timeTexts(language: ShownLanguage, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(formatLocales[language], { timeZone, ...options });
    return (time: string) => made.format(new Date(time));
  };
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    clock: format(clock),
    /** Told from the day elsewhere by its weekday. */
    weekdayClock: format({ weekday: 'short', ...clock }),
    whole: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...clock }),
  };
}

/** A zone as people read it: "Europe/Madrid" is Madrid. */
export const zoneName = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
