import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

const at = (moment: string) => new Date(moment);

test.each([
  // 07:00 in Mexico City is 13:00 UTC.
  ['America/Mexico_City', '2026-03-18T12:59:59.900Z', undefined],
  ['America/Mexico_City', '2026-03-18T13:00:00.400Z', ['2026-03-18', '2026-03-18T13:00:00.000Z']],
  ['America/Mexico_City', '2026-03-19T05:59:00.000Z', ['2026-03-18', '2026-03-18T13:00:00.000Z']],
  ['America/Mexico_City', '2026-03-19T06:00:00.000Z', undefined],
  ['Asia/Kathmandu', '2026-03-18T01:30:00.000Z', ['2026-03-18', '2026-03-18T01:15:00.000Z']],
  ['Pacific/Kiritimati', '2026-12-31T18:00:00.000Z', ['2027-01-01', '2026-12-31T17:00:00.000Z']],
  // Summer and winter time.
  ['Europe/Berlin', '2026-07-01T05:00:00.000Z', ['2026-07-01', '2026-07-01T05:00:00.000Z']],
  ['Europe/Berlin', '2026-01-10T05:00:00.000Z', undefined],
])('in %s at %s', (zone, now, due) => {
  const day = localDay(zone, at(now));
  expect(day && [day.day, day.until.toISOString()]).toEqual(due);
});
