import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { untilReachable } from './until-reachable.ts';

const coded = (code: string) => Object.assign(new Error('of the database'), { code });

/** A pool whose first queries fail. */
function aPool(...failures: Error[]) {
  let asked = 0;
  const query = async () => {
    asked += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    return { rows: [] };
  };
  return { pool: { query } as unknown as Pick<Pool, 'query'>, asked: () => asked };
}

test('a database that is starting is waited for', async () => {
  const { pool, asked } = aPool(coded('ECONNREFUSED'), coded('57P03'), new Error('Connection terminated'));
  await untilReachable(pool);
  expect(asked()).toBe(4);
});

test.each(['28P01', '3D000'])('%s is told at once', async (code) => {
  const { pool, asked } = aPool(coded(code));
  await expect(untilReachable(pool)).rejects.toThrow('of the database');
  expect(asked()).toBe(1);
});

test('what does not come in time is told', async () => {
  const { pool } = aPool(...Array.from({ length: 100 }, () => coded('ECONNREFUSED')));
  await expect(untilReachable(pool, 1)).rejects.toThrow('of the database');
});
