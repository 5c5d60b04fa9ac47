import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { withConnection } from '@kontor/database/testing';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { refreshWords } from '../search/refresh-words.ts';
import { noAccountService } from '../test/account-service.ts';
import { startApi, type TestApi } from '../test/api.ts';
import { ownFolder } from '../test/own-folder.ts';
import { rowsIn } from '../test/rows.ts';
import { sellerSettings } from '../test/seller-settings.ts';
import { supportSettings } from '../test/support-settings.ts';
import { slowWayTo } from './testing-slow-database.ts';
import { openStream, type Stream, type StreamEvent } from './testing-stream.ts';

/** Two instances of the api over one database, as a balancer has them. */
let api: TestApi;
let second: FastifyInstance;
let slowWay: Awaited<ReturnType<typeof slowWayTo>>;
let origins: { first: string; second: string };
let listenerOfSecond: number;
const people: string[] = [];
const streams: Stream[] = [];

const settings = { LOG_LEVEL: 'silent', ...noAccountService, ...sellerSettings, ...supportSettings } as const;

beforeAll(async () => {
  api = await startApi(undefined, { LOG_LEVEL: 'silent' });
  const rows = rowsIn(api.db, api.reference);
  for (let number = 0; number < 9; number += 1) people.push(await rows.aPerson());
  const before = await listeners();
  slowWay = await slowWayTo(api.databaseUrl, 'kontor changes');
  second = await createApp({ ...settings, ...ownFolder() }, slowWay.url, { timeouts: { acquire: 60_000 } });
  listenerOfSecond = (await listeners()).find((pid) => !before.includes(pid)) ?? 0;
  origins = {
    first: new URL(api.url).origin,
    second: await second.listen({ port: 0, host: '127.0.0.1' }),
  };
});
afterEach(async () => {
  slowWay.release();
  for (const stream of streams.splice(0)) await stream.close();
});
afterAll(async () => {
  await second.close();
  await slowWay.close();
  await api.close();
});

async function listeners(): Promise<number[]> {
  const { rows } = await api.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'kontor changes' AND datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
}

async function read(origin: string, lastId?: string): Promise<Stream> {
  const stream = await openStream(origin, lastId);
  streams.push(stream);
  return stream;
}

/** Says something of its own, and resolves when all of these have heard it: what was said before they have heard, too. */
async function allHear(...readers: Stream[]): Promise<string> {
  const last = `person ${randomUUID()}`;
  await api.pool.query(`SELECT pg_notify('changes', $1)`, [last]);
  for (const reader of readers) await reader.until(last);
  return last;
}

const told = (events: readonly StreamEvent[]) => events.filter(({ name }) => name !== 'beat');
const plain = (events: readonly StreamEvent[]) => told(events).map(({ id, data }) => ({ id, data }));
const move = (person = people[0]) =>
  api.db
    .updateTable('people')
    .set({ city: randomUUID() })
    .where('id', '=', person ?? '')
    .execute();

test('who reads from one instance and is cut gets the rest from the other: no gap, nothing twice', async () => {
  const [first, whole] = [await read(origins.first), await read(origins.second)];
  await move();
  await allHear(first, whole);
  const lastId = await first.close();
  expect(told(first.events)[0]?.name).toBe('gap');
  for (let change = 0; change < 3; change += 1) await move(people[change]);
  const back = await read(origins.second, lastId);
  await allHear(back, whole);
  const expected = plain(whole.events);
  const from = expected.findIndex(({ id }) => id === told(first.events).at(-1)?.id) + 1;
  expect(expected.slice(from)).toHaveLength(4);
  expect(plain(back.events)).toEqual(expected.slice(from));
});

test('whatever is written at the same time, both instances tell the same with the same ids, and either goes on for the other', async () => {
  const transaction = fc.record({
    statements: fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 3 }), turns: fc.integer({ min: 0, max: 3 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    isCommitted: fc.boolean(),
  });
  const connection = fc.array(transaction, { maxLength: 4 });
  const [first, other] = [await read(origins.first), await read(origins.second)];
  await allHear(first, other);
  await fc.assert(
    fc.asyncProperty(fc.tuple(connection, connection, connection), fc.nat(), async (scripts, cut) => {
      const begin = { first: first.events.length, other: other.events.length };
      await Promise.all(
        scripts.map((transactions, number) => write(transactions, people.slice(number * 3, number * 3 + 3))),
      );
      await allHear(first, other);
      const ofFirst = plain(first.events.slice(begin.first));
      expect(plain(other.events.slice(begin.other))).toEqual(ofFirst);
      const committed = scripts.flat().filter(({ isCommitted }) => isCommitted);
      expect(ofFirst.length > 1).toBe(committed.length > 0);
      expect(new Set(ofFirst.map(({ id }) => id)).size).toBe(ofFirst.length);
      const seen = cut % ofFirst.length;
      const back = await read(cut % 2 === 0 ? origins.first : origins.second, ofFirst[seen]?.id);
      const last = await allHear(back, first, other);
      await back.close();
      const rest = plain(back.events);
      expect(rest.pop()?.data).toBe(last);
      expect(rest).toEqual(ofFirst.slice(seen + 1));
    }),
    { numRuns: process.env.THOROUGH ? 15 : 6 },
  );
});

interface Transaction {
  statements: { count: number; turns: number }[];
  isCommitted: boolean;
}

/** Performs transactions one after the other on a connection of its own, over rows of its own. */
async function write(transactions: Transaction[], ids: string[]): Promise<void> {
  await withConnection(api.databaseUrl, async (client) => {
    for (const { statements, isCommitted } of transactions) {
      await client.query('BEGIN');
      for (const { count, turns } of statements) {
        await client.query('UPDATE people SET city = $2 WHERE id = ANY ($1::uuid[])', [
          ids.slice(0, count),
          randomUUID(),
        ]);
        for (let number = 0; number < turns; number += 1) await turn();
      }
      await client.query(isCommitted ? 'COMMIT' : 'ROLLBACK');
    }
  });
}

test('an instance that is behind lets who comes from another one wait until it has heard as much', async () => {
  const first = await read(origins.first);
  await allHear(first);
  slowWay.hold();
  await move();
  await allHear(first);
  const lastId = await first.close();
  const back = await read(origins.second, lastId);
  slowWay.release();
  const last = await allHear(back);
  expect(told(back.events).map(({ name, data }) => ({ name, data }))).toEqual([
    { name: 'change', data: last },
  ]);
});

test('an instance that did not hear for a time tells a gap to who comes with an id of before', async () => {
  const [first, onSecond] = [await read(origins.first), await read(origins.second)];
  await allHear(first, onSecond);
  const lastId = await first.close();
  onSecond.events.length = 0;
  await withConnection(api.databaseUrl, async (client) => {
    // Waits until it is gone.
    await client.query('SELECT pg_terminate_backend($1, 60000)', [listenerOfSecond]);
  });
  await move();
  const back = await read(origins.second, lastId);
  for (const reader of [back, onSecond]) {
    // What it could not hear of is read anew, too.
    await reader.until('reference');
    expect(told(reader.events).map(({ data }) => data)).toEqual(['gap', 'reference']);
  }
  // From then on it is as any other.
  await allHear(back);
  const resumed = await read(origins.first, await back.close());
  const last = await allHear(resumed);
  expect(told(resumed.events).map(({ name, data }) => ({ name, data }))).toEqual([
    { name: 'change', data: last },
  ]);
});

test('what no row tells of has the same ids, too; each instance tells of what it has read anew', async () => {
  const business = await rowsIn(api.db, api.reference).aBusiness();
  const readers = [await read(origins.first), await read(origins.second)] as const;
  const [first, second] = readers;
  await allHear(first, second);
  for (const { events } of readers) events.length = 0;
  await withConnection(api.databaseUrl, (client) =>
    client.query(`UPDATE industries SET names = names || '{"en": "Renamed"}' WHERE id = '0006'`),
  );
  await refreshWords(api.db, api.reference, 'product');
  await api.pool.query(
    `INSERT INTO verified_facts (business_id, fact, method, checked_by, checked_at, expires_at)
      VALUES ($1, 'factory', 'visited', 'a', now(), now() + interval '2 seconds')`,
    [business],
  );
  const expected = [
    ...['reference', 'reference', 'search-product', 'search-product'],
    // Once for its row, then when it expires.
    ...Array.from({ length: 3 }, () => `business ${business}`),
  ];
  await vi.waitFor(
    () => {
      for (const reader of readers) expect(reader.changes().toSorted()).toEqual(expected.toSorted());
    },
    { timeout: 60_000 },
  );
  expect(plain(second.events)).toEqual(plain(first.events));
});

test('an instance does not remember everything', async () => {
  const first = await read(origins.first);
  await allHear(first);
  const lastId = await first.close();
  const others = [await read(origins.first), await read(origins.second)];
  await allHear(...others);
  await api.pool.query(
    `SELECT pg_notify('changes', 'person ' || number) FROM generate_series(1, 1001) AS number`,
  );
  // Both instances: one that has yet to hear them still remembers where the first reader was.
  await allHear(...others);
  const [onFirst, onSecond] = [await read(origins.first, lastId), await read(origins.second, lastId)];
  for (const reader of [onFirst, onSecond]) await reader.until('gap');
  const last = await allHear(onFirst, onSecond);
  for (const { events } of [onFirst, onSecond])
    expect(told(events).map(({ name, data }) => ({ name, data }))).toEqual([
      { name: 'gap', data: 'gap' },
      { name: 'change', data: last },
    ]);
});
