import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBirthDate } from './birth-date.ts';

const separator = fc.constantFrom('-', ' ', '/', '.');

describe('a birth date', () => {
  it.each([
    ['1970-10-24', '1970-10-24'],
    ['1970 10 24', '1970-10-24'],
    ['1970/10/24', '1970-10-24'],
    [' 1970.10.24 ', '1970-10-24'],
    ['2000-02-29', '2000-02-29'],
    ['1900-02-29', undefined],
    ['2023-02-30', undefined],
    ['1970-04-31', undefined],
    ['1970-13-01', undefined],
    ['1970-00-10', undefined],
    ['1970-10-00', undefined],
    ['1970-10-32', undefined],
    ['1870-10-24', undefined],
    ['2100-10-24', undefined],
    ['70-10-24', undefined],
    ['1970-1-2', undefined],
    ['24-10-1970', undefined],
    ['1970_10_24', undefined],
    ['19701024', undefined],
    ['1970-10-24x', undefined],
    ['', undefined],
  ])('%j is %j', (text, date) => {
    expect(readBirthDate(text)).toBe(date);
  });

  it('is every day from 1900 to 2099, however it is separated', () => {
    const [min, max] = [new Date('1900-01-01T00:00:00Z'), new Date('2099-12-31T00:00:00Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), separator, separator, (moment, one, two) => {
        const day = moment.toISOString().slice(0, 10);
        const [year, month, date] = day.split('-');
        expect(readBirthDate(`${year}${one}${month}${two}${date}`)).toBe(day);
      }),
    );
  });

  it('is a day of the calendar, whatever was typed', () => {
    const number = (maximum: number) =>
      fc.integer({ min: 0, max: maximum }).map((each) => String(each).padStart(2, '0'));
    const typed = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.integer({ min: 1800, max: 2200 }), separator, number(14), separator, number(33))
        .map((each) => each.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const day = readBirthDate(text);
        if (day === undefined) return;
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        expect(readBirthDate(day)).toBe(day);
      }),
    );
  });
});
