import {
  type Call,
  getBusinessProfile,
  getProduct,
  getPublicProfile,
  getReactionSummary,
  type Input,
  listMostLikedBusinesses,
  pageCallHeader,
  searchBusinesses,
} from '@kontor/contract';
import { inTransaction } from '@kontor/database';
import { withConnection } from '@kontor/database/testing';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { jobs } from '../jobs.ts';
import { liked } from '../liked.ts';
import { kinds } from '../search/kind.ts';
import { drainWaiting, readWaiting } from '../search/queue.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { copyLikeCounts } from './copy-like-counts.ts';

const api = await sharedApi(undefined, { ANSWER_CACHE_MB: 8 });
const rows = rowsIn(api.db, api.reference);

async function like(resource_type: 'business' | 'product' | 'user', resource_id: string): Promise<string> {
  const person_id = await rows.aPerson();
  await api.db.insertInto('reactions').values({ resource_type, resource_id, person_id }).execute();
  return person_id;
}

/** Everything that is told of what `work` commits. */
async function toldOf(work: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = [];
  await withConnection(api.databaseUrl, async (client) => {
    client.on('notification', ({ payload }) => void told.push(payload ?? ''));
    // Likes of tests before are told first: the second statement waits for those that the api tells of just now.
    await client.query('SELECT announce_likes()');
    await client.query('SELECT FROM like_counts FOR SHARE');
    await client.query('LISTEN changes');
    await work();
    // What was committed before is handed over before the next answer.
    await client.query('SELECT announce_likes()');
  });
  // A like is told twice when the api tells of it at the same moment.
  return told.filter((change, index) => !change.startsWith('likes') || told.indexOf(change) === index).sort();
}

const soon = { timeout: 10_000, interval: 5 };

test.each([
  [
    'business',
    () => rows.aBusiness(),
    (id: string) => api.call(getBusinessProfile, { params: { businessID: id } }),
  ],
  ['product', () => rows.aProduct(), (id: string) => api.call(getProduct, { params: { productID: id } })],
  ['user', () => rows.aPerson(), (id: string) => api.call(getPublicProfile, { params: { userID: id } })],
] as const)('the page of a liked %s shows its likes as they are', async (type, make, ask) => {
  const id = await make();
  const likes = async () => (await ask(id)).reactions.reactionCount.like;
  expect(await likes()).toBe(0);
  const fan = await like(type, id);
  await vi.waitFor(async () => expect(await likes()).toBe(1), soon);
  await like(type, id);
  await vi.waitFor(async () => expect(await likes()).toBe(2), soon);
  expect(await api.call(getReactionSummary, { params: { resourceID: id } })).toEqual({
    reactionCount: { like: 2 },
  });
  await api.db.deleteFrom('people').where('id', '=', fan).execute();
  await vi.waitFor(async () => expect(await likes()).toBe(1), soon);
});

async function tagsOf<C extends Call>(call: C, input: Input<C>): Promise<string[]> {
  const { path = '', body } = input as { path?: string; body?: unknown };
  const response = await fetch(`${api.url}/${path || call.path}`, {
    method: call.method,
    headers: { [pageCallHeader]: '1', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { tags } = (await response.json()) as { tags: string[] };
  return tags;
}

test('one like tells of itself alone: no list, no card and no search depends on it', async () => {
  const business = await rows.aBusiness({ company_name: 'Hallgrim Winches', country_code: 'IS' });
  const fan = await rows.aPerson();
  for (const kind of kinds) await drainWaiting(api.db, api.reference, kind);
  const before = await api.db.selectFrom('businesses').selectAll().where('id', '=', business).execute();
  const told = await toldOf(() =>
    api.db
      .insertInto('reactions')
      .values({ resource_type: 'business', resource_id: business, person_id: fan })
      .execute(),
  );
  expect(told).toEqual([`likes ${business}`]);
  expect(await api.db.selectFrom('businesses').selectAll().where('id', '=', business).execute()).toEqual(
    before,
  );
  for (const kind of kinds) expect((await readWaiting(api.db, kind)).entries).toBe(0);
  const likes = `likes:${business}`;
  expect(
    await tagsOf(getBusinessProfile, { path: `business/profile/${business}` } as never),
    'the page of what is liked',
  ).toContain(likes);
  const query = { body: { textQuery: 'hallgrim', skip: 0, size: 5 } };
  const cards = await tagsOf(searchBusinesses, query);
  expect(cards).toContain(`business:${business}`);
  expect(cards).not.toContain(likes);
});

test('cards, lists and the order of results follow with the job, which tells of lists once', async () => {
  const liked = await Promise.all(
    ['Aldous', 'Bertram', 'Cedric'].map((name) =>
      rows.aBusiness({ company_name: `${name} Zylonix`, country_code: 'MT' }),
    ),
  );
  const [, , last = ''] = liked;
  const mostLiked = async () =>
    (await api.call(listMostLikedBusinesses, { query: { country: 'MT' } }))
      .filter(({ contactInfo }) => contactInfo.country.code === 'MT')
      .map(({ businessID, reactions }) => [businessID, reactions.reactionCount.like]);
  const found = async () =>
    (await api.call(searchBusinesses, { body: { textQuery: 'zylonix', skip: 0, size: 5 } })).items.map(
      ({ businessID }) => businessID,
    );
  await copyLikeCounts(api);
  for (const id of [...liked, last, last]) await like('business', id);
  expect(await mostLiked()).toEqual([]);

  const told = await toldOf(() => copyLikeCounts(api));
  expect(told.filter((change) => change === 'business-lists')).toHaveLength(1);
  expect(told.filter((change) => change.startsWith('business '))).toHaveLength(1);
  await vi.waitFor(async () => expect((await mostLiked())[0]).toEqual([last, 3]), soon);
  expect((await found())[0]).toBe(last);
  expect(await toldOf(() => copyLikeCounts(api)), 'what was copied is not copied again').toEqual([]);
});

test('a like shows on cards and in ranks within the hour: its copy and the catching up of search run often enough', () => {
  // The longest wait between two runs, in minutes.
  const longestWait = (name: string) => {
    const cron = jobs.find((job) => job.name === name)?.cron ?? '';
    const [, minutes = ''] = /^(\*|\d+(?:,\d+)*) \* \* \* \*$/.exec(cron) ?? [];
    const runs =
      minutes === '*' ? Array.from({ length: 60 }, (_, minute) => minute) : minutes.split(',').map(Number);
    return Math.max(...runs.map((run, index) => (runs[index + 1] ?? (runs[0] ?? Number.NaN) + 60) - run));
  };
  expect(longestWait('reaction.copy-like-counts') + longestWait('search.catch-up')).toBeLessThan(60);
});

test('a like that comes while counts are copied is copied the next time', async () => {
  const business = await rows.aBusiness();
  await like('business', business);
  const fan = await rows.aPerson();
  const count = async () => {
    const { like_count } = await api.db
      .selectFrom('businesses')
      .select('like_count')
      .where('id', '=', business)
      .executeTakeFirstOrThrow();
    return like_count;
  };
  await inTransaction(api.db, async (trx) => {
    await copyLikeCounts({ db: trx, reference: api.reference });
    // Waits for the copy to be committed.
    const late = api.db
      .insertInto('reactions')
      .values({ resource_type: 'business', resource_id: business, person_id: fan })
      .execute();
    return { late };
  }).then(({ late }) => late);
  expect(await count()).toBe(1);
  await copyLikeCounts(api);
  expect(await count()).toBe(2);
});

test('whatever becomes of likes, counters are their number; those of what is gone go with the next copy', async () => {
  const [one, other] = [await rows.aProduct(), await rows.aProduct()];
  for (const id of [one, one, one, other]) await like('product', id);
  await api.db
    .updateTable('reactions')
    .set({ resource_id: other })
    .where('resource_id', '=', one)
    .where('person_id', '=', (eb) =>
      eb.selectFrom('reactions').select('person_id').where('resource_id', '=', one).limit(1),
    )
    .execute();
  const counters = async () => {
    const { rows: found } = await sql<{ count: number; likes: number }>`
      SELECT sum(count)::integer AS count, (SELECT count(*) FROM reactions WHERE resource_id = counter.resource_id) AS likes
      FROM like_counts AS counter WHERE resource_id IN (${one}, ${other}) GROUP BY resource_id ORDER BY resource_id = ${one}
    `.execute(api.db);
    return found;
  };
  expect(await counters()).toEqual([
    { count: 2, likes: 2 },
    { count: 2, likes: 2 },
  ]);
  await api.db.deleteFrom('products').where('id', '=', other).execute();
  await copyLikeCounts(api);
  expect(await counters()).toEqual([{ count: 2, likes: 2 }]);
});

test('counts are copied to every table that shows how often something is liked, and to no other row', async () => {
  const makers: Record<string, () => Promise<string>> = {
    business: () => rows.aBusiness(),
    product: () => rows.aProduct(),
    user: () => rows.aPerson(),
  };
  const copied = liked.filter(({ table }) => table !== undefined);
  const ids = await Promise.all(
    copied.map(async ({ type }) => {
      const id = await makers[type]?.();
      await sql`INSERT INTO reactions (resource_type, resource_id, person_id) VALUES (${type}, ${id}, ${await rows.aPerson()})`.execute(
        api.db,
      );
      return id;
    }),
  );
  await copyLikeCounts(api);
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'like_count'
  `.execute(api.db);
  for (const { name } of tables) {
    const { rows: found } = await sql`
      SELECT FROM ${sql.table(name)} WHERE id = ANY(${ids}::uuid[]) AND like_count = 1
    `.execute(api.db);
    expect(found, name).toHaveLength(1);
  }
  expect(tables).toHaveLength(copied.length);
});
