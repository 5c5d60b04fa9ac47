import { randomUUID } from 'node:crypto';
import {
  addFavorite,
  addFavorites,
  exportPerson,
  favoriteLimits,
  forgetPerson,
  listCardsToSave,
  listFavorites,
  listFavoritesAmong,
  removeFavorite,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

async function somebody() {
  return api.signIn({ id: await rows.aPerson() });
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const product = (resourceID: string) => ({ resourceType: 'product', resourceID }) as const;
const business = (resourceID: string) => ({ resourceType: 'business', resourceID }) as const;
const savedOf = async ({ call }: Somebody, resourceType: 'business' | 'product' = 'product') =>
  (await call(listFavorites, { query: { resourceType, size: 50 } })).favorites.map(
    ({ resourceID }) => resourceID,
  );

test.each([
  ['business', () => rows.aBusiness()],
  ['product', () => rows.aProduct()],
] as const)('a %s is saved once, listed as its card, and taken out again', async (resourceType, make) => {
  const resourceID = await make();
  const params = { resourceType, resourceID };
  const ada = await somebody();
  const other = await somebody();
  for (let times = 0; times < 2; times += 1)
    expect(await ada.call(addFavorite, { params })).toEqual({ isFavorite: true });
  const list = await ada.call(listFavorites, { query: { resourceType, size: 20 } });
  expect(list).toEqual({
    favorites: [{ ...params, [resourceType]: expect.any(Object), at: expect.any(String) }],
    total: { businesses: 0, products: 0, [resourceType === 'business' ? 'businesses' : 'products']: 1 },
  });
  expect(list.favorites[0]?.[resourceType]).toMatchObject(
    resourceType === 'business' ? { businessID: resourceID } : { productID: resourceID },
  );
  expect(await savedOf(other, resourceType), 'of nobody else').toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect(await ada.call(removeFavorite, { params })).toEqual({ isFavorite: false });
  expect(await savedOf(ada, resourceType)).toEqual([]);
});

test('a page of cards asks at once which of them are saved', async () => {
  const ada = await somebody();
  const [saved, savedBusiness, not] = [await rows.aProduct(), await rows.aBusiness(), await rows.aProduct()];
  await ada.call(addFavorite, { params: product(saved) });
  await ada.call(addFavorite, { params: business(savedBusiness) });
  const ids = [not, savedBusiness, saved].join(',');
  const among = await ada.call(listFavoritesAmong, { query: { ids } });
  expect(among.ids.toSorted()).toEqual([saved, savedBusiness].toSorted());
  expect((await (await somebody()).call(listFavoritesAmong, { query: { ids } })).ids).toEqual([]);
});

test('pages follow one another without a gap, the last saved first', async () => {
  const ada = await somebody();
  const ids = [];
  for (let each = 0; each < 5; each += 1) {
    const id = await rows.aProduct();
    await ada.call(addFavorite, { params: product(id) });
    ids.unshift(id);
  }
  const query = { resourceType: 'product', size: 2 } as const;
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await ada.call(listFavorites, { query: { ...query, ...(after && { after }) } });
    seen.push(...page.favorites.map(({ resourceID }) => resourceID));
    after = page.next;
  } while (after);
  expect(seen).toEqual(ids);
  await expect(ada.call(listFavorites, { query: { ...query, after: 'x' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('what a visitor saved comes into the account once, in its order, beside what is there', async () => {
  const ada = await somebody();
  const [there, older, newer, ahead] = [
    await rows.aProduct(),
    await rows.aProduct(),
    await rows.aProduct(),
    await rows.aProduct(),
  ];
  const aBusiness = await rows.aBusiness();
  await ada.call(addFavorite, { params: product(there) });
  const now = Date.now();
  const favorites = [
    { ...product(newer), savedAt: now - 50_000 },
    { ...product(older.toUpperCase()), savedAt: now - 90_000 },
    { ...business(aBusiness), savedAt: now - 70_000 },
    { ...product(there), savedAt: now - 99_000 },
    { ...product(ahead), savedAt: now + 3_600_000 },
    // Of the other kind, and of nobody.
    { ...product(aBusiness), savedAt: now },
    { ...product(randomUUID()), savedAt: now },
  ];
  expect(await ada.call(addFavorites, { body: { favorites } })).toEqual({ added: 4 });
  expect(await ada.call(addFavorites, { body: { favorites } }), 'again').toEqual({ added: 0 });
  expect(await savedOf(ada)).toEqual([ahead, there, newer, older]);
  expect(await savedOf(ada, 'business')).toEqual([aBusiness]);
  const list = await ada.call(listFavorites, { query: { resourceType: 'product', size: 20 } });
  expect(new Date(list.favorites[0]?.at ?? '').getTime(), 'not later than now').toBeLessThanOrEqual(
    Date.now(),
  );
});

test('the same from two tabs at once is saved once', async () => {
  const ada = await somebody();
  const favorites = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => ({ ...product(await rows.aProduct()), savedAt: index })),
  );
  const answers = await Promise.all([
    ada.call(addFavorites, { body: { favorites } }),
    ada.call(addFavorites, { body: { favorites: favorites.toReversed() } }),
  ]);
  expect(answers[0].added + answers[1].added).toBe(10);
  expect(await savedOf(ada)).toHaveLength(10);
});

test('what is not listed cannot be saved, and what is no longer listed stays, without a card', async () => {
  const ada = await somebody();
  const notFound = { status: 404, errorName: 'NotFound' };
  const id = await rows.aProduct();
  await expect(ada.call(addFavorite, { params: product(randomUUID()) })).rejects.toMatchObject(notFound);
  await expect(ada.call(addFavorite, { params: business(id) })).rejects.toMatchObject(notFound);
  await ada.call(addFavorite, { params: product(id) });
  await api.db.deleteFrom('products').where('id', '=', id).execute();
  const { favorites, total } = await ada.call(listFavorites, {
    query: { resourceType: 'product', size: 20 },
  });
  expect(favorites).toEqual([{ ...product(id), at: expect.any(String) }]);
  expect(total.products).toBe(1);
  await ada.call(removeFavorite, { params: product(id) });
  expect(await savedOf(ada)).toEqual([]);
});

test('no more are saved than the limit says, and of the other kind as many', async () => {
  const ada = await somebody();
  await sql`
    INSERT INTO favorites (person_id, resource_type, resource_id)
    SELECT ${ada.id}, 'product', gen_random_uuid() FROM generate_series(1, ${favoriteLimits.saved}::integer)
  `.execute(api.db);
  const id = await rows.aProduct();
  const conflict = { status: 409, errorName: 'Conflict' };
  await expect(ada.call(addFavorite, { params: product(id) })).rejects.toMatchObject(conflict);
  const body = { favorites: [{ ...product(id), savedAt: 0 }] };
  await expect(ada.call(addFavorites, { body })).rejects.toMatchObject(conflict);
  expect((await ada.call(listFavoritesAmong, { query: { ids: id } })).ids, 'nothing is left').toEqual([]);
  await ada.call(addFavorite, { params: business(await rows.aBusiness()) });
});

test('visitors read the cards of what their device saved, in its order', async () => {
  const [one, other, gone] = [await rows.aBusiness(), await rows.aBusiness(), randomUUID()];
  const { cards } = await api.call(listCardsToSave, {
    query: { resourceType: 'business', ids: [other, gone, one.toUpperCase()].join(',') },
  });
  expect(cards).toEqual([
    { ...business(other), business: expect.objectContaining({ businessID: other }) },
    business(gone),
    { ...business(one), business: expect.objectContaining({ businessID: one }) },
  ]);
});

test('what a person saved is handed out to them, and goes with them', async () => {
  const ada = await somebody();
  const [one, other] = [await rows.aProduct(), await rows.aBusiness()];
  await ada.call(addFavorite, { params: product(one) });
  await ada.call(addFavorite, { params: business(other) });
  const of = { params: { personID: ada.id } };
  expect((await api.asService(exportPerson, of)).favorites).toEqual([
    { ...product(one), at: expect.any(String) },
    { ...business(other), at: expect.any(String) },
  ]);
  await api.asService(forgetPerson, of);
  const left = await api.db.selectFrom('favorites').where('person_id', '=', ada.id).selectAll().execute();
  expect(left).toEqual([]);
});
