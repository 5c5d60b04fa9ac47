import { withConnection } from '@kontor/database/testing';
import { afterEach, expect, inject, test } from 'vitest';
import { type Answer, aSession, aUser, origin, password, sharedAccounts } from './testing.ts';

const accounts = await sharedAccounts();
afterEach(() => allowWrites(true));

/** Whether transactions may write, as the guard of a full disk sets it: for all connections from now on, the rest end. */
async function allowWrites(allowed: boolean): Promise<void> {
  const name = new URL(accounts.databaseUrl).pathname.slice(1);
  await withConnection(inject('databaseServer'), async (client) => {
    await client.query(
      `ALTER DATABASE ${name} SET default_transaction_read_only = ${allowed ? 'off' : 'on'}`,
    );
    await client.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [name],
    );
  });
}

/** The pool may still hold connections that were ended, each found out by who gets it. */
async function answered(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let held = 0; answer.status === 503 && held < 10; held += 1) answer = await ask();
  return answer;
}

function expectNoRoom({ status, headers, text }: Answer): void {
  expect(status, text.slice(0, 2_000)).toBe(507);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

async function loggedIn() {
  const user = await aUser(accounts);
  const { browser } = await aSession(accounts, user.email);
  return { ...user, browser };
}

/** Makes the logins of a person ones that are renewed when they are used. */
async function age(userID: string): Promise<Date> {
  const then = new Date(Date.now() - 3 * 86_400_000);
  const expires = new Date(then.getTime() + 30 * 86_400_000);
  await accounts.db
    .updateTable('accounts.logins')
    .set({ updated_at: then, expires_at: expires })
    .where('user_id', '=', userID)
    .execute();
  return expires;
}

/** When the one login of a person ends. */
async function expiryOf(userID: string): Promise<Date | undefined> {
  return withConnection(accounts.databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT expires_at FROM accounts.logins WHERE user_id = $1', [
      userID,
    ]);
    return rows[0]?.expires_at;
  });
}

test('signing out is 507 while nothing can be written, and the login lives on', async () => {
  const { browser } = await loggedIn();
  await allowWrites(false);
  const refused = await answered(() => browser.post('/sign-out', {}));
  expectNoRoom(refused);
  expect(refused.headers.getSetCookie().join()).not.toMatch(/session_token=;/);
  expect(refused.text).toContain('This cannot be saved right now. Please try again later.');
  expect((await answered(() => browser.get('/security'))).status).toBe(200);
  await allowWrites(true);
  const done = await answered(() => browser.post('/sign-out', {}));
  expect(done.status).toBe(303);
  expect(done.headers.get('location')).toContain('done=signed-out');
  expect((await browser.get('/security')).headers.get('location')).toContain('/login');
});

test('a login due to be renewed is read as it is while nothing can be written, and renewed afterwards', async () => {
  const { browser, id } = await loggedIn();
  const expires = await age(id);
  await allowWrites(false);
  for (const path of ['/security', '/security/devices', '/security/password']) {
    const answer = await answered(() => browser.get(path));
    expect(answer.status, `${path}: ${answer.text.slice(0, 2_000)}`).toBe(200);
  }
  expect(await expiryOf(id)).toEqual(expires);
  await allowWrites(true);
  expect((await answered(() => browser.get('/security'))).status).toBe(200);
  expect((await expiryOf(id))?.getTime()).toBeGreaterThan(expires.getTime());
});

test.each([
  ['fresh', false],
  ['due to be renewed', true],
])(
  'the login page is 507 with its reason for whose login is %s: no code can be handed out',
  async (_, isOld) => {
    const { browser, id } = await loggedIn();
    if (isOld) await age(id);
    await allowWrites(false);
    const refused = await answered(() => browser.get('/login?lang=it'));
    expectNoRoom(refused);
    expect(refused.text).toContain('Non è stato salvato nulla. Riprovi più tardi.');
    expect((await answered(() => accounts.browser().get('/login'))).status).toBe(200);
    await allowWrites(true);
    const back = await answered(() => browser.get('/login'));
    expect(back.headers.get('location')).toContain('/session-redirect?token=');
  },
);

test('whose login is over is shown the login page, and led to it, while nothing can be written', async () => {
  const { browser, id } = await loggedIn();
  await accounts.db
    .updateTable('accounts.logins')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('user_id', '=', id)
    .execute();
  await allowWrites(false);
  const page = await answered(() => browser.get('/login'));
  expect(page.status, page.text.slice(0, 2_000)).toBe(200);
  expect(page.text).toContain('name="password"');
  const led = await answered(() => browser.get('/security'));
  expect(led.headers.get('location')).toMatch(/^\/login\?/);
});

test('logging in says in the form that nothing can be saved', async () => {
  const { email } = await aUser(accounts);
  await allowWrites(false);
  const refused = await answered(() => accounts.browser().post('/login?lang=es', { email, password }));
  expectNoRoom(refused);
  expect(refused.text).toContain('Ahora mismo no se puede guardar.');
});

test('a passkey cannot be begun while nothing can be written: 507, not as if nobody were logged in', async () => {
  const { browser, id } = await loggedIn();
  const begin = () => browser.call('GET', '/auth/passkey/generate-register-options', {}, origin);
  await browser.post('/security/confirm', { password });
  await age(id);
  await allowWrites(false);
  expectNoRoom(await answered(begin));
  await allowWrites(true);
  expect((await answered(begin)).status).toBe(200);
});
