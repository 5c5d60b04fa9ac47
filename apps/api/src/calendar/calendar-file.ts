/** From one moment to another, or on whole days, the last one included. */
type Span = { startsAt: Date; endsAt: Date } | { firstDay: string; lastDay: string };

/** An appointment in a calendar file. */
export type Appointment = Span & {
  /** The same for the same appointment, in whatever file. */
  uid: string;
  /** What of the product it comes from. */
  source: string;
  title: string;
  description?: string | undefined;
  place?: string | undefined;
  link: string;
  isCancelled?: boolean;
  /** How often it was changed, its cancellation aside. */
  revision?: number;
  /** When it was made, and changed last. */
  madeAt: Date;
  changedAt: Date;
};

/** Octets in a line (RFC 5545, 3.1). */
const lineOctets = 75;

/** A calendar with one appointment (RFC 5545). Its times are in UTC, so that no rules of time zones are needed; days are days wherever one is. */
export function calendarFile(appointment: Appointment): string {
  const { uid, source, title, description, place, link, madeAt, changedAt } = appointment;
  const { isCancelled = false, revision = 0 } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Kontor//${source}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(changedAt)}`,
    `CREATED:${utc(madeAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${isCancelled ? revision + 1 : revision}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...spanOf(appointment),
    `SUMMARY:${text(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${text(description)}`]),
    ...(place === undefined ? [] : [`LOCATION:${text(place)}`]),
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function spanOf(span: Span): string[] {
  if ('startsAt' in span) return [`DTSTART:${utc(span.startsAt)}`, `DTEND:${utc(span.endsAt)}`];
  return [
    `DTSTART;VALUE=DATE:${compact(span.firstDay)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(span.lastDay))}`,
  ];
}

const compact = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** As a value of the type TEXT; what is no character of a text is left out. */
const text = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Breaks a long line between characters; each further part begins with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
