import { searchBusinesses, searchProducts } from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { rebuildSearch } from './rebuild.ts';

const id: Record<string, string> = {};

/** Fields that make a row stand before another that fits as well. */
const complete = { keywords: ['industrial'], lead_time_days: 5 };

const api = await sharedApi(async (db, reference) => {
  const { aBusiness, aProduct } = rowsIn(db, reference);
  const business = async (key: string, given: Parameters<typeof aBusiness>[0]) => {
    id[key] = await aBusiness({ categories: [], ...given });
  };
  const product = async (key: string, given: Parameters<typeof aProduct>[0]) => {
    id[key] = await aProduct({ industry_id: '0004', category_id: '000406', ...given });
  };
  const spec = (key: string, value: string) => ({ key, value });
  await product('large ball valves', {
    name: 'Ball valves',
    subcategory_id: '00040604',
    description: 'In boxes of 2',
    specs: JSON.stringify([spec('Nominal size', 'DN 150')]),
  });
  await product('ball valves', {
    ...complete,
    name: 'Ball valves',
    subcategory_id: '00040604',
    specs: JSON.stringify([spec('Nominal size', 'DN 80'), spec('Pressure rating', 'PN 16')]),
  });
  await product('gate valves', {
    name: 'Gate valves',
    subcategory_id: '00040605',
    specs: JSON.stringify([spec('Nominal size', 'DN 80'), spec('Pressure rating', 'PN 40')]),
  });
  for (const classification of ['E 6013', 'E 7018'])
    await product(classification, {
      ...(classification === 'E 6013' ? complete : {}),
      name: 'Welding electrodes',
      category_id: '000408',
      subcategory_id: '00040802',
      specs: JSON.stringify([spec('Classification', classification)]),
    });
  await product('quinoa', {
    name: 'Red quinoa',
    industry_id: '0011',
    category_id: '001102',
  });
  await product('oats', {
    ...complete,
    name: 'Oats',
    industry_id: '0011',
    category_id: '001102',
    subcategory_id: '00110205',
  });
  for (const size of ['140 × 200 cm', '90 × 200 cm'])
    await product(size, {
      ...(size.startsWith('90') ? complete : {}),
      name: 'Spring mattresses',
      industry_id: '0012',
      category_id: '001203',
      subcategory_id: '00120301',
      specs: JSON.stringify([spec('Size', size)]),
    });
  await product('panels', {
    name: 'Acoustic panels',
    industry_id: '0012',
    category_id: '001206',
    subcategory_id: '00120607',
  });
  await product('paint', {
    ...complete,
    name: 'Interior paints',
    description: 'For walls and panels',
    industry_id: '0014',
    category_id: '001410',
    subcategory_id: '00141001',
  });
  await product('package', {
    ...complete,
    name: 'Helicopter refuelling package',
    description: 'For helicopters',
  });
  for (const number of [1, 2, 3])
    await product(`parts ${number}`, { ...complete, name: 'Parts for helicopters' });
  await product('helicopters', { name: 'Helicopters' });
  await business('hire', {
    company_name: 'Alquila Norte',
    industry_id: '0005',
    categories: ['000502'],
    short_description: 'Tool and equipment rental',
  });
  await business('leasing', {
    company_name: 'Arrenda Sur',
    industry_id: '0015',
    categories: ['001506'],
    short_description: 'Leasing of trucks',
    general_description: 'Trucks and trailers for months or years',
    city: 'Monterrey',
  });
  await aProduct({
    business_id: id.leasing,
    name: 'Leasing of trucks',
    industry_id: '0015',
    category_id: '001506',
    subcategory_id: '00150603',
  });
  await business('rehenergie', { company_name: 'RehEnergie GbR Marc Hoffmann', industry_id: '0003' });
  await business('coahuila', {
    company_name: 'Grupo Laguna',
    industry_id: '0004',
    categories: ['000412', '000413'],
    state_id: 'MX-COA',
    city: 'Torreón',
  });
  await business('puebla', {
    company_name: 'Partes Puebla',
    industry_id: '0004',
    categories: ['000413'],
    state_id: 'MX-PUE',
    city: 'Puebla',
  });
  await business('pharma', {
    company_name: 'Helvetica AG',
    industry_id: '0013',
    categories: ['001301'],
    country_code: 'CH',
  });
  await business('insert maker', { company_name: 'Kennametal Inc.', industry_id: '0014' });
  await business('tool shop', {
    company_name: 'Herramientas Norte',
    industry_id: '0004',
    categories: ['000407'],
    short_description: 'Cutting inserts and holders',
  });
  await business('osaka', {
    company_name: 'Naniwa Pharma K.K.',
    industry_id: '0013',
    categories: ['001301'],
    country_code: 'JP',
    city: 'Osaka',
  });
  await business('tokyo', {
    company_name: 'Edo Pharma K.K.',
    industry_id: '0013',
    categories: ['001301'],
    country_code: 'JP',
    city: 'Tokyo',
  });
  await business('packer', {
    company_name: 'Franklin Meats',
    industry_id: '0011',
    categories: ['001103'],
    country_code: 'US',
    city: 'El Paso',
  });
  await business('butcher', {
    company_name: 'Smith & Sons',
    industry_id: '0011',
    categories: ['001103'],
    country_code: 'GB',
    short_description: 'Beef and pork',
  });
  await business('bakery', { company_name: 'Brot AG', industry_id: '0011', country_code: 'CH' });
  await rebuildSearch(db, reference);
});

const keyOf = (wanted: string) => Object.entries(id).find(([, value]) => value === wanted)?.[0];

async function products(textQuery: string) {
  const { items, correction } = await api.call(searchProducts, { body: { textQuery, skip: 0, size: 5 } });
  return { found: items.map(({ productID }) => keyOf(productID)), said: correction?.textQuery };
}

async function businesses(textQuery: string) {
  const { items, correction } = await api.call(searchBusinesses, { body: { textQuery, skip: 0, size: 5 } });
  return { found: items.map(({ businessID }) => keyOf(businessID)), said: correction?.textQuery };
}

test('two inches are not the two of a box: that no row has the size is told', async () => {
  expect(await products('2" ball valve')).toMatchObject({ said: 'ball valve' });
});

test('a class of pressure is left out before another thing of the category is shown', async () => {
  expect(await products('DN80 PN16 gate valve')).toMatchObject({ found: ['gate valves'] });
});

test('a code that rows write with a space is found beside what only buyers call the thing', async () => {
  expect(await products('E7018 welding rods')).toEqual({ found: ['E 7018'], said: undefined });
});

test('the name that a word was corrected to stands first as if it had been typed', async () => {
  const { found, said } = await products('helicoptres');
  expect(said).toBe('helicopters');
  expect(found[0]).toBe('helicopters');
});

test('who says what was typed stands before whoever is only in a subcategory that buyers call so', async () => {
  const { found } = await businesses('tool rental');
  expect(found).toEqual(['hire', 'leasing']);
});

test('a name with a letter wrong is found though a word of it also means something else', async () => {
  expect(await businesses('rehentrgie marc hoffmann')).toMatchObject({ found: ['rehenergie'] });
});

test('who is where it is asked for and in the category is meant before a wider location', async () => {
  expect(await businesses('autopartes coahuila')).toEqual({ found: ['coahuila'], said: undefined });
});

test('an adjective in any of its forms names the category', async () => {
  expect(await businesses('aziende farmaceutiche svizzera')).toMatchObject({ found: ['pharma'] });
});

test('a company is found that stands before what it makes and is registered as something else, a letter wrong', async () => {
  expect(await businesses('kenametal cutting inserts')).toEqual({
    found: ['insert maker'],
    said: 'kennametal',
  });
  expect(await businesses('kennametal cutting inserts')).toMatchObject({ found: ['insert maker'] });
});

test('a city is found by its name in Chinese though rows name no state', async () => {
  expect(await businesses('大阪 制药')).toMatchObject({ found: ['osaka'] });
});

test('a city whose name begins with an article is a location, and whoever is there may have any of several things', async () => {
  expect(await businesses('beef and pork el paso')).toMatchObject({ found: ['packer'] });
});

test('what is called so in the category stands before a subcategory that only buyers call so', async () => {
  const { found } = await products('quinoa');
  expect(found).toEqual(['quinoa', 'oats']);
});

test('sizes without a unit are found as rows write them', async () => {
  expect(await products('spring mattress 140x200')).toEqual({ found: ['140 × 200 cm'], said: undefined });
});

test('a long name of a thing may have another word in it', async () => {
  const { found } = await products('sound absorbing wall panels');
  expect(found[0]).toBe('panels');
});
