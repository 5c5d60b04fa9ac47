/** An appointment in a calendar file. */
export interface Appointment {
  /** The same for the same appointment, in whatever file. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  link: string;
  isCancelled: boolean;
  /** When it was made, and changed last. */
  madeAt: Date;
  changedAt: Date;
}

/** Octets in a line (RFC 5545, 3.1). */
const lineOctets = 75;

/** A calendar with one appointment (RFC 5545). Its times are in UTC, so that no rules of time zones are needed. */
export function calendarFile(appointment: Appointment): string {
  const { uid, startsAt, endsAt, title, description, link, isCancelled, madeAt, changedAt } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kontor//Support hours//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(changedAt)}`,
    `CREATED:${utc(madeAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${isCancelled ? 1 : 0}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
