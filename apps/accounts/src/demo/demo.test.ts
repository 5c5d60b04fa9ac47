import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findUnchangedAccounts } from '../account/find-unchanged-accounts.ts';
import { changePassword } from '../password/change-password.ts';
import { aUser, codeIn, sharedAccounts } from '../testing.ts';
import { type DemoAccount, loadDemoAccounts } from './load-demo-accounts.ts';

/** The cost of a password, as of all tests. */
const cheap = 5;

const accounts = await sharedAccounts();

function aPerson(email: string): DemoAccount {
  return {
    id: randomUUID(),
    email,
    password: 'river-anvil-lamp',
    firstName: 'Demo',
    lastName: 'Buyer',
    country: 'MX',
    language: 'es',
  };
}

test('demo people log in with the password that is told, also after another load', async () => {
  const people = [aPerson('buyer@kontor.example'), aPerson('owner@kontor.example')];
  await loadDemoAccounts(accounts.db, people, cheap);
  await loadDemoAccounts(accounts.db, people, cheap);
  for (const { email, password, id } of people) {
    const answer = await accounts.browser().post('/login', { email, password });
    expect(codeIn(answer)).not.toBe('');
    const { id: stored } = await accounts.db
      .selectFrom('accounts.users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(stored).toBe(id);
  }
  const found = await findUnchangedAccounts(accounts.db, people.map(({ id }) => id).toReversed());
  expect([...found.values()]).toEqual(['owner@kontor.example', 'buyer@kontor.example']);
  expect(await accounts.db.selectFrom('accounts.person_events').selectAll().execute()).toEqual([]);
});

test('an account whose password was changed, or that is to go, is told no more; another load brings it back', async () => {
  const [changed, leaving] = [aPerson('changed@kontor.example'), aPerson('leaving@kontor.example')];
  const people = [changed, leaving];
  const told = async () => [
    ...(
      await findUnchangedAccounts(
        accounts.db,
        people.map(({ id }) => id),
      )
    ).keys(),
  ];
  await loadDemoAccounts(accounts.db, people, cheap);
  expect(await told()).toEqual([changed.id, leaving.id]);
  const browser = accounts.browser();
  await browser.post('/login', { email: changed.email, password: changed.password });
  await changePassword(accounts.context, browser.visit(), {
    password: changed.password,
    newPassword: 'eleven quiet lathes turn',
  });
  await accounts.db
    .updateTable('accounts.users')
    .set({ delete_after: new Date(Date.now() + 86_400_000) })
    .where('id', '=', leaving.id)
    .execute();
  expect(await told()).toEqual([]);
  await loadDemoAccounts(accounts.db, people, cheap);
  expect(await told()).toEqual([changed.id, leaving.id]);
});

test('an address somebody has registered stays theirs', async () => {
  const { id, email } = await aUser(accounts, { email: 'taken@kontor.example' });
  const person = aPerson(email);
  await loadDemoAccounts(accounts.db, [person], cheap);
  const rows = await accounts.db
    .selectFrom('accounts.users')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(rows).toEqual([{ id }]);
  expect(await findUnchangedAccounts(accounts.db, [person.id])).toEqual(new Map());
});

test('nobody gets a password that people could not choose', async () => {
  for (const weak of ['kontor-demo', 'demo', 'password1234']) {
    const person = { ...aPerson('weak@kontor.example'), password: weak };
    await expect(loadDemoAccounts(accounts.db, [person])).rejects.toThrow(/is refused/);
  }
});

test.each(['buyer@kontor.com', 'x@example.com', 'a@b.example.org', 'no address', 'A@b.example'])(
  'nobody gets a demo account with the address %s',
  async (email) => {
    await expect(loadDemoAccounts(accounts.db, [aPerson(email)])).rejects.toThrow(TypeError);
  },
);
