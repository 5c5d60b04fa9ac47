import { createDatabase, createPool, type Database, inTransaction } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { declareQueues, enqueue, jobsIn, queueDatabase } from '@kontor/jobs';
import { doNext } from '@kontor/jobs/testing';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobs } from './jobs.ts';
import { runCommand } from './testing-command.ts';

let databases: TestDatabase[];
let pools: ReturnType<typeof createPool>[];
const schemas = ['jobs', 'accounts_jobs'] as const;

beforeAll(async () => {
  databases = [await createTestDatabase(), await createTestDatabase()];
  pools = databases.map(({ url }) => createPool(url, { max: 2 }));
});
afterEach(async () => {
  for (const [index, pool] of pools.entries()) await pool.query(`DELETE FROM ${schemas[index]}.job`);
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  for (const database of databases) await database.drop();
});

const run = (...args: string[]) =>
  runCommand(jobs, args, {
    DATABASE_URL: databases[0]?.url,
    ACCOUNTS_DATABASE_URL: databases[1]?.url,
  });

/** A job that died in the queues of the product (0) or of the account service (1). */
async function aDeadJob(index: 0 | 1, thing: string) {
  const [pool, schema] = [pools[index], schemas[index]];
  if (!pool) throw new Error('There is no such database.');
  const job = jobsIn<{ fails: boolean }>(schema)({
    name: 'thing.make',
    data: Type.Object({ thing: Type.String() }),
    retry: { limit: 0, delay: 1 },
    async run(_, { fails }) {
      if (fails) throw new Error('There is no clay.');
    },
  });
  await declareQueues(queueDatabase(pool), schema, [job]);
  const db: Database = createDatabase(pool);
  await inTransaction(db, (trx) => enqueue(trx, job, { thing }));
  const next = (fails: boolean) => doNext({ pool, job, context: { fails } });
  await expect(next(true)).rejects.toThrow('clay');
  return { again: () => next(false) };
}

test('dead jobs are listed with why they died, and given back one by one or all', async () => {
  expect(await run('dead')).toMatchObject({ code: 0, output: 'No job is dead.' });
  const [pot, cup] = [await aDeadJob(0, 'pot'), await aDeadJob(0, 'cup')];
  const plate = await aDeadJob(1, 'plate');
  const { output } = await run('dead');
  const lines = output.split('\n');
  expect(lines).toHaveLength(3);
  for (const [index, thing] of ['pot', 'cup', 'plate'].entries()) {
    expect(lines[index]).toContain(`thing.make`);
    expect(lines[index]).toContain(`{"thing":"${thing}"}  There is no clay.`);
  }
  const [id = ''] = lines[1]?.split(' ') ?? [];
  expect(await run('retry', id)).toMatchObject({ code: 0, output: '1 job is tried again.' });
  expect(await cup.again()).toBe(true);
  expect(await pot.again()).toBe(false);
  expect((await run('retry', 'all')).output).toBe('2 jobs are tried again.');
  expect([await pot.again(), await plate.again()]).toEqual([true, true]);
  expect((await run('dead')).output).toBe('No job is dead.');
  expect((await run('running')).output).toBe('No job is being run.');
});

test.each([[[]], [['alive']], [['retry']], [['retry', 'one']], [['dead', 'all']], [['dead', '--force']]])(
  'whoever asks for %j is told what there is',
  async (args: string[]) => {
    const { code, error } = await run(...args);
    expect(code).toBe(1);
    expect(error).toContain('npm run jobs -- dead');
  },
);
