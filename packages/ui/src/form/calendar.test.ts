import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayByKey, inMonth, readDay, weeksOf, withinReach, yearsAround } from './calendar.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('readDay', () => {
  it('accepts four separators and single digits', () => {
    for (const text of ['2026-03-02', '2026/3/2', '2026.03.2', ' 2026 3 02 '])
      expect(readDay(text)).toBe('2026-03-02');
  });

  it('refuses what is no day', () => {
    for (const text of [
      '',
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-00-10',
      '26-03-02',
      '12 Mar 2026',
    ])
      expect(readDay(text)).toBeUndefined();
    expect(readDay('2024-02-29')).toBe('2024-02-29');
  });

  it('never throws, and gives only what it reads again as the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}$/)), (text) => {
        const day = readDay(text);
        if (day !== undefined) expect(readDay(day)).toBe(day);
      }),
    );
  });
});

it('offers ten years before and ten after', () => {
  const years = yearsAround(2026);
  expect([years.length, years[0], years.at(-1)]).toEqual([21, 2016, 2036]);
});

it('goes to the last day of a shorter month', () => {
  expect(inMonth('2026-01-31', 2026, 1)).toBe('2026-02-28');
  expect(inMonth('2024-02-29', 2025, 1)).toBe('2025-02-28');
  expect(inMonth('2026-01-31', 2026, -1)).toBe('2025-12-31');
});

it('lays a month out in whole weeks from Monday to Sunday, every day once', () => {
  const weeks = weeksOf('2026-03-12');
  expect(weeks[0]?.[0]).toBe('2026-02-23');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-04-05');
  fc.assert(
    fc.property(anyDay, (day) => {
      const laid = weeksOf(day);
      expect(laid.every((week) => week.length === 7)).toBe(true);
      expect(laid.flat().filter((each) => each === day)).toEqual([day]);
      expect(new Date(`${laid[0]?.[0]}T00:00:00Z`).getUTCDay()).toBe(1);
    }),
  );
});

it('moves by keys: days, weeks, ends of the week, months, years', () => {
  const at = (key: string, shift = false) => dayByKey('2026-03-12', key, shift);
  expect(at('ArrowLeft')).toBe('2026-03-11');
  expect(at('ArrowRight')).toBe('2026-03-13');
  expect(at('ArrowUp')).toBe('2026-03-05');
  expect(at('ArrowDown')).toBe('2026-03-19');
  expect(at('Home')).toBe('2026-03-09');
  expect(at('End')).toBe('2026-03-15');
  expect(at('PageUp')).toBe('2026-02-12');
  expect(at('PageDown', true)).toBe('2027-03-12');
  expect(at('a')).toBeUndefined();
  expect(dayByKey('2026-12-31', 'ArrowRight', false)).toBe('2027-01-01');
});

it('never leaves the years offered', () => {
  expect(withinReach('2037-05-05', 2026)).toBe('2036-05-05');
  expect(withinReach('2015-12-31', 2026)).toBe('2016-12-31');
  expect(withinReach('2026-03-12', 2026)).toBe('2026-03-12');
});
