import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, password, startAccounts, type TestAccounts } from '../testing.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  // At the cost of the product: cheap hashes keep nobody waiting.
  const cost = { TRUST_PROXY: 'loopback', PASSWORD_COST: 15, RATE_LIMIT: 3_000 } as const;
  // On a machine that stands still for half a second nobody finds a place: who is turned away here is turned away by the line.
  accounts = await startAccounts(cost, undefined, { gate: { maxWait: 60_000 }, timeout: 60_000 });
});
afterAll(() => accounts.close());

test('24 connections of one network that log in without end turn nobody else away', async () => {
  const people = await Promise.all([1, 2, 3].map(() => aUser(accounts)));
  let isOver = false;
  const statuses = new Map<number, number>();
  const flood = Array.from({ length: 24 }, async (_, nth) => {
    for (let round = 0; !isOver; round += 1) {
      const email = `nobody${nth}-${round}@mail.example`;
      const browser = accounts.browser('203.0.113.66');
      const { status } = await browser.post('/login', { email, password: 'wrong but long' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Who is turned away comes back soon, and leaves the machine to the line, which is what is tried here.
      if (status === 429) await wait(50);
    }
  });
  const answers: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const office = people.map(({ email }) =>
      accounts.browser('198.51.100.7').post('/login', { email, password }),
    );
    const pages = Array.from({ length: 6 }, (_, nth) => accounts.browser(`192.0.2.${nth}`).get('/login'));
    for (const { status } of await Promise.all([...office, ...pages])) answers.push(status);
  }
  isOver = true;
  await Promise.all(flood);
  expect(answers).toEqual(
    Array.from({ length: 2 }, () => [303, 303, 303, 200, 200, 200, 200, 200, 200]).flat(),
  );
  // It is the flood that is turned away, and told when to come back.
  expect(statuses.get(429)).toBeGreaterThan(0);
});
