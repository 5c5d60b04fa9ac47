import {
  countNewResults,
  createSavedSearch,
  type Input,
  listNewResults,
  listSavedSearches,
  markSavedSearchSeen,
  searchBusinesses,
  searchProducts,
} from '@kontor/contract';
import { statementsOf } from '@kontor/database/testing/statements';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

async function somebody() {
  return api.signIn({ id: await rows.aPerson() });
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
type Sent = Omit<Input<typeof createSavedSearch>['body'], 'name'>;

/** A search somebody saved, and looked at that many hours ago. */
async function saved({ call }: Somebody, sent: Sent, seen = 24): Promise<string> {
  const { savedSearchID } = await call(createSavedSearch, { body: { name: 'Saved', ...sent } });
  await api.db
    .updateTable('saved_searches')
    .set({ seen_at: ago(seen) })
    .where('id', '=', savedSearchID)
    .execute();
  return savedSearchID;
}

async function countsOf({ call }: Somebody): Promise<Record<string, number>> {
  const { counts } = await call(countNewResults, {});
  return Object.fromEntries(counts.map(({ savedSearchID, total }) => [savedSearchID, total]));
}

test('what came since one looked is new until one looks again, to the moment', async () => {
  const ada = await somebody();
  const search = await saved(ada, { business: { textQuery: 'Quonvexar' } });
  const none = await saved(ada, { business: { textQuery: 'Quonvexar', countries: ['DE'] } });
  const a = (company_name: string, hours: number) => rows.aBusiness({ company_name, created_at: ago(hours) });
  await a('Quonvexar Old', 48);
  await a('Quonvexar New', 2);
  await a('Quonvexar Newer', 1);
  await a('Tarblinox', 1);
  // Others may be about to be written that came before it.
  await a('Quonvexar Just Now', 0);
  expect(await countsOf(ada)).toEqual({ [search]: 2 });
  const { until } = await ada.call(countNewResults, {});
  const look = (savedSearchID: string, by: number) =>
    ada.call(markSavedSearchSeen, { params: { savedSearchID }, body: { until: by } });
  await look(search, ago(1.5).getTime());
  expect(await countsOf(ada)).toEqual({ [search]: 1 });
  await look(search, until);
  expect(await countsOf(ada)).toEqual({});
  // It goes neither back nor ahead of what can be told.
  await look(search, 0);
  await look(none, 8_640_000_000_000_000);
  expect(await countsOf(ada)).toEqual({});
  const { seen_at } = await api.db
    .selectFrom('saved_searches')
    .select('seen_at')
    .where('id', '=', none)
    .executeTakeFirstOrThrow();
  expect(Date.now() - seen_at.getTime()).toBeGreaterThanOrEqual(300_000);
});

test('what came at the mark itself is not new, what came a microsecond later is', async () => {
  const ada = await somebody();
  const search = await saved(ada, { business: { textQuery: 'Vemplokin' } });
  const ids = [
    await rows.aBusiness({ company_name: 'Vemplokin A' }),
    await rows.aBusiness({ company_name: 'Vemplokin B' }),
  ];
  await api.pool.query(`UPDATE saved_searches SET seen_at = '2026-01-05 10:00:00.123456Z' WHERE id = $1`, [
    search,
  ]);
  await api.pool.query(
    `UPDATE businesses SET created_at = CASE id WHEN $1 THEN '2026-01-05 10:00:00.123456Z'::timestamptz
      ELSE '2026-01-05 10:00:00.123457Z' END WHERE id IN ($1, $2)`,
    ids,
  );
  expect(await countsOf(ada)).toEqual({ [search]: 1 });
});

test('what came is read once for all searches of a kind', async () => {
  const ada = await somebody();
  for (const textQuery of ['Quonvexar', 'Tarblinox', 'Fendralix'])
    for (const kind of ['business', 'product']) await saved(ada, { [kind]: { textQuery } });
  const read = await statementsOf(() => ada.call(countNewResults, {}));
  for (const rowsOfKind of ['listed_businesses', 'published_products'])
    expect(
      read.filter((text) => text.includes(`FROM ${rowsOfKind}`) && text.includes('DESC LIMIT')),
    ).toHaveLength(1);
});

test('of somebody else nothing is told or marked', async () => {
  const [ada, ben] = [await somebody(), await somebody()];
  const savedSearchID = await saved(ada, { business: { textQuery: 'Quonvexar' } });
  expect(await countsOf(ben)).toEqual({});
  const notFound = { status: 404, errorName: 'NotFound' };
  await expect(
    ben.call(markSavedSearchSeen, { params: { savedSearchID }, body: { until: Date.now() } }),
  ).rejects.toMatchObject(notFound);
  await expect(
    ben.call(listNewResults, { params: { savedSearchID }, query: { among: await rows.aBusiness() } }),
  ).rejects.toMatchObject(notFound);
});

test('of the results that are shown it is told which are new, and how many are in all', async () => {
  const ada = await somebody();
  const savedSearchID = await saved(ada, { business: { textQuery: 'Rimsotave' } });
  const a = (company_name: string, hours: number) => rows.aBusiness({ company_name, created_at: ago(hours) });
  const [old, fresh, settling, other] = [
    await a('Rimsotave Old', 48),
    await a('Rimsotave New', 2),
    await a('Rimsotave Just Now', 0),
    await a('Tarblinox New', 1),
  ];
  await a('Rimsotave Newer', 1);
  const among = [old, fresh.toUpperCase(), settling, other].join();
  const news = () => ada.call(listNewResults, { params: { savedSearchID }, query: { among } });
  const { ids, total, since, until } = await news();
  expect({ ids, total }).toEqual({ ids: [fresh], total: 2 });
  expect(await countsOf(ada)).toEqual({ [savedSearchID]: total });
  expect(Date.now() - Date.parse(since)).toBeGreaterThanOrEqual(24 * hour);
  await ada.call(markSavedSearchSeen, { params: { savedSearchID }, body: { until } });
  expect(await news()).toMatchObject({ ids: [], total: 0, since: new Date(until).toISOString() });
});

test('a product is new when the public saw it first', async () => {
  const ada = await somebody();
  const search = await saved(ada, { product: { textQuery: 'Tarblinox' } });
  const a = (created: number, listed: number) =>
    rows.aProduct({ name: 'Tarblinox valve', created_at: ago(created), listed_at: ago(listed) });
  await a(48, 48);
  await a(48, 2);
  await a(2, 1);
  expect(await countsOf(ada)).toEqual({ [search]: 2 });
});

test('what is told is what running each search would find', async () => {
  const ada = await somebody();
  const words = ['Fendralix', 'Gomperune', 'Hostavely'];
  const [countries, types] = [['MX', 'DE', 'ES'] as const, ['MA', 'DI'] as const];
  const at = new Map<string, number>();
  // Each name has one or two of the words, in each country, of each type, from before and after the mark.
  for (let turn = 0; turn < 36; turn += 1) {
    const name = [words[turn % 3], turn % 4 === 0 ? words[(turn + 1) % 3] : 'Works', turn].join(' ');
    const country_code = countries[Math.floor(turn / 3) % 3] ?? 'MX';
    const business_type = types[turn % 2] ?? 'MA';
    const hours = turn % 5 === 0 ? 40 : 3;
    const created_at = ago(hours);
    const business_id = await rows.aBusiness({ company_name: name, country_code, business_type, created_at });
    const listed = { created_at, listed_at: created_at };
    const productID = await rows.aProduct({ business_id, name: `${name} pump`, ...listed });
    at.set(business_id, hours).set(productID, hours);
  }
  const asked: NonNullable<Sent['product']>[] = words.flatMap((word, turn) => [
    { textQuery: word },
    { textQuery: `${word} ${words[(turn + 1) % 3]}` },
    // A letter is wrong.
    { textQuery: word.replace('e', 'a') },
    { textQuery: `${word} Mexico` },
    { textQuery: word, countries: ['DE', 'ES'], order: 'newest' },
    { textQuery: word, asTyped: true, industry: '0006', category: '000601' },
  ]);
  const searches: Sent[] = [
    ...asked.map((product) => ({ product })),
    ...asked.flatMap((business) =>
      types.map((businessType) => ({ business: { ...business, businessType } })),
    ),
  ];
  const expected: Record<string, number> = {};
  for (const search of searches) {
    const id = await saved(ada, search);
    const page = { skip: 0, size: 50 };
    const { product, business } = search;
    const found = product
      ? (await ada.call(searchProducts, { body: { ...product, ...page } })).items.map(
          (item) => item.productID,
        )
      : (await ada.call(searchBusinesses, { body: { textQuery: '', ...business, ...page } })).items.map(
          (item) => item.businessID,
        );
    const total = found.filter((each) => (at.get(each) ?? Number.POSITIVE_INFINITY) < 24).length;
    if (total > 0) expected[id] = total;
  }
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  expect(await countsOf(ada)).toEqual(expected);
  expect((await ada.call(listSavedSearches, {})).savedSearches).toHaveLength(searches.length);
});
