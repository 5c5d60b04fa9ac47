import { randomUUID } from 'node:crypto';
import { listen } from '@kontor/server/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aSession, aUser, type Browser, origin, password, sharedAccounts } from '../testing.ts';
import { answerWith, sharedApiStandIn } from '../testing-api.ts';
import { createAuthenticator } from '../testing-authenticator.ts';
import { stopClock } from '../testing-clock.ts';
import { codeOf } from '../testing-totp.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { recordFailedLogins } from './record-failed-logins.ts';

const { lines, logTo } = listen();
let person: { id: string; email: string };
let browser: Browser;

const newPassword = 'eleven quiet lathes turn';

const api = await sharedApiStandIn();
const accounts = await sharedAccounts({ API_URL: api.url, LOG_LEVEL: 'info' }, undefined, { logTo });
stopClock();
beforeEach(async () => {
  person = await aUser(accounts, { firstName: 'Grace', lastName: 'Hopper' });
  ({ browser } = await aSession(accounts, person.email));
});

async function eventsOf(id: string) {
  const rows = await accounts.db
    .selectFrom('accounts.security_events')
    .select(['kind', 'address', 'user_agent', 'details'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows;
}

async function kindsOf(id: string): Promise<string[]> {
  return (await eventsOf(id)).map(({ kind }) => kind);
}

interface Line {
  event?: string;
  userID?: string;
  address?: string;
  level: number;
}

function linesOf(id: string): Line[] {
  return lines.map((line) => JSON.parse(line) as Line).filter(({ event, userID }) => event && userID === id);
}

async function forgottenPassword(fields: Record<string, string>): Promise<void> {
  await accounts.browser().post('/forgotten-password', { email: person.email });
  await accounts.browser().post(await accounts.linkTo(person.email, 'new-password'), fields);
}

test('what happens to an account is in its log, each with one line that names nobody', async () => {
  const { id, email } = person;
  const post = (path: string, fields: Record<string, string>) => browser.post(`/security/${path}`, fields);
  const device = createAuthenticator(origin);
  const ask = async (kind: 'register' | 'authenticate', from: Browser) =>
    ((await from.get(`/auth/passkey/generate-${kind}-options`)).json() as { data: { challenge: string } })
      .data;
  const send = (from: Browser, path: string, body: object) =>
    from.call('POST', `/auth/passkey/${path}`, { body }, origin);

  await post('passkeys', { step: 'confirm', password: 'wrong' });
  const response = device.register(await ask('register', browser));
  await send(browser, 'verify-registration', { response, name: 'Hopper’s key' });
  const other = accounts.browser();
  await send(other, 'verify-authentication', {
    response: device.authenticate(await ask('authenticate', other)),
  });
  const { challenge } = await ask('authenticate', other);
  const forged = createAuthenticator(origin).authenticate({ challenge }) as { response: object };
  const known = device.authenticate({ challenge: 'AAAA' });
  await send(other, 'verify-authentication', { response: { ...known, response: forged.response } });
  const [passkey] = await accounts.db
    .selectFrom('accounts.passkeys')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  await post('passkeys', { id: passkey?.id ?? '' });

  const begun = await post('second-factor', { password });
  const address = / name="address" value="([^"]*)"/.exec(begun.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const on = await post('second-factor', { step: 'confirm', address, code: await codeOf(address, -1) });
  const recovery = /<li>(\w{5}(?:-\w{5}){4})<\/li>/.exec(on.text)?.[1] ?? '';
  const asked = accounts.browser();
  await asked.post('/login', { email, password });
  await asked.post('/second-factor', { code: '000000' });
  await asked.post('/second-factor', { code: await codeOf(address) });
  const lost = accounts.browser();
  await lost.post('/login', { email, password });
  await lost.post('/second-factor', { code: recovery });
  await post('second-factor/recovery-codes', { password });
  await post('second-factor/end', { password });

  await post('email', { newEmail: `new-${email}`, password });
  await post('email', { step: 'cancel' });
  await post('email', { newEmail: `newer-${email}`, password });
  await accounts.browser().post(await accounts.linkTo(email, 'change-email-from'), {});
  await accounts.browser().post(await accounts.linkTo(`newer-${email}`, 'change-email-to'), {});
  person.email = `newer-${email}`;

  const devices = (await browser.get('/security/devices')).text;
  await post('devices', { step: 'end', id: / name="id" value="([^"]+)"/.exec(devices)?.[1] ?? '' });
  await post('devices', { step: 'end-others' });
  await post('password', { password, newPassword });
  await forgottenPassword({ password });
  ({ browser } = await aSession(accounts, person.email));
  api.answers.set(
    `GET /internal/person/${id}/archive`,
    answerWith({ businesses: [], operatorRoles: [], reactions: [] }),
  );
  await browser.get('/security/export');
  api.answers.set(`GET /internal/person/${id}/sole-business`, answerWith([]));
  await post('delete-account', { password });
  await accounts.browser().post(await accounts.linkTo(person.email, 'deletion-asked'), {});

  const events = await eventsOf(id);
  expect(events.map(({ kind, details }) => [kind, ...Object.values(details as object)].join(' '))).toEqual([
    'login password',
    'password-wrong',
    'passkey-added Hopper’s key',
    'login passkey',
    'login-failed passkey',
    'passkey-removed Hopper’s key',
    'second-factor-on',
    'second-factor-failed second-factor',
    'login second-factor',
    'login recovery-code',
    'recovery-codes-renewed',
    'second-factor-off',
    'email-change-asked',
    'email-change-cancelled',
    'email-change-asked',
    'email-changed',
    'device-ended',
    'other-devices-ended',
    'password-changed',
    'password-reset 0',
    'login password',
    'data-exported',
    'deletion-asked',
    'deletion-undone',
  ]);
  for (const { address: from, user_agent: agent } of events)
    expect([from, agent]).toEqual(['127.0.0.1', 'Test browser']);

  const own = linesOf(id);
  expect(own.map(({ event }) => event)).toEqual(events.map(({ kind }) => kind));
  const warned = own.filter(({ level }) => level === 40).map(({ event }) => event);
  expect(warned).toEqual(['password-wrong', 'login-failed', 'second-factor-failed']);
  for (const secret of [email, 'Hopper', 'Grace', password, newPassword, recovery, '000000'])
    expect(JSON.stringify(own)).not.toContain(secret);
});

function waitingFailures() {
  return accounts.db.selectFrom('accounts.failed_logins').selectAll().orderBy('id').execute();
}

test('a failed login is written alike whether or not the address has an account, and told to its owner alone', async () => {
  await recordFailedLogins(accounts.context);
  const unknown = `nobody-${randomUUID()}@mail.example`;
  const stranger = accounts.browser();
  for (const email of [person.email, unknown])
    expect((await stranger.post('/login', { email, password: 'wrong' })).status).toBe(401);
  const waiting = await waitingFailures();
  const alike = { kind: 'login-failed', address: '127.0.0.1', user_agent: 'Test browser' };
  expect(waiting).toMatchObject([
    { ...alike, email: person.email },
    { ...alike, email: unknown },
  ]);
  // No event yet: the request itself does the same for both.
  expect(await kindsOf(person.id)).toEqual(['login']);

  const before = lines.length;
  expect(await recordFailedLogins(accounts.context)).toBe(2);
  expect(await waitingFailures()).toEqual([]);
  expect(await kindsOf(person.id)).toEqual(['login', 'login-failed']);
  const told = lines.slice(before).map((line) => JSON.parse(line) as Line);
  expect(told).toMatchObject([{ event: 'login-failed', userID: person.id }, { event: 'login-failed' }]);
  expect(told[1]?.userID).toBeUndefined();
  expect(JSON.stringify(told)).not.toContain('mail.example');
});

test('a login that is refused after too many failures is told as that', async () => {
  for (let attempt = 0; attempt < 11; attempt += 1)
    await accounts.browser().post('/login', { email: person.email, password: 'wrong' });
  await recordFailedLogins(accounts.context);
  const kinds = await kindsOf(person.id);
  expect(kinds.filter((kind) => kind === 'login-failed')).toHaveLength(10);
  expect(kinds.at(-1)).toBe('login-refused');
});

test('nobody buries what happened under failures: ten of a kind within an hour', async () => {
  const fail = async (count: number, kind: string) => {
    await sql`INSERT INTO accounts.failed_logins (email, kind, address)
      SELECT ${person.email}, ${kind}, '203.0.113.1' FROM generate_series(1, ${count}::int)`.execute(
      accounts.db,
    );
    await recordFailedLogins(accounts.context);
  };
  const count = async (kind: string) => (await kindsOf(person.id)).filter((each) => each === kind).length;
  await fail(7, 'login-failed');
  await fail(30, 'login-failed');
  await fail(30, 'login-refused');
  expect([await count('login-failed'), await count('login-refused')]).toEqual([10, 10]);
  for (let guess = 0; guess < 12; guess += 1) {
    await sql`DELETE FROM accounts.attempts`.execute(accounts.db);
    await browser.post('/security/passkeys', { step: 'confirm', password: 'wrong' });
  }
  expect(await count('password-wrong')).toBe(10);
  // What is no failure is always written.
  await browser.post('/security/devices', { step: 'end-others' });
  expect((await kindsOf(person.id)).at(-1)).toBe('other-devices-ended');
});

test('failures are moved once by several workers at once', async () => {
  await sql`INSERT INTO accounts.failed_logins (email, kind, address)
    SELECT ${person.email}, 'login-failed', '203.0.113.1' FROM generate_series(1, 8)`.execute(accounts.db);
  const taken = await Promise.all(Array.from({ length: 4 }, () => recordFailedLogins(accounts.context)));
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(8);
  expect((await kindsOf(person.id)).filter((kind) => kind === 'login-failed')).toHaveLength(8);
});

test('what cannot be written to the log is not done', async () => {
  await sql`ALTER TABLE accounts.security_events RENAME TO hidden_events`.execute(accounts.db);
  try {
    expect((await browser.post('/security/password', { password, newPassword })).status).toBe(500);
    const login = await accounts.browser().post('/login', { email: person.email, password });
    expect([login.status, login.headers.getSetCookie()]).toEqual([500, []]);
  } finally {
    await sql`ALTER TABLE accounts.hidden_events RENAME TO security_events`.execute(accounts.db);
  }
  await aSession(accounts, person.email);
});

test('events are not changed, are stored for a year, and go with the account', async () => {
  const { id } = person;
  await expect(
    sql`UPDATE accounts.security_events SET kind = 'login' WHERE user_id = ${id}`.execute(accounts.db),
  ).rejects.toThrow('append-only');
  await sql`INSERT INTO accounts.security_events (user_id, kind, at) VALUES
    (${id}, 'login', now() - interval '366 days'), (${id}, 'email-changed', now() - interval '364 days')`.execute(
    accounts.db,
  );
  await deleteOldEvents(accounts.db);
  expect(await kindsOf(id)).toEqual(['login', 'email-changed']);
  await accounts.db.deleteFrom('accounts.users').where('id', '=', id).execute();
  expect(await kindsOf(id)).toEqual([]);
});
