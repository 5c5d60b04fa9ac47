import { expect, test } from 'vitest';
import { createPlacing } from './place-articles.ts';
import { readProductTexts } from './product-texts.ts';
import { sharedInventedDemo } from './testing.ts';
import { readTree } from './tree.ts';

const { db } = await sharedInventedDemo();
const tree = await readTree(db);
const placeOf = createPlacing(tree);

/** "Category / Subcategory" of an article of a customs or procurement list, by the guess of its compiler. */
function placed(name: string, code: string, guess: { id: string; subcategory?: string }) {
  const [key = '', value = ''] = code.split(' ');
  const category = tree.industries
    .flatMap((industry) => industry.categories)
    .find((one) => one.id === guess.id);
  return written(
    placeOf({
      name,
      isFood: false,
      specs: [{ key: `${key} code`, value }],
      guess: {
        industry: category?.industry_id ?? '',
        category: category?.name ?? '',
        subcategory: guess.subcategory ?? '',
      },
    }),
  );
}

const food = (name: string) =>
  written(
    placeOf({ name, isFood: true, specs: [], guess: { industry: '0011', category: '', subcategory: '' } }),
  );

function written(place: ReturnType<typeof placeOf>): string | undefined {
  return place && [place.category.name, place.subcategory?.name].filter((one) => one).join(' / ');
}

test('articles a list guessed into a wrong category stand where their code says, or nowhere', () => {
  expect(placed('Emulsifiers', 'CPV 24958200', { id: '000402' })).toBe('Industrial Chemicals');
  expect(placed('Machines: for assembling lamps, tubes or valves', 'HS 847510', { id: '000402' })).toBe(
    undefined,
  );
  expect(placed('Make-up preparations', 'CPV 33711400', { id: '000904' })).toBe('Makeup');
  expect(placed('Electrical fitting work', 'CPV 45311200', { id: '001409' })).toBe(
    'Construction Services & Real Estate',
  );
  expect(placed('Ball bearings', 'CPV 44440000', { id: '000601' })).toBe('Bearings / Ball Bearings');
});

test('what only shares a word with a subcategory is not of it, nor are parts, ores and oxides', () => {
  const zinc = { id: '000401', subcategory: 'Zinc & Lead' };
  expect(placed('Zinc: bars, rods, profiles and wire', 'HS 790400', zinc)).toMatch(/Zinc & Lead$/);
  expect(placed('Iron or non-alloy steel: wire, plated or coated with zinc', 'HS 721720', zinc)).not.toMatch(
    /Zinc & Lead/,
  );
  expect(placed('Zinc ores', 'CPV 14612600', zinc)).toBe('Metals & Alloys');
  const clocks = { id: '001006', subcategory: 'Clocks' };
  expect(placed('Clocks: electrically operated', 'HS 910521', clocks)).toBe('Watches / Clocks');
  expect(placed('Clocks: movements', 'HS 910811', clocks)).toBe('Watches');
  const diodes = { id: '000202', subcategory: 'Diodes & Rectifiers' };
  expect(placed('Light-emitting diodes', 'CPV 31712341', diodes)).toBe(
    'Semiconductors / Diodes & Rectifiers',
  );
});

test('foods stand where the thing their name ends with belongs', () => {
  expect(food('Chicken Noodle Condensed Soup')).toBe('Ready Meals & Ingredients / Soups');
  expect(food('Corn Cakes With Cheese')).toBe('Confectionery & Snacks');
  expect(food('Assorted Jelly Beans')).toBe('Confectionery & Snacks / Candy');
  expect(food('Dark Red Kidney Beans')).toBe('Grains & Cereals / Pulses & Beans');
  expect(food('Organic Coconut Milk')).toBe('Beverages / Plant-based Drinks');
  expect(food('Creamy Peanut Butter')).toBe('Confectionery & Snacks');
  expect(food('Ice Cream, Cookie Butter')).toBe('Dairy Products / Ice Cream');
  expect(food('Salted Caramel Apple With Butter')).toBe(undefined);
});

test('works and services of the procurement list stand among services, software or what is supplied to all', () => {
  const goods = /^(0001|0002(?!1[23])|0003(?!05|11)|000[4-9]|0010|0012|0014(?!14))/;
  const services = readProductTexts(tree).filter(
    ({ category_id, specs }) =>
      goods.test(category_id) && specs.some(({ key, value }) => key === 'CPV code' && value >= '45'),
  );
  expect(services.map(({ name }) => name)).toEqual([]);
});
