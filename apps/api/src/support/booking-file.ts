import { addressById, type Language } from '@kontor/contract';
import { calendarFile } from '../calendar/calendar-file.ts';
import texts from './calendar-texts.json' with { type: 'json' };
import { endOf } from './present.ts';
import type { BookingRow } from './queries.ts';

/** The calendar file of a booking, in a language. */
export function bookingFile(
  row: BookingRow,
  { language, portalOrigin }: { language: Language; portalOrigin: string },
): { name: string; contentType: string; content: string } {
  const link = `${portalOrigin}${addressById('business', row.business_id)}/support`;
  const { title, topics } = texts[language];
  const content = calendarFile({
    uid: `${row.id}@${new URL(portalOrigin).hostname}`,
    source: 'Support hours',
    startsAt: row.starts_at,
    endsAt: endOf(row),
    title: `${title}: ${topics[row.topic as keyof typeof topics]}`,
    description: row.message,
    link,
    isCancelled: row.cancelled_at !== null,
    madeAt: row.created_at,
    changedAt: row.cancelled_at ?? row.created_at,
  });
  return { name: 'kontor-support.ics', contentType: 'text/calendar; charset=utf-8', content };
}
