import { getBusinessProfile, getDirectoryCountry, searchBusinesses } from '@kontor/contract';
import { expect, test } from 'vitest';
import { catchUpSearch } from '../../search/catch-up.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { aCompany, aFile, csvOfCompanies } from './company-file.ts';
import { importFile } from './import-file.ts';

const api = await sharedApi();

test('a company of which nothing but a name is said is found by it, in its country, and in no industry', async () => {
  const named = aCompany({
    company_name: 'Vestergaard Kommunikation',
    country_iso2: 'DK',
    state: '',
    product_text: '',
  });
  await importFile({ db: api.db, file: await aFile(csvOfCompanies([named])) });
  await catchUpSearch(api.db, async () => api.reference);

  const search = { textQuery: '', skip: 0, size: 5, country: 'DK' };
  const { items } = await api.call(searchBusinesses, { body: { ...search, textQuery: 'vestergaard' } });
  expect(items).toMatchObject([{ general: { companyName: named.company_name, categories: [] } }]);
  expect(items[0]?.general).not.toHaveProperty('industry');
  expect((await api.call(searchBusinesses, { body: search })).total).toBe(1);
  expect((await api.call(searchBusinesses, { body: { ...search, industry: '0006' } })).total).toBe(0);

  const businessID = items[0]?.businessID ?? '';
  const { general } = await api.call(getBusinessProfile, { params: { businessID } });
  expect(general).toMatchObject({ categories: [], classifiedByKontor: ['businessType'] });
  expect(general).not.toHaveProperty('industry');

  const country = { params: { country: 'DK' }, query: { businessType: 'MA' as const } };
  expect(await api.call(getDirectoryCountry, country)).toMatchObject({ total: 1, industries: [] });
});
