import { createOTP } from '@better-auth/utils/otp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aSession,
  aUser,
  type Browser,
  codeIn,
  password,
  startAccounts,
  type TestAccounts,
} from '../testing.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './set-up.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.close());

/** What an authenticator app shows now. */
function codeNow(address: string): Promise<string> {
  const secret = new URL(address).searchParams.get('secret') ?? '';
  return createOTP(base32(secret)).totp();
}

function base32(text: string): string {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}

async function withSecondFactor(browser: Browser) {
  const { context } = accounts;
  const { address, recoveryCodes } = await beginSecondFactor(context, browser.visit(), { password });
  browser.keep(await confirmSecondFactor(context, browser.visit(), { code: await codeNow(address) }));
  return { address, recoveryCodes };
}

test('with a second factor the password alone signs nobody in; a code does', async () => {
  const { email } = await aUser(accounts);
  const { browser, tokens } = await aSession(accounts, email);
  const { address } = await withSecondFactor(browser);
  expect(await accounts.mailsTo(email)).toContain('second-factor-changed');
  // Neither the login nor the session that was there is lost by it.
  expect(codeIn(await browser.get('/login'))).not.toBe('');
  expect((await browser.call('GET', '/check-token', { token: tokens.token })).status).toBe(200);

  const other = accounts.browser();
  const asked = await other.post('/login?continue=/x', { email, password });
  expect(asked.headers.get('location')).toMatch(/^\/second-factor\?/);
  expect((await other.get('/login')).status).toBe(200);
  const wrong = await other.post('/second-factor', { code: '000000' });
  expect(wrong.status).toBe(401);
  const given = await other.post('/second-factor', { code: await codeNow(address) });
  expect(codeIn(given)).not.toBe('');
});

test('a recovery code counts once', async () => {
  const { email } = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  const { recoveryCodes } = await withSecondFactor(browser);
  const [code = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  for (const expected of [303, 401]) {
    const other = accounts.browser();
    await other.post('/login', { email, password });
    expect((await other.post('/second-factor', { code })).status).toBe(expected);
  }
});

test('five wrong codes end the attempt', async () => {
  const { email } = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  const { address } = await withSecondFactor(browser);
  const other = accounts.browser();
  await other.post('/login', { email, password });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await other.post('/second-factor', { code: '000000' })).status).toBe(401);
  }
  const late = await other.post('/second-factor', { code: await codeNow(address) });
  expect(late.headers.get('location')).toMatch(/^\/login\?/);
});

test('ten wrong codes in a row lock the second factor, over attempts', async () => {
  const { email } = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  const { address } = await withSecondFactor(browser);
  for (let round = 0; round < 2; round += 1) {
    const other = accounts.browser();
    await other.post('/login', { email, password });
    for (let attempt = 0; attempt < 5; attempt += 1) await other.post('/second-factor', { code: '000000' });
  }
  const last = accounts.browser();
  await last.post('/login', { email, password });
  expect((await last.post('/second-factor', { code: await codeNow(address) })).status).toBe(429);
});

test('it is turned on only by a right code, and off only by the password; both are told by mail', async () => {
  const { context } = accounts;
  const { email } = await aUser(accounts);
  const { browser, tokens } = await aSession(accounts, email);
  const visit = () => browser.visit();
  await expect(beginSecondFactor(context, visit(), { password: 'wrong' })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
  const { address } = await beginSecondFactor(context, visit(), { password });
  expect(address).toMatch(/^otpauth:\/\/totp\/.*[?&]secret=[A-Z2-7]{32,}/);
  await expect(confirmSecondFactor(context, visit(), { code: '000000' })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
  expect((await accounts.browser().post('/login', { email, password })).headers.get('location')).toContain(
    '/session-redirect',
  );
  browser.keep(await confirmSecondFactor(context, visit(), { code: await codeNow(address) }));
  await expect(beginSecondFactor(context, visit(), { password })).rejects.toMatchObject({ name: 'Conflict' });

  const codes = await renewRecoveryCodes(context, visit(), { password });
  expect(codes).toHaveLength(10);
  await expect(endSecondFactor(context, visit(), { password: 'wrong' })).rejects.toMatchObject({
    name: 'Unauthorized',
  });
  browser.keep(await endSecondFactor(context, visit(), { password }));
  expect((await browser.call('GET', '/check-token', { token: tokens.token })).status).toBe(200);
  expect(codeIn(await accounts.browser().post('/login', { email, password }))).not.toBe('');
  expect((await accounts.mailsTo(email)).slice(0, 3)).toEqual(
    Array.from({ length: 3 }, () => 'second-factor-changed'),
  );
});

test('secrets of second factors are encrypted', async () => {
  const { email, id } = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  const { address, recoveryCodes } = await withSecondFactor(browser);
  const row = await accounts.db
    .selectFrom('accounts.two_factors')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = JSON.stringify(row);
  expect(stored).not.toContain(base32(new URL(address).searchParams.get('secret') ?? 'none'));
  expect(stored).not.toContain(recoveryCodes[0]);
});
