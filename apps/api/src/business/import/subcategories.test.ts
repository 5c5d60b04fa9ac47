import { getBusinessProfile, searchBusinesses } from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { catchUpSearch } from '../../search/catch-up.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { aCompany, aFile, csvOfCompanies } from './company-file.ts';
import { importFile } from './import-file.ts';

const api = await sharedApi();
beforeEach(() => api.db.deleteFrom('businesses').execute());

/** Imports one company whose source says this, and answers what its page and the search show of it. */
async function imported(product_text: string) {
  await importFile({ db: api.db, file: await aFile(csvOfCompanies([aCompany({ product_text })])) });
  return shown();
}

async function shown() {
  await catchUpSearch(api.db, async () => api.reference);
  const { id } = await api.db.selectFrom('businesses').select('id').executeTakeFirstOrThrow();
  const { general } = await api.call(getBusinessProfile, { params: { businessID: id } });
  const found: string[] = [];
  for (const subcategory of ['00060101', '00060102', '00060202']) {
    const body = { textQuery: '', skip: 0, size: 5, subcategory };
    if ((await api.call(searchBusinesses, { body })).total > 0) found.push(subcategory);
  }
  return {
    places: general.subCategories?.map(({ name }) => name),
    isMarked: general.classifiedByKontor.includes('subCategories'),
    found,
  };
}

const nowhere = { places: undefined, isMarked: false, found: [] };

test('a company stands in the subcategories of its category that its source names, classified by Kontor', async () => {
  expect(await imported('ball bearings; roller bearings; planetary gearboxes; steel')).toEqual({
    places: ['Ball Bearings', 'Roller Bearings'],
    isMarked: true,
    found: ['00060101', '00060102'],
  });
});

test('it stands in none where its source names none', async () => {
  expect(await imported('bearings; parts to drawing')).toEqual(nowhere);
});

test('it follows what its source says', async () => {
  await imported('ball bearings');
  expect(await imported('roller bearings')).toEqual({
    places: ['Roller Bearings'],
    isMarked: true,
    found: ['00060102'],
  });
  expect(await imported('planetary gearboxes')).toMatchObject({
    places: ['Planetary Gearboxes'],
    found: ['00060202'],
  });
  expect(await imported('')).toEqual(nowhere);
});

test('where its people chose another category it stands in none, whatever its source says later', async () => {
  await imported('ball bearings');
  await api.db.updateTable('business_categories').set({ category_id: '000602' }).execute();
  expect(await shown()).toEqual(nowhere);
  expect(await imported('roller bearings')).toEqual(nowhere);
});
