import { createDatabase, createPool, type Database, inTransaction } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listDead, retryDead } from './dead-jobs.ts';
import { declareQueues } from './declare-queues.ts';
import { type Attempt, type Job, jobsIn, type RunnableJob, retryDelay } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { listRunning } from './progress.ts';
import { queueDatabase, runJobs } from './run-jobs.ts';
import { doNext, takeNext } from './testing-jobs.ts';

const schema = 'jobs';
const silent = { warn() {}, error() {}, debug() {} };

interface Context {
  ran: number[];
  work(number: number, attempt: Attempt): Promise<void>;
}
const defineJob = jobsIn<Context>(schema);
const data = Type.Object({ number: Type.Number() });
const count = defineJob({
  name: 'test.count',
  data,
  retry: { limit: 2, delay: 60, factor: 4 },
  run: ({ number }, context, attempt) => context.work(number, attempt),
});
const countEach = defineJob({
  name: 'test.count-each',
  data,
  onePerKey: true,
  lanes: [{ maxPriority: 0 }, {}],
  run: ({ number }, context, attempt) => context.work(number, attempt),
});
const declared: RunnableJob<Context>[] = [count, countEach];

let database: TestDatabase;
let pool: Pool;
let db: Database;
let context: Context;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 4 });
  db = createDatabase(pool);
  await declareQueues(queueDatabase(pool), schema, declared);
});
beforeEach(() => {
  const ran: number[] = [];
  context = { ran, work: async (number) => void ran.push(number) };
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await pool.query('DELETE FROM jobs.job; DELETE FROM jobs.progress');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Numbers = Job<{ number: number }, Context>;
const put = (job: Numbers, number: number, options?: Parameters<typeof enqueue>[3]) =>
  inTransaction(db, (trx) => enqueue(trx, job, { number }, options));
const next = (job: Numbers = count, ignoreDelay = false) => doNext({ pool, job, context, ignoreDelay });

async function doAll(job: Numbers = count, ignoreDelay = false): Promise<void> {
  while (await next(job, ignoreDelay).catch(() => true));
}

/** A worker that never looks by itself, unless asked to. */
function startWorker(lookEvery = 3_600): void {
  const failed = (error: unknown) => {
    throw error;
  };
  stops.push(
    runJobs({ databaseUrl: database.url, schema, log: silent, jobs: declared, context, lookEvery }, failed),
  );
}
const until = (numbers: number[]) =>
  vi.waitFor(() => expect(context.ran.toSorted((a, b) => a - b)).toEqual(numbers), { timeout: 60_000 });
const range = (length: number) => Array.from({ length }, (_, number) => number);

test('a job is there when the transaction that enqueues it is committed, and never without it', async () => {
  await inTransaction(db, async (trx) => {
    await enqueue(trx, count, { number: 1 });
    expect(await next()).toBe(false);
  });
  const given = inTransaction(db, async (trx) => {
    await enqueue(trx, count, { number: 2 });
    throw new Error('given up');
  });
  await expect(given).rejects.toThrow('given up');
  await doAll();
  expect(context.ran).toEqual([1]);
});

test('a schedule of a job that is declared no more ends when a worker begins', async () => {
  const boss = new PgBoss({ db: queueDatabase(pool), schema });
  await boss.createQueue('test.of-before');
  await boss.schedule('test.of-before', '* * * * *');
  startWorker();
  await vi.waitFor(async () => expect(await boss.getSchedules()).toEqual([]), { timeout: 60_000 });
  await boss.deleteQueue('test.of-before');
});

test('a key is taken once, however often and whenever it is enqueued', async () => {
  await Promise.all(range(8).map(() => put(count, 1, { key: 'one' })));
  await doAll();
  await put(count, 1, { key: 'one' });
  await put(count, 2, { key: 'two' });
  await doAll();
  expect(context.ran).toEqual([1, 2]);
});

test('of one key one job waits and one is run, where that is declared', async () => {
  await Promise.all(range(8).map(() => put(countEach, 1, { key: 'one' })));
  await put(countEach, 2, { key: 'two' });
  const first = await takeNext({ pool, job: countEach });
  await put(countEach, 1, { key: 'one' });
  // It waits behind those of others, and until the one that is run is done.
  expect((await takeNext({ pool, job: countEach }))?.taken.data).toEqual({ number: 2 });
  expect(await takeNext({ pool, job: countEach })).toBeUndefined();
  await first?.boss.complete(countEach.name, first.taken);
  expect(await next(countEach)).toBe(true);
  expect(await next(countEach)).toBe(false);
});

test('a job that waits is not run without what is written in a transaction that enqueues it again', async () => {
  await put(countEach, 1, { key: 'one' });
  await inTransaction(db, async (trx) => {
    await enqueue(trx, countEach, { number: 2 }, { key: 'one' });
    expect(await next(countEach)).toBe(false);
  });
  await doAll(countEach);
  expect(context.ran).toEqual([2]);
});

test('a job that was put off is run at once when it is enqueued again', async () => {
  context.work = () => Promise.reject(new Error('not yet'));
  await put(countEach, 1, { key: 'one' });
  await expect(next(countEach)).rejects.toThrow('not yet');
  expect(await next(countEach)).toBe(false);
  await put(countEach, 1, { key: 'one' });
  await expect(next(countEach)).rejects.toThrow('not yet');
  expect(await next(countEach)).toBe(false);
});

test('a worker does what is enqueued without looking for it, and all that waits', async () => {
  await inTransaction(db, async (trx) => {
    for (const number of range(20)) await enqueue(trx, count, { number });
  });
  startWorker();
  await until(range(20));
  // Its lanes pause by now; one word is said of all twenty.
  await inTransaction(db, async (trx) => {
    for (const number of range(20)) await enqueue(trx, count, { number: 20 + number });
    for (const number of range(20))
      await enqueue(trx, countEach, { number: 40 + number }, { key: `key ${number % 5}` });
  });
  // Of each key with the data it was enqueued with last.
  await until([...range(40), 55, 56, 57, 58, 59]);
});

test('what is enqueued while the job of its key is run follows at once, also after one that fails', async () => {
  const ends: ((error?: Error) => void)[] = [];
  context.work = (number) => {
    context.ran.push(number);
    return new Promise((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve(undefined))),
    );
  };
  startWorker();
  // Two workers: the lanes of the other one are woken in vain while the key is taken.
  startWorker();
  await put(countEach, 1, { key: 'one' });
  await until([1]);
  await put(countEach, 2, { key: 'one' });
  await put(countEach, 10, { key: 'other' });
  await until([1, 10]);
  ends[0]?.();
  await until([1, 2, 10]);
  await put(countEach, 3, { key: 'one' });
  ends[2]?.(new Error('it does not work'));
  await until([1, 2, 3, 10]);
  for (const end of ends) end();
});

test('a job of a worker that was killed is taken by another one', async () => {
  await put(count, 7);
  // Taken, and no sign of life from then on.
  expect(await takeNext({ pool, job: count })).toBeDefined();
  startWorker(1);
  await until([7]);
});

test('a job that fails is tried again ever later, then dead; a dead one is given back with all its tries', async () => {
  const delays: number[] = [];
  const tries: [number, boolean][] = [];
  context.work = async (_, { number, isLast }) => {
    tries.push([number, isLast]);
    throw new Error('it does not work');
  };
  await put(count, 3, { key: 'three' });
  const job = () =>
    pool.query(
      `SELECT round(extract(epoch FROM start_after - now())) AS wait FROM jobs.job WHERE state = 'retry'`,
    );
  await expect(next()).rejects.toThrow('it does not work');
  expect(await next()).toBe(false);
  delays.push((await job()).rows[0]?.wait);
  await expect(next(count, true)).rejects.toThrow();
  delays.push((await job()).rows[0]?.wait);
  await expect(next(count, true)).rejects.toThrow();
  expect(await next(count, true)).toBe(false);
  expect(tries).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  // Less what passed since.
  expect(delays.map((delay) => Math.ceil(delay / 60))).toEqual([1, 4]);
  const queue = queueDatabase(pool);
  const dead = await listDead(queue, schema);
  expect(dead).toMatchObject([
    { name: 'test.count', data: { number: 3 }, tries: 3, reason: 'it does not work' },
  ]);

  context.work = async (number) => void context.ran.push(number);
  expect(await retryDead(queue, schema, ['00000000-0000-4000-8000-000000000000'])).toBe(0);
  expect(await retryDead(queue, schema, [dead[0]?.id ?? ''])).toBe(1);
  expect(await listDead(queue, schema)).toEqual([]);
  await doAll();
  expect(context.ran).toEqual([3]);
});

test('data that are not of the shape of a job fail it', async () => {
  await put(count, 1);
  await pool.query(`UPDATE jobs.job SET data = '{"number": "one"}'`);
  await expect(next()).rejects.toThrow('not of its shape');
  expect(context.ran).toEqual([]);
});

test('what a job tells of its progress can be read while it is run', async () => {
  const told: unknown[] = [];
  context.work = async (_, { report, jobID }) => {
    await report(1);
    await report(2, 5);
    told.push({ jobID, running: await listRunning(queueDatabase(pool), schema) });
  };
  await put(count, 1);
  await doAll();
  const [{ jobID, running }] = told as [{ jobID: string; running: unknown }];
  expect(running).toMatchObject([{ id: jobID, name: 'test.count', progress: { done: 2, total: 5 } }]);
});

test('waits grow by their factor, up to their maximum', () => {
  const retry = { limit: 9, delay: 60, factor: 4, maximum: 3_600 };
  expect(range(5).map((failed) => retryDelay(retry, failed))).toEqual([60, 240, 960, 3_600, 3_600]);
});

test('queues follow their declaration', async () => {
  const changed = { ...count, retry: { limit: 9, delay: 1 } };
  await declareQueues(queueDatabase(pool), schema, [changed]);
  const { rows } = await pool.query(`SELECT retry_limit FROM jobs.queue WHERE name = 'test.count'`);
  expect(rows).toEqual([{ retry_limit: 9 }]);
  await declareQueues(queueDatabase(pool), schema, declared);
  // When they are as they should be nothing is written: a service starts while the database takes no writes.
  const statements: string[] = [];
  const { executeSql } = queueDatabase(pool);
  const watched = (text: string, values?: unknown[]) => {
    statements.push(text);
    return executeSql(text, values);
  };
  await declareQueues({ executeSql: watched }, schema, declared);
  expect(statements.filter((text) => !/^\s*SELECT/.test(text))).toEqual([]);
  expect(statements).not.toEqual([]);
});
