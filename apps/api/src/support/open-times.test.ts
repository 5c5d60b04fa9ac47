import { expect, test } from 'vitest';
import { localTime } from '../time-zone/local-time.ts';
import { openTimes } from './open-times.ts';
import { readSupportHours } from './support-hours.ts';

const hours = (SUPPORT_HOURS: string) => readSupportHours({ SUPPORT_HOURS, SUPPORT_SEATS: 1 });
const madrid = hours('Mon-Fri 09:00-17:00 Europe/Madrid');
const iso = (moment: Date | undefined) => moment?.toISOString();

test('hours are read from their setting, and what says none is refused', () => {
  expect(madrid).toMatchObject({ opens: 540, closes: 1020, timeZone: 'Europe/Madrid', seats: 1 });
  expect([...madrid.weekdays]).toEqual([1, 2, 3, 4, 5]);
  expect([...hours('Sat 10:00-12:00 UTC').weekdays]).toEqual([6]);
  for (const setting of [
    'Fri-Mon 09:00-17:00 UTC',
    'Mon-Fri 17:00-09:00 UTC',
    'Mon-Fri 09:00-24:30 UTC',
    'Mon-Fri 09:00-17:00 Europe/Atlantis',
    'always',
  ])
    expect(() => hours(setting), setting).toThrow('SUPPORT_HOURS');
});

test('a time is the same at the team’s wall before and after its clocks are put forward', () => {
  // Madrid: 28 March 2027, a Sunday.
  const times = openTimes(madrid, 60, new Date('2027-03-24T10:00:00Z')).map(iso);
  expect(times).toContain('2027-03-26T08:00:00.000Z');
  expect(times).not.toContain('2027-03-26T07:00:00.000Z');
  expect(times).toContain('2027-03-29T07:00:00.000Z');
  expect(times).toContain('2027-03-29T14:00:00.000Z');
  expect(times).not.toContain('2027-03-29T15:00:00.000Z');
  for (const start of times) {
    const { minutes } = localTime('Europe/Madrid', new Date(start ?? ''));
    expect(minutes).toBeGreaterThanOrEqual(540);
    expect(minutes + 60).toBeLessThanOrEqual(1020);
  }
});

test('and put back', () => {
  const times = openTimes(madrid, 30, new Date('2027-10-28T10:00:00Z')).map(iso);
  expect(times[0]).toBe('2027-10-29T07:00:00.000Z');
  expect(times).toContain('2027-11-01T08:00:00.000Z');
  expect(times.filter((time) => time?.startsWith('2027-11-01'))).toHaveLength(16);
});

test('where clocks change between opening and closing, hours that are left out are no times', () => {
  const sundays = openTimes(hours('Sun 02:00-03:30 Europe/Madrid'), 30, new Date('2027-03-22T00:00:00Z'));
  expect(sundays.map(iso).slice(0, 2)).toEqual(['2027-03-28T01:00:00.000Z', '2027-04-04T00:00:00.000Z']);
});

test('the next working day is the first, sixty days ahead the last', () => {
  // A Friday in the evening.
  const times = openTimes(madrid, 60, new Date('2027-01-08T21:00:00Z')).map(iso);
  expect(times[0]).toBe('2027-01-11T08:00:00.000Z');
  expect(times.at(-1)).toBe('2027-03-09T15:00:00.000Z');
  // Past midnight there, while it is still Sunday in UTC.
  const tokyo = openTimes(hours('Mon-Fri 09:00-17:00 Asia/Tokyo'), 60, new Date('2027-01-10T16:00:00Z'));
  expect(iso(tokyo[0])).toBe('2027-01-12T00:00:00.000Z');
});
