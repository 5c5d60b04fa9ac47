import {
  createSavedSearch,
  deleteSavedSearch,
  exportPerson,
  forgetPerson,
  listSavedSearches,
  renameSavedSearch,
  savedSearchLimits,
  searchBusinesses,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

async function somebody() {
  return api.signIn({ id: await rows.aPerson() });
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const notFound = { status: 404, errorName: 'NotFound' };
const of = (savedSearchID: string) => ({ params: { savedSearchID } });
const savedBy = async ({ call }: Somebody) => (await call(listSavedSearches, {})).savedSearches;
const gears = {
  textQuery: 'gear unit',
  countries: ['MX', 'ES'],
  proof: ['certificate'],
  leadTime: 30,
} as const;

test('a search is saved with all its filters, and runs as it was', async () => {
  const ada = await somebody();
  const business = { ...gears, countries: [...gears.countries], proof: [...gears.proof] };
  const saved = await ada.call(createSavedSearch, { body: { name: ' Gear units ', business } });
  expect(saved).toMatchObject({
    name: 'Gear units',
    business: { textQuery: 'gear unit', countries: ['ES', 'MX'], proof: ['certificate'], leadTime: 30 },
  });
  expect(await savedBy(ada)).toEqual([saved]);
  const [asTyped, again] = await Promise.all(
    [business, saved.business ?? { textQuery: '' }].map((query) =>
      ada.call(searchBusinesses, { body: { ...query, skip: 0, size: 5 } }),
    ),
  );
  expect(again).toEqual(asTyped);
});

test('equal searches are one, however they are said and however many at once', async () => {
  const ada = await somebody();
  const said = [
    { textQuery: 'gear unit', countries: ['MX', 'ES'], currency: ['EUR', 'USD'] },
    { textQuery: ' gear  unit', countries: ['ES', 'MX', 'ES'], currency: ['USD', 'EUR'] },
    {
      textQuery: 'gear unit',
      country: 'DE',
      countries: ['ES', 'MX'],
      currency: ['EUR', 'USD'],
      asTyped: false,
    },
    { textQuery: 'gear unit', countries: ['MX', 'ES'], currency: ['EUR', 'USD'], order: 'fit', language: [] },
  ] as const;
  const ids = await Promise.all(
    said.map(async (product, turn) => {
      const body = JSON.parse(JSON.stringify({ name: `Search ${turn}`, product }));
      return (await ada.call(createSavedSearch, { body })).savedSearchID;
    }),
  );
  expect(new Set(ids).size).toBe(1);
  // A country alone is a list of one.
  const product = { textQuery: 'gear unit' };
  const one = await ada.call(createSavedSearch, {
    body: { name: 'One', product: { ...product, country: 'MX' } },
  });
  const list = { ...product, countries: ['MX'] };
  expect((await ada.call(createSavedSearch, { body: { name: 'List', product: list } })).savedSearchID).toBe(
    one.savedSearchID,
  );
  // The same words among businesses are another search, and so are those of somebody else.
  await ada.call(createSavedSearch, { body: { name: 'Businesses', business: list } });
  expect(await savedBy(ada)).toHaveLength(3);
  const ben = await somebody();
  await ben.call(createSavedSearch, { body: { name: 'List', product: list } });
  expect(await savedBy(ben)).toHaveLength(1);
});

test('what no search can be asked for is refused or left out', async () => {
  const ada = await somebody();
  const create = (body: object) => ada.call(createSavedSearch, { body: { name: 'Gear units', ...body } });
  const textQuery = 'gear unit';
  for (const body of [
    {},
    { business: { textQuery }, product: { textQuery } },
    { business: { textQuery, proof: ['promised'] } },
    { business: { textQuery, leadTime: 31 } },
    { business: { textQuery }, name: '  ' },
  ])
    await expect(create(body)).rejects.toMatchObject({ status: 400 });
  const { business, savedSearchID } = await create({
    business: { textQuery, skip: 20, size: 20, anything: 1 },
  });
  expect(business).toEqual({ textQuery });
  expect(await create({ business: { textQuery } })).toMatchObject({ savedSearchID });
});

test('a search is renamed and deleted by whose it is alone', async () => {
  const [ada, ben] = [await somebody(), await somebody()];
  const { savedSearchID } = await ada.call(createSavedSearch, {
    body: { name: 'Gear units', product: { textQuery: 'gear unit' } },
  });
  const renamed = { ...of(savedSearchID), body: { name: 'Gears' } };
  await expect(ben.call(renameSavedSearch, renamed)).rejects.toMatchObject(notFound);
  await expect(ben.call(deleteSavedSearch, of(savedSearchID))).rejects.toMatchObject(notFound);
  expect(await ada.call(renameSavedSearch, renamed)).toMatchObject({ savedSearchID, name: 'Gears' });
  const empty = ada.call(renameSavedSearch, { ...of(savedSearchID), body: { name: ' ' } });
  await expect(empty).rejects.toMatchObject({ status: 400 });
  await ada.call(deleteSavedSearch, of(savedSearchID));
  expect(await savedBy(ada)).toEqual([]);
  await expect(ada.call(deleteSavedSearch, of(savedSearchID))).rejects.toMatchObject(notFound);
});

test('a person has so many searches and no more; what is saved already is answered', async () => {
  const ada = await somebody();
  await api.db
    .insertInto('saved_searches')
    .values(
      Array.from({ length: savedSearchLimits.saved - 1 }, (_, turn) => ({
        person_id: ada.id,
        name: `Search ${turn}`,
        resource_type: 'product' as const,
        query: JSON.stringify({ textQuery: `gear ${turn}` }),
      })),
    )
    .execute();
  const save = (textQuery: string) =>
    ada.call(createSavedSearch, { body: { name: textQuery, product: { textQuery } } });
  const two = await Promise.allSettled([save('pump'), save('valve')]);
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(save('bearing')).rejects.toMatchObject({ status: 409, errorName: 'Conflict' });
  expect((await save('gear 1')).name).toBe('Search 1');
});

test('the archive of a person has their searches, and they go with them', async () => {
  const ada = await somebody();
  const { savedSearchID } = await ada.call(createSavedSearch, {
    body: { name: 'Gear units', product: { textQuery: 'gear unit' } },
  });
  const params = { personID: ada.id };
  expect((await api.asService(exportPerson, { params })).savedSearches).toMatchObject([
    { savedSearchID, name: 'Gear units', resourceType: 'product', query: { textQuery: 'gear unit' } },
  ]);
  await api.asService(forgetPerson, { params });
  const left = await api.db
    .selectFrom('saved_searches')
    .select('id')
    .where('person_id', '=', ada.id)
    .execute();
  expect(left).toEqual([]);
});
