import {
  listBusinessTypes,
  listCountries,
  listDataSources,
  listGenders,
  listJobPositions,
  listLanguages,
  listStates,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();

test('countries have name, flag and dial code, ordered in the language asked for', async () => {
  const countries = await api.call(listCountries, {});
  expect(countries.length).toBeGreaterThanOrEqual(249);
  expect(countries.find(({ code }) => code === 'MX')).toEqual({
    code: 'MX',
    countryName: 'Mexico',
    emoji: '🇲🇽',
    dialCode: '+52',
  });
  const inSpanish = await api.callIn('es')(listCountries, {});
  expect(inSpanish[0]?.countryName).toBe('Afganistán');
  expect(inSpanish.find(({ code }) => code === 'DE')?.countryName).toBe('Alemania');
});

test('states belong to their country; an unknown country has none', async () => {
  const states = await api.call(listStates, { params: { code: 'MX' } });
  expect(states).toHaveLength(32);
  expect(states).toContainEqual({ stateID: 'MX-JAL', stateName: 'Jalisco', countryCode: 'MX' });
  expect(await api.call(listStates, { params: { code: 'ZZ' } })).toEqual([]);
});

test('states bear the names that are used in English', async () => {
  const namesIn = async (code: string) =>
    (await api.call(listStates, { params: { code } })).map(({ stateName }) => stateName);
  expect(await namesIn('JP')).toContain('Shizuoka');
  expect(await namesIn('AE')).toContain('Dubai');
  const all = await Promise.all(['AE', 'CN', 'EG', 'GR', 'ID', 'IN', 'JP', 'KR'].map(namesIn));
  expect(all.flat().filter((name) => /[āīūâôû‘’]|Sheng|Zizhiqu|gwangyeoksi|Jawa/.test(name))).toEqual([]);
});

test('the nine business types stand in their order', async () => {
  const types = await api.call(listBusinessTypes, {});
  expect(types).toEqual([
    { code: 'MA', businessTypeName: 'Manufacturers' },
    { code: 'DI', businessTypeName: 'Distributors' },
    { code: 'WS', businessTypeName: 'Wholesalers' },
    { code: 'IM', businessTypeName: 'Importers' },
    { code: 'EX', businessTypeName: 'Exporters' },
    { code: 'RE', businessTypeName: 'Retailers' },
    { code: 'IN', businessTypeName: 'Investors' },
    { code: 'CO', businessTypeName: 'Consultants' },
    { code: 'GO', businessTypeName: 'Government' },
  ]);
});

test('genders, languages and job positions have names', async () => {
  expect(await api.call(listGenders, {})).toContainEqual({ code: 'F', name: 'Female' });
  expect(await api.call(listLanguages, {})).toContainEqual({
    code: 'es',
    name: 'Spanish',
    languageName: 'Español',
  });
  expect(await api.call(listJobPositions, {})).toContainEqual({ jobPositionID: 'buyer', name: 'Buyer' });
});

test('data sets are listed with their licence and how much came from them, their files added up', async () => {
  const names = ['owner/repository data/a.csv', 'owner/repository data/b.csv', 'A public register (2022)'];
  const known = ['breweries.csv', 'pubs.csv'].map((file) => `openbrewerydb/openbrewerydb ${file}`);
  const sources = [
    ...names.map((name) => ({ name, licence: 'Our own terms' })),
    ...known.map((name) => ({ name, licence: 'CC0-1.0' })),
  ];
  await api.db.insertInto('data_sources').values(sources).execute();
  const counted = { businesses: 0, products: 0 };
  expect(await api.call(listDataSources, {})).toEqual([
    { name: 'A public register (2022)', licence: 'Our own terms', files: 1, ...counted },
    {
      name: 'Open Brewery DB',
      url: 'https://www.openbrewerydb.org/',
      licence: 'CC0 1.0',
      licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
      files: 2,
      ...counted,
    },
    { name: 'owner/repository', licence: 'Our own terms', files: 2, ...counted },
  ]);
});
