import {
  changesHeardHeader,
  countSearch,
  getBusinessProfile,
  getIndustryTree,
  getProduct,
  listLatestBusinesses,
  pageCallHeader,
} from '@kontor/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStream } from '../change/testing-stream.ts';
import { startApi, type TestApi } from '../test/api.ts';
import { rowsIn } from '../test/rows.ts';

let api: TestApi;
let rows: ReturnType<typeof rowsIn>;

beforeAll(async () => {
  api = await startApi(undefined, { ANSWER_CACHE_MB: 8 });
  rows = rowsIn(api.db, api.reference);
});
afterAll(() => api.close());

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${new URL(api.url).origin}/metrics`)).text();
  return Number(new RegExp(`^kontor_answer_cache_${name} (.*)$`, 'm').exec(text)?.[1]);
}

/** Asks until an answer comes from the cache: nothing is before changes are heard. */
async function untilCached(ask: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(
    async () => {
      const before = await figure('hits');
      await ask();
      expect(await figure('hits')).toBe(before + 1);
    },
    { timeout: 10_000, interval: 20 },
  );
}

const soon = { timeout: 10_000, interval: 5 };

test('a product is answered from the cache until it, or its business, changes', async () => {
  const business = await rows.aBusiness({ company_name: 'First Name' });
  const product = await rows.aProduct({ business_id: business, name: 'Ball bearing' });
  const ask = () => api.call(getProduct, { params: { productID: product } });
  const first = await ask();
  await untilCached(ask);
  expect(await ask()).toEqual(first);

  await api.db.updateTable('products').set({ name: 'Roller bearing' }).where('id', '=', product).execute();
  await vi.waitFor(async () => expect((await ask()).name).toBe('Roller bearing'), soon);
  await untilCached(ask);
  await api.db
    .updateTable('businesses')
    .set({ company_name: 'Second Name' })
    .where('id', '=', business)
    .execute();
  await vi.waitFor(
    async () => expect((await ask()).businessProfile.general.companyName).toBe('Second Name'),
    soon,
  );
  await api.db.deleteFrom('products').where('id', '=', product).execute();
  await vi.waitFor(() => expect(ask()).rejects.toMatchObject({ status: 404 }), soon);
});

test('a product that is archived, or hidden by another before it, is answered no more, and again when it is back', async () => {
  const business_id = await rows.aBusiness();
  const product = await rows.aProduct({ business_id, position: 7 });
  for (let position = 1; position < 7; position += 1) await rows.aProduct({ business_id, position });
  const ask = () => api.call(getProduct, { params: { productID: product } });
  const isThere = () => vi.waitFor(async () => expect((await ask()).productID).toBe(product), soon);
  const isGone = () => vi.waitFor(() => expect(ask()).rejects.toMatchObject({ status: 404 }), soon);
  const write = (archived_at: Date | null) =>
    api.db.updateTable('products').set({ archived_at }).where('id', '=', product).execute();
  await untilCached(ask);
  await write(new Date());
  await isGone();
  await write(null);
  await isThere();
  await untilCached(ask);
  const first = await rows.aProduct({ business_id, position: 0 });
  await isGone();
  await api.db.deleteFrom('products').where('id', '=', first).execute();
  await isThere();
});

test('each language has answers of its own', async () => {
  const ask = (language: 'en' | 'es') => api.callIn(language)(getIndustryTree, {});
  for (const language of ['en', 'es'] as const) await untilCached(() => ask(language));
  expect((await ask('en'))[0]?.name).toBe('Automation');
  expect((await ask('es'))[0]?.name).not.toBe('Automation');
});

test('a list changes with the first row that belongs into it', async () => {
  const ask = () => api.call(listLatestBusinesses, { query: { country: 'FJ' } });
  await untilCached(ask);
  const newest = await rows.aBusiness({ country_code: 'FJ', business_type: 'MA', origin: 'registered' });
  await vi.waitFor(async () => expect((await ask())[0]?.businesses[0]?.businessID).toBe(newest), soon);
});

test('what is missing is looked for each time', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const ask = () => api.call(getBusinessProfile, { params: { businessID: id } });
  await expect(ask()).rejects.toMatchObject({ status: 404 });
  await rows.aBusiness({ id });
  expect((await ask()).businessID).toBe(id);
});

test('for a page the rows are read: it is cached itself', async () => {
  const businessID = await rows.aBusiness();
  await untilCached(() => api.call(getBusinessProfile, { params: { businessID } }));
  const before = await figure('hits');
  const headers = { [pageCallHeader]: '1' };
  expect((await fetch(`${api.url}/business/profile/${businessID}`, { headers })).status).toBe(200);
  expect(await figure('hits')).toBe(before);
});

test('a page gets what is cached since the last change that its server heard of, with what it depends on', async () => {
  const ask = (heard: string) =>
    api
      .client()
      .whole(
        countSearch,
        { body: { textQuery: 'heard' } },
        { headers: { [pageCallHeader]: '1', [changesHeardHeader]: heard } },
      );
  const stream = await openStream(new URL(api.url).origin);
  await stream.settle();
  const { id } = stream.events.at(-1) ?? { id: '' };
  await stream.close();
  await untilCached(() => ask(id));
  const before = await figure('hits');
  const cached = await ask(id);
  expect(await figure('hits')).toBe(before + 1);
  expect(cached.tags).toContain('search-business');
  expect(await ask('00000000-0000-4000-8000-000000000000.7'), 'heard elsewhere, not here').toEqual(cached);
  expect(await figure('hits')).toBe(before + 1);
});

test('a profile is cached for all, and what somebody is to the business is told to them alone', async () => {
  const businessID = await rows.aBusiness({ claimed_at: new Date() });
  const owner = await api.signIn();
  const stranger = await api.signIn();
  const ask = (token?: string) => api.client(token).whole(getBusinessProfile, { params: { businessID } });
  await ask(owner.token);
  await api.db
    .insertInto('business_members')
    .values({ business_id: businessID, person_id: owner.id, role: 'owner' })
    .execute();
  await untilCached(() => ask());
  const before = await figure('hits');
  const forVisitor = await ask();
  expect(forVisitor.session).toEqual({});
  expect(await ask(owner.token)).toEqual({ ...forVisitor, session: { accessLevel: 'owner' } });
  expect(await ask(stranger.token)).toEqual(forVisitor);
  expect(await figure('hits')).toBe(before + 3);
  // Without an owner nobody acts for it.
  await api.db
    .updateTable('business_members')
    .set({ role: 'admin' })
    .where('business_id', '=', businessID)
    .execute();
  expect((await ask(owner.token)).session).toEqual({});
});
