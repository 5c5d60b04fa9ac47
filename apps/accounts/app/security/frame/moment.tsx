import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A moment (ISO 8601) in words: in the reader's time, and as long as that is not known in UTC, which is then said. */
export function Moment({ time }: { time: string }) {
  const { i18n } = useLingui();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const zone: Intl.DateTimeFormatOptions = isAlive ? {} : { timeZone: 'UTC', timeZoneName: 'short' };
  const format = new Intl.DateTimeFormat(locale, { ...day, ...clock, ...zone });
  return <time dateTime={time}>{format.format(new Date(time))}</time>;
}
