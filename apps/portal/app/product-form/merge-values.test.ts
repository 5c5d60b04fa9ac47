import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differingGroups, fieldGroups, mergeValues, withGroup } from './merge-values.ts';
import { newProductValues, type ProductValues } from './product-values.ts';

const spec = { id: '0', key: 'Torque', value: '1,500', unit: 'N·m' };
const base: ProductValues = { ...newProductValues(), name: 'KR 75', price: '1184', specs: [spec] };

it('what only somebody else changed is taken over, what only I changed stays', () => {
  const mine = { ...base, name: 'KR 75 hollow shaft' };
  const theirs = { ...base, price: '1250', specs: [{ ...spec, value: '1,600' }] };
  const { values, clashes } = mergeValues(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(values).toMatchObject({ name: 'KR 75 hollow shaft', price: '1250', specs: [{ value: '1,600' }] });
});

it('what both changed to something else is a clash, and mine stays until it is settled', () => {
  const mine = { ...base, price: '1200', currency: 'EUR' };
  const theirs = { ...base, price: '1250' };
  const { values, clashes } = mergeValues(base, mine, theirs);
  expect(clashes).toEqual(['price']);
  expect(values).toMatchObject({ price: '1200', currency: 'EUR' });
  expect(withGroup(values, 'price', theirs)).toMatchObject({ price: '1250', currency: 'USD' });
});

it('both changing it to the same is no clash', () => {
  const mine = { ...base, name: 'KR 97' };
  expect(mergeValues(base, mine, { ...base, name: 'KR 97' }).clashes).toEqual([]);
});

it('ids of rows and the currency of no price are not stored, so they differ in nothing', () => {
  const other = { ...base, price: '', specs: [{ ...spec, id: 'another' }] };
  expect(differingGroups(other, { ...base, price: '', currency: 'EUR' })).toEqual([]);
});

it('nothing of anybody is lost unseen', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  const values = fc
    .record({ name: text, description: text, price: text, minimumOrder: text, minimumOrderUnit: text })
    .map((part) => ({ ...newProductValues(), ...part }));
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const { values: merged, clashes } = mergeValues(before, mine, theirs);
      const groups = Object.keys(fieldGroups);
      const [mineChanged, theirsChanged] = [differingGroups(mine, before), differingGroups(theirs, before)];
      for (const group of differingGroups(merged, theirs)) expect(mineChanged).toContain(group);
      for (const group of differingGroups(merged, mine)) expect(theirsChanged).toContain(group);
      for (const group of clashes) {
        expect(groups).toContain(group);
        expect(mineChanged).toContain(group);
        expect(theirsChanged).toContain(group);
      }
      const lost = theirsChanged.filter((group) => differingGroups(merged, theirs).includes(group));
      expect(clashes).toEqual(lost);
    }),
  );
});
