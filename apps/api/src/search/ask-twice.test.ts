import { countSearch, searchBusinesses, searchProducts } from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { rebuildSearch } from './rebuild.ts';

const id: Record<string, string> = {};

const api = await sharedApi(async (db, reference) => {
  const { aBusiness, aProduct } = rowsIn(db, reference);
  const business = async (key: string, given: Parameters<typeof aBusiness>[0]) => {
    id[key] = await aBusiness({ categories: [], ...given });
  };
  await business('jalisco', {
    company_name: 'Transmisiones Rubio',
    short_description: 'Gearboxes to order',
    categories: ['000602'],
    state_id: 'MX-JAL',
    city: 'Guadalajara',
  });
  await business('sonora', {
    company_name: 'Reductores Yaqui',
    short_description: 'Gearboxes to order',
    categories: ['000602'],
    state_id: 'MX-SON',
    city: 'Hermosillo',
  });
  await business('mill', {
    company_name: 'Molino Azul',
    industry_id: '0011',
    short_description: 'Flour milled on gearboxes that run overnight',
    state_id: 'MX-JAL',
    city: 'Zapopan',
  });
  await business('bakery', {
    company_name: 'Forno Alto',
    industry_id: '0011',
    city: 'Modena',
    country_code: 'IT',
  });
  await business('brewery', {
    company_name: 'Cervecería Norte',
    industry_id: '0011',
    state_id: 'MX-YUC',
    city: 'Merida',
  });
  await business('hardener', {
    company_name: 'Temple Ríos',
    short_description: 'Treatment and coating of metals',
    categories: ['000402'],
  });
  await business('trader', {
    company_name: 'Ferretera Lerma',
    short_description: 'Steel parts from stock',
    categories: ['000402'],
  });
  await business('power', { company_name: 'Vermillion Power LLC', industry_id: '0003' });
  await business('energy', {
    company_name: 'Vermilion Energy Inc.',
    industry_id: '0003',
    short_description: 'Natural gas',
  });
  for (const place of [
    'Norte',
    'Sur',
    'Este',
    'Oeste',
    'Centro',
    'Lerma',
    'Balsas',
    'Conchos',
    'Grijalva',
    'Nazas',
  ])
    await business(`turbines ${place}`, { company_name: `Turbinas ${place}`, industry_id: '0003' });
  await business('respaced', { company_name: 'MS-Turbinas S.A.', industry_id: '0003' });
  id.desk = await aProduct({
    name: 'Office desks with cable tray',
    industry_id: '0012',
    category_id: '001206',
  });
  id.conduit = await aProduct({
    name: 'Plastic conduits',
    industry_id: '0014',
    category_id: '001409',
    subcategory_id: '00140907',
  });
  id.labels = await aProduct({
    name: 'Labels',
    industry_id: '0004',
    category_id: '000412',
    subcategory_id: '00041206',
  });
  id.bottles = await aProduct({
    name: 'Glass bottles',
    description: 'For wine',
    industry_id: '0004',
    category_id: '000412',
    subcategory_id: '00041203',
  });
  id.tank = await aProduct({
    name: 'Tanks',
    description: 'Stainless steel',
    industry_id: '0005',
    category_id: '000512',
    subcategory_id: '00051205',
  });
  id.assembly = await aProduct({
    name: 'Board assembly',
    industry_id: '0002',
    category_id: '000203',
    subcategory_id: '00020305',
  });
  id.boards = await aProduct({
    name: 'Bare boards',
    industry_id: '0002',
    category_id: '000203',
    subcategory_id: '00020301',
  });
  id.calibration = await aProduct({
    name: 'Accredited services',
    industry_id: '0015',
    category_id: '001504',
    subcategory_id: '00150405',
  });
  id.balances = await aProduct({
    name: 'Laboratory balances',
    industry_id: '0004',
    category_id: '000410',
    subcategory_id: '00041002',
  });
  id.guides = await aProduct({
    name: 'Cross roller guides',
    industry_id: '0006',
    category_id: '000608',
    subcategory_id: '00060806',
  });
  await rebuildSearch(db, reference);
});

/** What is found, the best first, what the answer says was searched for instead, and where. */
async function search(textQuery: string, more: object = {}) {
  const { items, correction, locations } = await api.call(searchBusinesses, {
    body: { textQuery, skip: 0, size: 10, ...more },
  });
  const keyOf = (businessID: string) => Object.entries(id).find(([, value]) => value === businessID)?.[0];
  return {
    found: items.map(({ businessID }) => keyOf(businessID)),
    said: correction?.textQuery,
    in: locations.map(({ code }) => code),
  };
}

test('where rows only mention a thing beside something else, those that stand in its place come first, and the answer says so', async () => {
  const { found, said } = await search('gearboxes overnight');
  expect(said).toBe('gearboxes');
  expect(found.toSorted()).toEqual(['jalisco', 'mill', 'sonora']);
  expect(found.at(-1)).toBe('mill');
  // As typed it is the one that mentions all of it.
  expect(await search('gearboxes overnight', { asTyped: true })).toMatchObject({ found: ['mill'] });
});

test('who is named beside a thing need not stand in its place', async () => {
  expect(await search('gearboxes azul')).toEqual({ found: ['mill'], said: undefined, in: [] });
});

test('a row in the location is found there, and nothing else is searched', async () => {
  expect(await search('gearboxes in Guadalajara')).toEqual({
    found: ['jalisco'],
    said: undefined,
    in: ['guadalajara'],
  });
});

test.each([
  // A mill there that mentions gearboxes makes none.
  { typed: 'gearboxes in Zapopan', said: 'gearboxes in Jalisco', in: ['MX-JAL'], found: ['jalisco'] },
  { typed: 'gearboxes in Merida', said: 'gearboxes in Mexico', in: ['MX'], found: ['jalisco', 'sonora'] },
  { typed: 'gearboxes in Yucatán', said: 'gearboxes in Mexico', in: ['MX'], found: ['jalisco', 'sonora'] },
  { typed: 'gearboxes in Modena', said: 'gearboxes', in: [], found: ['jalisco', 'sonora'] },
])('instead of $typed is searched for $said, and the answer says so', async ({ typed, found, ...told }) => {
  const answer = await search(typed);
  expect(answer).toMatchObject(told);
  expect(answer.found.slice(0, -1).toSorted()).toEqual(found);
  expect(answer.found.at(-1)).toBe('mill');
});

test.each([
  'gearboxes overnight',
  'gearboxes azul',
  'gearboxes in Zapopan',
  'gearboxes in Modena',
  'gearboxes',
])('tabs count for %s what their lists show', async (textQuery) => {
  const { counts } = await api.call(countSearch, { body: { textQuery } });
  expect(counts.MA.total).toBe((await search(textQuery, { businessType: 'MA' })).found.length);
  expect(counts.DI.total).toBe(0);
});

test('who works for a fee says so: parts of steel in the same place are not hardened', async () => {
  const { found, said } = await search('heat treatment of steel parts');
  expect({ first: found[0], said }).toEqual({ first: 'hardener', said: 'heat treatment' });
});

test('a name that is nearly what was typed is meant where hardly a row holds that, and none is called so', async () => {
  expect(await search('vermillion energy')).toMatchObject({
    found: ['energy'],
    said: 'Vermilion Energy Inc.',
  });
  expect(await search('vermillion power')).toMatchObject({ found: ['power'], said: undefined });
});

test('a name without its spaces is meant before the common word that it is nearly', async () => {
  expect(await search('msturbinas')).toMatchObject({ found: ['respaced'], said: 'MS-Turbinas S.A.' });
  expect((await search('mxturbinas')).said).toBe('turbinas');
});

test('what a product comes with is not offered for it: the place of the tree is, and the answer says so', async () => {
  const { items, correction } = await api.call(searchProducts, {
    body: { textQuery: 'cable trays', skip: 0, size: 5 },
  });
  expect(items[0]?.productID).toBe(id.conduit);
  expect(correction).toMatchObject({ applied: true, place: '00031005' });
});

test.each([
  { typed: 'printed labels for wine bottles', first: 'labels', said: 'printed labels' },
  { typed: 'SMT assembly overnight', first: 'assembly', said: 'smt assembly' },
  { typed: 'labels from Modena', first: 'labels', said: 'labels' },
  // Work is looked for, not what it is done to.
  { typed: 'how can we get our scales calibrated', first: 'calibration', said: 'calibrated' },
  { typed: 'contract calibration of torque wrenches', first: 'calibration', said: 'calibration' },
  { typed: 'Edelstahlbehälter', first: 'tank', said: 'edelstahl behalter' },
])('of products $typed finds $first first, and the answer says so', async ({ typed, first, said }) => {
  const { items, correction } = await api.call(searchProducts, {
    body: { textQuery: typed, skip: 0, size: 5 },
  });
  expect(items[0]?.productID).toBe(id[first]);
  expect(correction).toMatchObject({ textQuery: said, applied: true });
});

test('what buyers call a category, which none of its rows says, is told with what was searched for beside it', async () => {
  const { items, correction } = await api.call(searchProducts, {
    body: { textQuery: 'bubble wrap wine', skip: 0, size: 5 },
  });
  expect(items.map(({ productID }) => productID)).toEqual([id.bottles]);
  expect(correction).toEqual({ textQuery: 'Packaging Materials wine', applied: true });
});

test.each(['newest', 'name'] as const)('it is told in the order %s, too', async (order) => {
  const { correction } = await api.call(searchProducts, {
    body: { textQuery: 'bubble wrap wine', skip: 0, size: 5, order },
  });
  expect(correction).toEqual({ textQuery: 'Packaging Materials wine', applied: true });
});

test('a word in the name of a place that is not called so is told by that place', async () => {
  const { items, correction } = await api.call(searchProducts, {
    body: { textQuery: 'rodillos', skip: 0, size: 5 },
  });
  expect(items.map(({ productID }) => productID)).toEqual([id.guides]);
  expect(correction).toMatchObject({ textQuery: 'Cross Roller Guides', applied: true });
});

test('a longer word that rows hold in the place of the one typed is told', async () => {
  expect(await search('azul molin')).toMatchObject({ found: ['mill'], said: 'azul molino' });
  expect(await search('azul molino')).toMatchObject({ found: ['mill'], said: undefined });
});

test('the name of a business that has no products is not looked for among them', async () => {
  const { items, correction } = await api.call(searchProducts, {
    body: { textQuery: 'fornno alto', skip: 0, size: 5 },
  });
  expect(items).toEqual([]);
  expect(correction).toBeUndefined();
});
