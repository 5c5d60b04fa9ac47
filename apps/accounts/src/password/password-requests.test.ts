import { statementsOf } from '@kontor/database/testing/statements';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { aRegistration, aUser, sharedAccounts } from '../testing.ts';
import { deleteOldRequests } from './delete-old-requests.ts';
import { answerPasswordRequests } from './jobs.ts';

const accounts = await sharedAccounts({ TRUST_PROXY: 'loopback' });
afterEach(async () => {
  await accounts.db.deleteFrom('accounts.attempts').execute();
  await accounts.db.deleteFrom('accounts.password_requests').execute();
});

function ask(email: string, from?: string) {
  return accounts.browser(from).post('/forgotten-password', { email });
}

function requests() {
  return accounts.db.selectFrom('accounts.password_requests').selectAll().execute();
}

test('a new password is asked for by the same statements, whether the address has an account or not', async () => {
  const { email } = await aUser(accounts);
  // The first ones of a process prepare what later ones use.
  await ask('somebody@mail.example');
  const known = await statementsOf(() => ask(email));
  const unknown = await statementsOf(() => ask('nobody@mail.example'));
  expect(known).toEqual(unknown);
  expect(known.filter((text) => text.includes('password_requests'))).toHaveLength(1);
  expect(await requests()).toHaveLength(3);
});

test('strangers do not have the owner refused: beyond ten requests all are accepted, and no further mail is sent', async () => {
  const { email } = await aUser(accounts);
  const newPasswords = async () =>
    (await accounts.mailsTo(email)).filter((template) => template === 'new-password').length;
  for (const address of [email, 'nobody@mail.example']) {
    for (const network of ['203.0.113.1', '203.0.113.2']) {
      for (let nth = 0; nth < 5; nth += 1) expect((await ask(address, network)).status).toBe(303);
      expect((await ask(address, network)).status).toBe(429);
    }
  }
  expect(await newPasswords()).toBe(10);

  const asked = async (address: string) => {
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const statements = await statementsOf(async () => {
      answer = await ask(address, '198.51.100.7');
    });
    return { status: answer?.status, location: answer?.headers.get('location'), statements };
  };
  const within = await asked('fresh@mail.example');
  expect(within.status).toBe(303);
  expect(await asked(email)).toEqual(within);
  expect(await asked('nobody@mail.example')).toEqual(within);
  expect(await newPasswords()).toBe(10);
  expect(await requests()).toEqual([]);

  await accounts.db
    .updateTable('accounts.attempts')
    .set({ locked_until: new Date(0) })
    .execute();
  expect(await asked(email)).toEqual(within);
  expect(await newPasswords()).toBe(11);
});

test('an address is registered by the same statements, whether it is new, waits or has an account', async () => {
  const { email: confirmed } = await aUser(accounts);
  const waiting = aRegistration();
  await accounts.browser().post('/register', waiting);
  const register = (fields: Record<string, string>) =>
    statementsOf(() => accounts.browser().post('/register', fields));
  const fresh = await register(aRegistration());
  expect(fresh.filter((text) => text.includes('accounts.mails') || text.includes('"mails"'))).toHaveLength(1);
  expect(await register(aRegistration({ email: confirmed }))).toEqual(fresh);
  expect(await register({ ...waiting, password: 'another long sentence here' })).toEqual(fresh);
});

test('an address is stored until it was looked up, and no longer; several processes mail one link', async () => {
  const { email } = await aUser(accounts);
  const before = await accounts.mailsTo(email);
  await ask(email);
  await ask('nobody@mail.example');
  expect((await requests()).map((request) => request.email).sort()).toEqual(
    [email, 'nobody@mail.example'].sort(),
  );
  const answered = await Promise.all(Array.from({ length: 4 }, () => accounts.work(answerPasswordRequests)));
  expect(answered.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await requests()).toEqual([]);
  expect(await accounts.mailsTo(email)).toEqual(['new-password', ...before]);
  expect(await accounts.mailsTo('nobody@mail.example')).toEqual([]);
});

test('what is cut off is done later, once: the link, the mail and the end of the request are one', async () => {
  const { email } = await aUser(accounts);
  const { db } = accounts;
  const before = await accounts.mailsTo(email);
  await ask(email);
  await ask('nobody@mail.example');
  await sql`ALTER TABLE accounts.mails ADD CONSTRAINT no_mail CHECK (template <> 'new-password') NOT VALID`.execute(
    db,
  );
  expect(await accounts.work(answerPasswordRequests)).toBe(2);
  expect((await requests()).map((request) => request.email)).toEqual([email]);
  expect(await accounts.work(answerPasswordRequests)).toBe(0);
  await sql`ALTER TABLE accounts.mails DROP CONSTRAINT no_mail`.execute(db);
  await sql`UPDATE accounts_jobs.job SET start_after = now() WHERE state = 'retry'`.execute(db);
  expect(await accounts.work(answerPasswordRequests)).toBe(1);
  expect(await requests()).toEqual([]);
  expect(await accounts.mailsTo(email)).toEqual(['new-password', ...before]);
});

test('a request nobody answered within the hour is forgotten', async () => {
  await ask('late@mail.example');
  await accounts.db
    .updateTable('accounts.password_requests')
    .set({ created_at: sql<Date>`now() - interval '61 minutes'` })
    .execute();
  await ask('soon@mail.example');
  await deleteOldRequests(accounts.db);
  expect((await requests()).map((request) => request.email)).toEqual(['soon@mail.example']);
});
