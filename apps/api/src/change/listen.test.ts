import { createTestDatabase } from '@kontor/database/testing';
import { createLog } from '@kontor/server';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Listening, listen } from './listen.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let listening: Listening | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await listening?.stop();
});
afterAll(() => database.drop());

/** Listens, and counts the statements on the connection from then on. */
async function hear() {
  const counted = { statements: 0, underWay: 0, maxUnderWay: 0 };
  const heard: string[] = [];
  const beats = vi.fn();
  listening = await listen({
    databaseUrl: database.url,
    channel: 'tested',
    what: 'a test',
    log: createLog('test', { LOG_LEVEL: 'silent' }),
    onNotification: (payload) => void heard.push(payload),
    onGap: () => {},
    beat: {
      every: 1,
      async run(query) {
        await query({ text: 'SELECT 1' });
        beats();
      },
    },
  });
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function counting(
    this: Client,
    ...input: unknown[]
  ) {
    counted.statements += 1;
    counted.underWay += 1;
    counted.maxUnderWay = Math.max(counted.maxUnderWay, counted.underWay);
    return Promise.resolve(Reflect.apply(query, this, input)).finally(() => {
      counted.underWay -= 1;
    });
  });
  return { listening, counted, heard, beats };
}

test('however many settle at once, the connection does one statement at a time', async () => {
  const { listening, counted, beats } = await hear();
  await vi.waitUntil(() => beats.mock.calls.length > 0, { timeout: 60_000 });
  for (let round = 0; round < 5; round += 1) {
    const before = counted.statements;
    const beatsBefore = beats.mock.calls.length;
    await Promise.all(Array.from({ length: 50 }, () => listening.settle()));
    // One settles for all fifty; beats may come between.
    expect(counted.statements - before).toBeLessThanOrEqual(3 + beats.mock.calls.length - beatsBefore);
  }
  expect(counted.maxUnderWay).toBe(1);
});

test('whoever settles has heard what was committed before, also while another settles', async () => {
  const { listening, heard } = await hear();
  const other = new Client({ connectionString: database.url });
  await other.connect();
  for (let nth = 0; nth < 20; nth += 1) {
    const settling = listening.settle();
    await other.query(`NOTIFY tested, '${nth}'`);
    await listening.settle();
    expect(heard).toContain(String(nth));
    await settling;
  }
  await other.end();
});
