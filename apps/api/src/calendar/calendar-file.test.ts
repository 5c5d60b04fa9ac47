import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Appointment, calendarFile } from './calendar-file.ts';

const appointment: Appointment = {
  uid: 'a@kontor.example',
  source: 'Support hours',
  startsAt: new Date('2027-03-29T07:00:00Z'),
  endsAt: new Date('2027-03-29T08:00:00Z'),
  title: 'Kontor support: Products',
  description: 'How, exactly?',
  link: 'https://kontor.example/business/1/support',
  isCancelled: false,
  madeAt: new Date('2027-03-20T10:11:12.345Z'),
  changedAt: new Date('2027-03-20T10:11:12.345Z'),
};

/** Lines as a reader has them: folds undone. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const readValue = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

test('a file has what RFC 5545 asks of an appointment, its times in UTC', () => {
  const lines = linesOf(calendarFile(appointment));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('UID:a@kontor.example');
  expect(lines).toContain('DTSTAMP:20270320T101112Z');
  expect(lines).toContain('DTSTART:20270329T070000Z');
  expect(lines).toContain('DTEND:20270329T080000Z');
  expect(lines).toContain('STATUS:CONFIRMED');
  expect(lines).toContain('DESCRIPTION:How\\, exactly?');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('whole days end with the day after the last one, whatever the calendar says of it', () => {
  const { uid, source, title, link, madeAt, changedAt } = appointment;
  const days = { firstDay: '2028-02-28', lastDay: '2028-02-29' };
  const lines = linesOf(
    calendarFile({
      ...days,
      uid,
      source,
      title,
      link,
      madeAt,
      changedAt,
      place: 'Hall 4; Hannover',
      revision: 2,
    }),
  );
  expect(lines).toContain('DTSTART;VALUE=DATE:20280228');
  expect(lines).toContain('DTEND;VALUE=DATE:20280301');
  expect(lines).toContain('LOCATION:Hall 4\\; Hannover');
  expect(lines).toContain('SEQUENCE:2');
  expect(lines.some((line) => line.startsWith('DESCRIPTION'))).toBe(false);
});

test('one that was cancelled says so, with a higher sequence', () => {
  const file = calendarFile({ ...appointment, isCancelled: true });
  expect(readValue(file, 'STATUS')).toBe('CANCELLED');
  expect(readValue(file, 'SEQUENCE')).toBe('1');
});

test('whatever is written stays one value, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string(), (description, title) => {
      const file = calendarFile({ ...appointment, description: `${description}\r\nEND:VEVENT`, title });
      const lines = file.split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(linesOf(file)).toHaveLength(20);
      expect(file).not.toContain('�');
      const read = readValue(file, 'DESCRIPTION')?.replace(/\\([\\;,n])/g, (_, sign) =>
        sign === 'n' ? '\n' : sign,
      );
      const plain = description
        .replace(/\r\n?/g, '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
        .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
      expect(read).toBe(`${plain}\nEND:VEVENT`);
    }),
  );
});
