import { expect, test } from 'vitest';
import { timeZoneOf, zonesOf } from './time-zone-of.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes of two letters that stand for a region, but for those of regions that are called otherwise by now. */
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

test('a country with several time zones has one of them, and so has each with one', () => {
  // Nobody lives there all year.
  const without = ['AQ', 'UM'];
  const inhabited = countries.filter((code) => zonesOf(code).length > 0 && !without.includes(code));
  expect(inhabited.length).toBeGreaterThan(230);
  for (const code of inhabited) expect(zonesOf(code), code).toContain(timeZoneOf(code));
  expect(without.map(timeZoneOf)).toEqual([undefined, undefined]);
});

test('it is that of the capital, and one that can be chosen', () => {
  const offered = new Set(Intl.supportedValuesOf('timeZone'));
  expect([timeZoneOf('MX'), timeZoneOf('DE'), timeZoneOf('IN')?.startsWith('Asia/')]).toEqual([
    'America/Mexico_City',
    'Europe/Berlin',
    true,
  ]);
  for (const code of [...countries, 'XK']) {
    const zone = timeZoneOf(code);
    if (zone) expect(offered, code).toContain(zone);
  }
});
