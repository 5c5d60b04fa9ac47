import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn, startAccounts, type TestAccounts } from '../testing.ts';
import { type DemoAccount, loadDemoAccounts } from './load-demo-accounts.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.close());

function aPerson(email: string): DemoAccount {
  return {
    id: randomUUID(),
    email,
    password: 'kontor-demo',
    firstName: 'Demo',
    lastName: 'Buyer',
    country: 'MX',
    language: 'es',
  };
}

test('demo people log in with the password that is told, also after another load', async () => {
  const people = [aPerson('buyer@kontor.example'), aPerson('owner@kontor.example')];
  await loadDemoAccounts(accounts.db, people);
  await loadDemoAccounts(accounts.db, people);
  for (const { email, password, id } of people) {
    const answer = await accounts.browser().post('/login', { email, password });
    expect(codeIn(answer)).not.toBe('');
    const { id: kept } = await accounts.db
      .selectFrom('accounts.users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(id);
  }
  expect(await accounts.db.selectFrom('accounts.person_events').selectAll().execute()).toEqual([]);
});

test.each(['buyer@kontor.com', 'x@example.com', 'a@b.example.org', 'no address', 'A@b.example'])(
  'nobody gets a demo account with the address %s',
  async (email) => {
    await expect(loadDemoAccounts(accounts.db, [aPerson(email)])).rejects.toThrow(TypeError);
  },
);
