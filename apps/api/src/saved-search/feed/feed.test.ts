import { createHash } from 'node:crypto';
import {
  createSavedSearch,
  createSavedSearchFeed,
  deleteSavedSearchFeed,
  getSavedSearchFeed,
  listSavedSearches,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

const notFound = { status: 404, errorName: 'NotFound' };
const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const read = (token: string) => api.call(getSavedSearchFeed, { params: { token } });

async function somebodyWith(sent: object) {
  const { id, call } = await api.signIn({ id: await rows.aPerson() });
  const { savedSearchID } = await call(createSavedSearch, { body: { name: 'Gears', ...sent } });
  const hasFeed = async () => (await call(listSavedSearches, {})).savedSearches[0]?.hasFeed;
  return { id, call, params: { savedSearchID }, hasFeed };
}

test('what came in the last 30 days is read by the secret, signed out and the newest first', async () => {
  const { call, params, hasFeed } = await somebodyWith({ business: { textQuery: 'Rastolquin' } });
  expect(await hasFeed()).toBe(false);
  const { token } = await call(createSavedSearchFeed, { params });
  expect(await hasFeed()).toBe(true);
  await rows.aBusiness({ company_name: 'Rastolquin Old', created_at: ago(31) });
  await rows.aBusiness({ company_name: 'Tarblinox', created_at: ago(2) });
  const at = [ago(3), ago(1)];
  const [older, newer] = [
    await rows.aBusiness({ company_name: 'Rastolquin A', created_at: at[0] }),
    await rows.aBusiness({ company_name: 'Rastolquin B', created_at: at[1] }),
  ];
  expect(await read(token)).toEqual({
    name: 'Gears',
    business: { textQuery: 'Rastolquin' },
    items: [
      { resourceID: newer, name: 'Rastolquin B', country: 'Mexico', at: at[1]?.toISOString() },
      { resourceID: older, name: 'Rastolquin A', country: 'Mexico', at: at[0]?.toISOString() },
    ],
  });
});

test('products are told with their business', async () => {
  const { call, params } = await somebodyWith({ product: { textQuery: 'Sombrevalt' } });
  const { token } = await call(createSavedSearchFeed, { params });
  const business_id = await rows.aBusiness({ company_name: 'Regia' });
  const came = { created_at: ago(2), listed_at: ago(2) };
  const resourceID = await rows.aProduct({ business_id, name: 'Sombrevalt valve', ...came });
  expect((await read(token)).items).toMatchObject([
    { resourceID, name: 'Sombrevalt valve', company: 'Regia' },
  ]);
});

test('another secret replaces the one before, and none is good once the feed or the search is deleted', async () => {
  const { call, params, hasFeed } = await somebodyWith({ product: { textQuery: 'gear' } });
  const make = async () => (await call(createSavedSearchFeed, { params })).token;
  const [first, second] = [await make(), await make()];
  await expect(read(first)).rejects.toMatchObject(notFound);
  expect(await read(second)).toMatchObject({ name: 'Gears' });
  await call(deleteSavedSearchFeed, { params });
  expect(await hasFeed()).toBe(false);
  await expect(read(second)).rejects.toMatchObject(notFound);
  await expect(read('none')).rejects.toMatchObject({ status: 400 });
  const third = await make();
  await api.db.deleteFrom('saved_searches').where('id', '=', params.savedSearchID).execute();
  await expect(read(third)).rejects.toMatchObject(notFound);
});

test('of the secret the hash alone is stored', async () => {
  const { id, call, params } = await somebodyWith({ product: { textQuery: 'gear' } });
  const { token } = await call(createSavedSearchFeed, { params });
  const stored = await api.db
    .selectFrom('saved_searches')
    .selectAll()
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored.feed_hash).toEqual(createHash('sha256').update(token).digest());
  expect(JSON.stringify(stored)).not.toContain(token);
});
