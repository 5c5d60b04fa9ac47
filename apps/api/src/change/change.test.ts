import { request as httpRequest } from 'node:http';
import { beatEvery, changesPath, internalTokenHeader, listIndustries, suggest } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { rebuildSearch } from '../search/rebuild.ts';
import { refreshWords } from '../search/refresh-words.ts';
import { noAccountService } from '../test/account-service.ts';
import { startApi, type TestApi } from '../test/api.ts';
import { internalToken } from '../test/internal-token.ts';
import { ownFolder } from '../test/own-folder.ts';
import { rowsIn } from '../test/rows.ts';
import { sellerSettings } from '../test/seller-settings.ts';
import { supportSettings } from '../test/support-settings.ts';
import { changesIn, openStream, type Stream } from './testing-stream.ts';

let api: TestApi;
let rows: ReturnType<typeof rowsIn>;
let origin: string;
const streams: Stream[] = [];

beforeAll(async () => {
  api = await startApi();
  rows = rowsIn(api.db, api.reference);
  origin = new URL(api.url).origin;
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});
afterAll(() => api.close());

/** Listens to the stream until the test ends; `before` is what came until all earlier changes were told. */
async function hear(lastId?: string, from = origin) {
  const stream = await openStream(from, lastId);
  streams.push(stream);
  await stream.settle();
  return { ...stream, before: stream.events.splice(0) };
}

test('a change of a row is told with its id once it is committed, and none that is rolled back', async () => {
  const business = await rows.aBusiness();
  const { changes, settle } = await hear();
  await withConnection(api.databaseUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('UPDATE businesses SET city = $2 WHERE id = $1', [business, 'Lima']);
    await settle();
    expect(changes()).toEqual([]);
    await client.query('COMMIT');
    await vi.waitFor(() => expect(changes()).toEqual([`business ${business}`]), {
      timeout: 10_000,
      interval: 5,
    });
    await client.query('BEGIN; UPDATE businesses SET city = NULL; ROLLBACK');
    await settle();
    expect(changes()).toHaveLength(1);
  });
});

test('what belongs to a business or a product tells of it', async () => {
  const business = await rows.aBusiness();
  const product = await rows.aProduct({ business_id: business });
  const person = await rows.aPerson();
  const { events, changes, settle } = await hear();
  const soon = new Date(Date.now() + 3_600_000);
  const told = async (change: Promise<unknown>, expected: string[]) => {
    await change;
    await settle();
    expect(changes().sort()).toEqual(expected.sort());
    events.length = 0;
  };
  const ofBusiness = { business_id: business };
  await told(
    api.db
      .insertInto('certificates')
      .values({ ...ofBusiness, name: 'ISO 9001', issue_date: '2024-01-01' })
      .execute(),
    [`business ${business}`],
  );
  const fact = {
    ...ofBusiness,
    fact: 'factory',
    method: 'visited',
    checked_by: 'a',
    checked_at: new Date(),
    expires_at: soon,
  } as const;
  await told(api.db.insertInto('verified_facts').values(fact).execute(), [`business ${business}`]);
  await told(
    api.db
      .insertInto('product_photos')
      .values({ product_id: product, photo: JSON.stringify({ url: '/p.jpg' }), position: 0 })
      .execute(),
    [`product ${product}`],
  );
  await told(api.db.updateTable('products').set({ name: 'Other' }).where('id', '=', product).execute(), [
    `product ${product}`,
    `business ${business}`,
  ]);
  await told(api.db.updateTable('businesses').set({ like_count: 7 }).where('id', '=', business).execute(), [
    `business ${business}`,
    'business-lists',
  ]);
  await told(api.db.updateTable('people').set({ city: 'Cusco' }).where('id', '=', person).execute(), [
    `person ${person}`,
  ]);
  await told(api.db.insertInto('data_sources').values({ name: 'Register', licence: 'CC0' }).execute(), [
    'sources',
  ]);
});

test('a statement over many rows is one change without ids', async () => {
  const { changes, settle } = await hear();
  await withConnection(api.databaseUrl, (client) =>
    client.query(`INSERT INTO people (username, first_name, last_name)
      SELECT 'many' || number, 'A', 'B' FROM generate_series(1, 201) AS number`),
  );
  await settle();
  expect(changes()).toEqual(['person']);
});

test('new documents and newly counted words change the results of searches, also after a rebuild', async () => {
  const { events, changes, settle } = await hear();
  await rows.aPerson();
  await settle();
  expect(changes()).toContain('search-person');
  events.length = 0;
  await refreshWords(api.db, api.reference, 'product');
  await vi.waitFor(() => expect(changes()).toEqual(['search-product']), { timeout: 10_000 });
  await rebuildSearch(api.db, api.reference, undefined, ['person']);
  await vi.waitFor(() => expect(changes()).toContain('search-person'), { timeout: 10_000 });
  await settle();
  events.length = 0;
  await rows.aPerson();
  await settle();
  expect(changes()).toContain('search-person');
});

test('proof that expires changes its business without a row being written', async () => {
  const [byFact, long] = [await rows.aBusiness(), await rows.aBusiness()];
  const { changes } = await hear();
  await withConnection(api.databaseUrl, (client) =>
    client.query(
      `INSERT INTO verified_facts (business_id, fact, method, checked_by, checked_at, expires_at) VALUES
        ($1, 'factory', 'visited', 'a', now() - interval '1 day', now() + interval '1500 milliseconds'),
        ($2, 'factory', 'visited', 'a', now() - interval '2 days', now() - interval '1 day')`,
      [byFact, long],
    ),
  );
  await vi.waitFor(() => expect(changes()).toContain(`business ${byFact}`), { timeout: 60_000 });
  const ofBusinesses = changes().filter((change) => change.startsWith('business '));
  expect(ofBusinesses).toEqual([expect.stringContaining(long), `business ${byFact}`]);
});

test('proof of more businesses than fit one notification expires as a change of any', async () => {
  const one = await rows.aBusiness();
  const { changes } = await hear();
  await withConnection(api.databaseUrl, (client) =>
    client.query(
      `WITH copied AS (
        INSERT INTO businesses (company_name, business_type, country_code, origin)
          SELECT company_name, business_type, country_code, origin FROM businesses, generate_series(1, 201) WHERE id = $1
          RETURNING id
      )
      INSERT INTO verified_facts (business_id, fact, method, checked_by, checked_at, expires_at)
        SELECT id, 'factory', 'visited', 'a', now() - interval '1 day', now() + interval '2 seconds' FROM copied`,
      [one],
    ),
  );
  // When they are written, in one transaction, then when they expire.
  await vi.waitFor(() => expect(changes().filter((change) => change === 'business')).toHaveLength(2), {
    timeout: 60_000,
  });
});

test('reference data held in memory are read anew before their change is told', async () => {
  const { changes, settle } = await hear();
  const industry = async () => api.call(listIndustries, {});
  const old = await industry();
  await withConnection(api.databaseUrl, (client) =>
    client.query(`UPDATE industries SET names = names || '{"en": "Renamed"}' WHERE id = '0006'`),
  );
  await vi.waitFor(() => expect(changes()).toContain('reference'), { timeout: 5_000 });
  expect(JSON.stringify(await industry())).toContain('Renamed');
  expect(JSON.stringify(old)).not.toContain('Renamed');
  // And all that is derived from them: a place is found by the words of its name.
  const { items } = await api.call(suggest, { query: { q: 'renam' } });
  expect(items).toContainEqual(expect.objectContaining({ text: 'Renamed', industry: '0006' }));
  await settle();
});

test('who comes back goes on where it was; who was elsewhere or too long away is told of a gap', async () => {
  const business = await rows.aBusiness();
  const first = await hear();
  expect(first.before[0]?.name).toBe('gap');
  const lastId = first.before.at(-1)?.id ?? '';
  await streams.pop()?.close();
  await api.db.updateTable('businesses').set({ city: 'Ica' }).where('id', '=', business).execute();
  await (await hear()).settle();
  const back = await hear(lastId);
  expect(back.before.some(({ name }) => name === 'gap')).toBe(false);
  expect(changesIn(back.before)).toEqual([`business ${business}`]);
  for (const id of ['another-process.1', `${lastId.split('.')[0]}.999999`, 'nonsense']) {
    expect((await hear(id)).before[0]?.name, id).toBe('gap');
  }
});

test('beats stop while the database is away, and a gap is told when it is back', async () => {
  const { events, settle } = await hear();
  const lost = performance.now();
  await withConnection(api.databaseUrl, (client) =>
    client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'kontor changes' AND datname = current_database()`),
  );
  await vi.waitFor(() => expect(events.map(({ name }) => name)).toContain('gap'), { timeout: 10_000 });
  const gap = events.findIndex(({ name }) => name === 'gap');
  const beatBefore = events[gap - 1]?.at ?? lost;
  expect((events[gap]?.at ?? 0) - beatBefore).toBeGreaterThan(beatEvery);
  await settle();
});

test('nobody else may hear: wrong tokens and none, paths through the public API', async () => {
  const status = async (headers: Record<string, string>) => {
    const answer = await fetch(`${origin}${changesPath}`, { headers });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await status({})).toBe(404);
  expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  expect(await status({ [internalTokenHeader]: `${internalToken}x` })).toBe(404);
  for (const path of [
    '/api/v1/internal/changes',
    '/api/v1/../internal/changes',
    '/api/v1/%2e%2e/internal/changes',
    '/%69nternal/changes',
    '/internal/./changes',
  ]) {
    const answered = new Promise((resolve, reject) => {
      httpRequest(origin, { path, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(await answered, path).toBe(404);
  }
  expect((await fetch(`${api.url}/openapi.json`).then((answer) => answer.text())).includes('internal')).toBe(
    false,
  );
});

test('stopping does not wait for those who hear', async () => {
  const settings = {
    LOG_LEVEL: 'silent',
    ...noAccountService,
    ...sellerSettings,
    ...supportSettings,
    ...ownFolder(),
  } as const;
  // The machine may be busy with other things.
  const minute = 60_000;
  const app = await createApp(settings, api.databaseUrl, {
    timeouts: { acquire: minute, statement: minute },
  });
  const heard = await hear(undefined, await app.listen({ port: 0, host: '127.0.0.1' }));
  // Both would wait for ever.
  await app.close();
  await heard.ended;
  expect(app.server.listening).toBe(false);
});
