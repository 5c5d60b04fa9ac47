import type { Fair } from '@kontor/contract';

interface Entry {
  id: string;
  /** ISO 8601. */
  writtenAt: string;
  address: string;
}

/** A fair as RFC 5545 has it: whole days, the last one included. */
export function calendarOf({ name, place, from, until }: Fair, { id, writtenAt, address }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kontor//Posts//EN',
    'BEGIN:VEVENT',
    `UID:${id}@kontor`,
    `DTSTAMP:${writtenAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(until))}`,
    `SUMMARY:${escaped(name)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** Lines of at most 75 bytes; a character is not cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    // What goes on begins with a space.
    if (Buffer.byteLength(part + character) > (parts.length > 0 ? 74 : 75)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
