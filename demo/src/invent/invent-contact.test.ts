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

test('those of businesses in one country differ by city', () => {
  const areas = new Set(
    demo.data.businesses
      .filter(({ row }) => row.country_code === 'MX')
      .map(({ row }) => row.phone_number.split(' ')[0]),
  );
  expect(areas.size).toBeGreaterThan(20);
});
