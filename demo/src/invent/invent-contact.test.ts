import { expect, test } from 'vitest';
import { sharedInventedDemo } from './testing.ts';

const demo = await sharedInventedDemo();

/** How many digits a number has behind the code of its country, and what those of a city begin with. */
const plans: Record<string, { digits: number; cities: Record<string, string> }> = {
  MX: { digits: 10, cities: { 'Ciudad de México': '55', Monterrey: '81', Querétaro: '442', Tijuana: '664' } },
  US: { digits: 10, cities: { Houston: '713', Chicago: '312', 'Los Angeles': '213' } },
  DE: { digits: 10, cities: { München: '89', Dortmund: '231', Hamburg: '40', Schweinfurt: '9721' } },
  ES: { digits: 9, cities: { Madrid: '91', Barcelona: '93', Zaragoza: '976' } },
  IT: { digits: 10, cities: { Milano: '02', Torino: '011', Vicenza: '0444' } },
  CO: { digits: 10, cities: { Bogotá: '601', Medellín: '604' } },
  GB: { digits: 10, cities: { Leeds: '113', Manchester: '161' } },
  FR: { digits: 9, cities: { Paris: '1', Lyon: '4', Toulouse: '5' } },
};

test('telephone numbers are by the plan of their country and city', () => {
  const seen = new Set<string>();
  const wrong = demo.data.businesses.flatMap(({ row }) => {
    const plan = plans[row.country_code];
    if (!plan) return [];
    const number = row.phone_number.replace(/\D/g, '');
    const area = plan.cities[row.city];
    if (area !== undefined) seen.add(row.city);
    const isRight = number.length === plan.digits && number.startsWith(area ?? '');
    return isRight ? [] : [`${row.city}: ${row.phone_number}`];
  });
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(15);
});

/** How many digits numbers have in the other countries, landlines and mobiles. */
const lengths: Record<string, [landline: number[], mobile: number[]]> = {
  CA: [[10], [10]],
  BR: [[10], [11]],
  AR: [[10], [11]],
  CL: [[9], [9]],
  PE: [[8], [9]],
  EC: [[8], [9]],
  PL: [[9], [9]],
  TR: [[10], [10]],
  MA: [[9], [9]],
  EG: [[8, 9], [10]],
  ZA: [[9], [9]],
  AE: [[8], [9]],
  IN: [[10], [10]],
  CN: [[10, 11], [11]],
  KR: [[8, 9], [10]],
  JP: [[9], [10]],
  AU: [[9], [9]],
  CH: [[9], [9]],
  NL: [[9], [9]],
  BE: [[8], [9]],
  PT: [[9], [9]],
  CZ: [[9], [9]],
  DK: [[8], [8]],
  RO: [[9], [9]],
  HU: [[8], [9]],
  GR: [[10], [10]],
  VN: [[10], [9]],
  TH: [[8], [9]],
  SG: [[8], [8]],
  CR: [[8], [8]],
  GT: [[8], [8]],
};

test('and as long as their countries have them', () => {
  const digitsOf = (number: string | null) => (number ?? '').replace(/\D/g, '').length;
  const seen = new Set<string>();
  const wrong = demo.data.businesses.flatMap(({ row }) => {
    const [landline, mobile] = lengths[row.country_code] ?? [];
    if (!landline || !mobile) return [];
    seen.add(row.country_code);
    const isRight =
      landline.includes(digitsOf(row.phone_number)) &&
      (row.mobile_phone_number === null || mobile.includes(digitsOf(row.mobile_phone_number)));
    return isRight ? [] : [`${row.city}: ${row.phone_number}, ${row.mobile_phone_number}`];
  });
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
});

test('those of businesses in one country differ by city', () => {
  const areas = new Set(
    demo.data.businesses
      .filter(({ row }) => row.country_code === 'MX')
      .map(({ row }) => row.phone_number.split(' ')[0]),
  );
  expect(areas.size).toBeGreaterThan(20);
});
