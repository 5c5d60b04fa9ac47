import { randomUUID } from 'node:crypto';
import { countPageView, countShownResults, type ShownResults } from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { asSystem, write } from '../write/write.ts';
import { addCounts } from './add-counts.ts';
import { countForDashboards } from './dashboard-counter.ts';
import { forgetOldDays } from './forget-old-days.ts';
import { dashboardJobs } from './jobs.ts';
import { dashboardsIn, daysAgo, silent } from './testing-dashboard.ts';

const api = await sharedApi();
const { anOwnedBusiness, aBusiness, aProduct, counterAt, daysOf } = dashboardsIn(api);

const wordsOf = (businessID: string) =>
  api.db
    .selectFrom('dashboard_words')
    .select(['words', 'times'])
    .where('business_id', '=', businessID)
    .orderBy('words')
    .execute();

test('views over midnight are of two days, by country, also of several processes', async () => {
  const { businessID } = await anOwnedBusiness();
  const product = await aProduct({ business_id: businessID });
  let moment = new Date('2026-03-01T23:59:59.900Z');
  const [one, other] = [counterAt(() => moment), counterAt(() => moment)];
  const view = { kind: 'business', id: businessID, country: 'MX' } as const;
  for (const counter of [one, other]) {
    counter.countView(view);
    counter.countView({ ...view, id: businessID.toUpperCase() });
    counter.countView({ ...view, country: 'CO' });
    counter.countView({ kind: 'product', id: product, country: undefined });
  }
  // Counted before midnight, written after it.
  moment = new Date('2026-03-02T00:00:00.100Z');
  for (const counter of [one, other]) counter.countView(view);
  await Promise.all([one.flush(), other.flush()]);
  await Promise.all([one.close(), other.close()]);
  expect(await daysOf(businessID)).toEqual([
    '2026-03-01 product-view  2',
    '2026-03-01 profile-view CO 2',
    '2026-03-01 profile-view MX 4',
    '2026-03-02 profile-view MX 2',
  ]);
  const { rows } = await sql`
    SELECT day::text, kind, count FROM dashboard_product_days WHERE product_id = ${product}
  `.execute(api.db);
  expect(rows).toEqual([{ day: '2026-03-01', kind: 'view', count: 2 }]);
});

test('what is of no business that somebody manages is left out, and so is what there is not', async () => {
  const { businessID } = await anOwnedBusiness();
  const [unclaimed, empty] = [await aBusiness({ origin: 'imported' }), await aBusiness()];
  const counter = counterAt();
  for (const id of [unclaimed, empty, randomUUID(), businessID])
    counter.countView({ kind: 'business', id, country: 'MX' });
  for (const id of [randomUUID(), await aProduct({ business_id: unclaimed })])
    counter.countView({ kind: 'product', id, country: 'MX' });
  counter.countShown({ businesses: [unclaimed, randomUUID(), businessID], words: 'bolts' });
  await counter.flush();
  expect(await daysOf(businessID)).toHaveLength(2);
  for (const id of [unclaimed, empty]) expect(await daysOf(id)).toEqual([]);
  await counter.close();
});

test('views of a business by its own people are left out, those by others and by visitors count', async () => {
  const { businessID, owner } = await anOwnedBusiness();
  const product = await aProduct({ business_id: businessID });
  const { businessID: elsewhere } = await anOwnedBusiness();
  const counter = counterAt();
  for (const viewerID of [owner.id, owner.id.toUpperCase(), randomUUID(), undefined])
    for (const id of [businessID, elsewhere])
      counter.countView({ kind: 'business', id, country: 'MX', viewerID });
  for (const viewerID of [owner.id, undefined])
    counter.countView({ kind: 'product', id: product, country: 'MX', viewerID });
  await counter.flush();
  await counter.close();
  const today = daysAgo(0);
  expect(await daysOf(businessID)).toEqual([`${today} product-view MX 1`, `${today} profile-view MX 2`]);
  expect(await daysOf(elsewhere)).toEqual([`${today} profile-view MX 4`]);
  const { rows } = await sql`SELECT count FROM dashboard_product_days WHERE product_id = ${product}`.execute(
    api.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a search counts once for each business it has shown, with its words', async () => {
  const [{ businessID: one }, { businessID: other }] = [await anOwnedBusiness(), await anOwnedBusiness()];
  const counter = counterAt();
  counter.countShown({ businesses: [one, one.toUpperCase(), other], words: ' Hex  Bolts' });
  counter.countShown({ businesses: [one], words: 'hex bolts' });
  counter.countShown({ businesses: [one], words: 'ada@lovelace.example' });
  counter.countShown({ businesses: [one] });
  await counter.flush();
  const today = daysAgo(0);
  expect(await daysOf(one)).toEqual([`${today} search  4`]);
  expect(await daysOf(other)).toEqual([`${today} search  1`]);
  expect(await wordsOf(one)).toEqual([{ words: 'hex bolts', times: 2 }]);
  await counter.close();
});

test('a batch that is sent again adds nothing', async () => {
  const { businessID } = await anOwnedBusiness();
  const counted = [{ kind: 'search', id: businessID, day: daysAgo(0), part: '', count: 3 } as const];
  const batch = { id: randomUUID(), counted };
  const send = () => write(asSystem(api), undefined, (trx) => addCounts(trx, batch));
  await send();
  await Promise.all([send(), send()]);
  expect(await daysOf(businessID)).toEqual([`${daysAgo(0)} search  3`]);
});

test('what could not be written is tried again, with what came meanwhile, and nothing is doubled', async () => {
  const { businessID } = await anOwnedBusiness();
  let isAway = true;
  const counter = countForDashboards(
    () => {
      if (isAway) throw new Error('The database is away');
      return asSystem(api);
    },
    silent,
    { every: 1_000_000 },
  );
  const view = { kind: 'business', id: businessID, country: 'MX' } as const;
  counter.countView(view);
  await counter.flush();
  counter.countView(view);
  await counter.flush();
  expect(await daysOf(businessID)).toEqual([]);
  isAway = false;
  await counter.flush();
  await counter.flush();
  expect(await daysOf(businessID)).toEqual([`${daysAgo(0)} profile-view MX 2`]);
  await counter.close();
});

test('invented things fill no memory, those that wait for a database that is away included', async () => {
  const counter = countForDashboards(
    () => {
      throw new Error('The database is away');
    },
    silent,
    { every: 1_000_000 },
  );
  const count = () => counter.countView({ kind: 'business', id: randomUUID(), country: 'MX' });
  const first = Array.from({ length: 15_000 }, count);
  await counter.flush();
  const second = Array.from({ length: 15_000 }, count);
  expect([...first, ...second].filter(Boolean)).toHaveLength(20_000);
  // After five minutes they are given up.
  for (let failures = 0; failures < 60; failures += 1) await counter.flush();
  expect(count()).toBe(true);
  await counter.close();
});

test('portals tell of views and results, and nobody else can', async () => {
  const { businessID } = await anOwnedBusiness();
  const view = { kind: 'business', subject: businessID, language: 'es' } as const;
  for (const viewedFrom of ['MX', 'ZZ', undefined])
    await api.asService(countPageView, { body: { ...view, ...(viewedFrom && { viewedFrom }) } });
  const body: ShownResults = { businesses: [businessID], words: 'reducers' };
  expect(await api.asService(countShownResults, { body })).toEqual({ counted: true });
  const origin = api.url.replace('/api/v1', '');
  for (const url of [`${origin}/internal/shown-results`, `${api.url}/shown-results`]) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status, url).toBe(404);
  }
  const today = daysAgo(0);
  await vi.waitFor(
    async () =>
      expect(await daysOf(businessID)).toEqual([
        `${today} profile-view  2`,
        `${today} profile-view MX 1`,
        `${today} search  1`,
      ]),
    { timeout: 30_000, interval: 200 },
  );
});

test.each([
  { businesses: [] },
  { businesses: ['x'] },
  { businesses: Array.from({ length: 11 }, () => randomUUID()) },
  { businesses: [randomUUID()], words: 'x'.repeat(201) },
  { businesses: [randomUUID()], words: {} },
])('%j is refused', async (body) => {
  await expect(api.asService(countShownResults, { body: body as ShownResults })).rejects.toMatchObject({
    status: 400,
  });
});

test('days are stored for 25 months, rare words for 30 days, ids of batches for one', async () => {
  const { businessID } = await anOwnedBusiness();
  const product = await aProduct({ business_id: businessID });
  for (const day of [daysAgo(800), daysAgo(750), daysAgo(0)]) {
    await api.db
      .insertInto('dashboard_days')
      .values({ business_id: businessID, day, kind: 'search', part: '', count: 1 })
      .execute();
    await api.db
      .insertInto('dashboard_product_days')
      .values({ business_id: businessID, product_id: product, day, kind: 'view', count: 1 })
      .execute();
  }
  for (const [words, day, times] of [
    ['very old', daysAgo(800), 9],
    ['rare', daysAgo(31), 2],
    ['rare lately', daysAgo(29), 1],
    ['common', daysAgo(31), 1],
    ['common', daysAgo(3), 2],
  ] as const)
    await api.db
      .insertInto('dashboard_words')
      .values({ business_id: businessID, words, day, times })
      .execute();
  const old = randomUUID();
  await api.db
    .insertInto('dashboard_batches')
    .values({ id: old, added_at: new Date(Date.now() - 90_000_000) })
    .execute();
  await forgetOldDays(api.db);
  await forgetOldDays(api.db);
  expect((await daysOf(businessID)).map((row) => row.slice(0, 10))).toEqual([daysAgo(750), daysAgo(0)]);
  const products = await api.db
    .selectFrom('dashboard_product_days')
    .select('count')
    .where('product_id', '=', product)
    .execute();
  expect(products).toHaveLength(2);
  expect((await wordsOf(businessID)).map(({ words }) => words)).toEqual(['common', 'common', 'rare lately']);
  expect(await api.db.selectFrom('dashboard_batches').select('id').where('id', '=', old).execute()).toEqual(
    [],
  );
  expect(dashboardJobs.map(({ name }) => name)).toEqual([
    'dashboard.roll-up-today',
    'dashboard.roll-up-last-days',
    'dashboard.forget-old',
  ]);
});

test('rows hold nothing of a person: what they name are businesses and products', async () => {
  const { rows } = await sql<{ named: string }>`
    SELECT DISTINCT confrelid::regclass::text AS named FROM pg_constraint
    WHERE contype = 'f' AND conrelid::regclass::text LIKE 'dashboard_%' ORDER BY 1
  `.execute(api.db);
  expect(rows.map(({ named }) => named)).toEqual(['businesses', 'products']);
});
