import { getIndustryTree, languages, listCategories, listIndustries } from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();

test('the 15 industries of the specification stand in their order', async () => {
  const industries = await api.call(listIndustries, {});
  expect(industries.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '0001 Automation',
    '0002 Electronics & IT',
    '0003 Energy',
    '0004 Industrial Technology',
    '0005 Machineries',
    '0006 Power Transmission',
    '0007 Apparel',
    '0008 Baby World',
    '0009 Beauty Care',
    '0010 Fashion Accessories',
    '0011 Food & Agriculture',
    '0012 Furniture',
    '0013 Health Care',
    '0014 Home & Construction',
    '0015 Business Services',
  ]);
});

test('the whole tree carries text, name, order, key and ids that name their parents', async () => {
  const tree = await api.call(getIndustryTree, {});
  const categories = tree.flatMap((industry) => industry.categories);
  const subCategories = categories.flatMap((category) => category.subCategories);
  expect([tree.length, categories.length, subCategories.length]).toEqual([15, 200, 1340]);
  for (const [index, industry] of tree.entries()) {
    expect(industry).toMatchObject({ key: industry.id, text: industry.name, order: index + 1 });
    expect(industry.categories.every(({ id }) => id.startsWith(industry.id))).toBe(true);
    for (const { id, subCategories: inside } of industry.categories) {
      expect(inside.map(({ order }) => order)).toEqual(inside.map((_, place) => place + 1));
      expect(inside.every((each) => each.id.startsWith(id) && each.text === each.name)).toBe(true);
    }
  }
});

test('every node has a name in each language', async () => {
  const unnamed = [...api.reference.nodes.values()].filter(({ names }) =>
    languages.some((language) => !names[language]?.trim()),
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
  const spanish = await api.callIn('es')(listCategories, { params: { id: '0006' } });
  expect(spanish.find(({ id }) => id === '000601')?.name).toBe('Rodamientos');
});

test('categories of one industry; an unknown industry is NotFound', async () => {
  const categories = await api.call(listCategories, { params: { id: '0006' } });
  expect(categories[0]?.subCategories.length).toBeGreaterThan(4);
  await expect(api.call(listCategories, { params: { id: '0099' } })).rejects.toMatchObject({ status: 404 });
});
