import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aSession,
  aUser,
  type Browser,
  codeIn,
  origin,
  startAccounts,
  type TestAccounts,
} from '../testing.ts';
import { type Authenticator, createAuthenticator } from '../testing-authenticator.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';

let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.close());

/** What the page's script does: asks for options, lets the device answer, sends the answer. */
async function ceremony(browser: Browser, device: Authenticator, kind: 'register' | 'authenticate') {
  const asked = await browser.get(`/auth/passkey/generate-${kind}-options`);
  if (asked.status !== 200) return asked;
  const response = device[kind](asked.json() as { challenge: string });
  const path = kind === 'register' ? 'verify-registration' : 'verify-authentication';
  return browser.call('POST', `/auth/passkey/${path}`, { body: { response } }, origin);
}

test('a passkey is registered, told by mail, signs in without a password, and is removed', async () => {
  const { email } = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  const device = createAuthenticator(origin);
  expect((await ceremony(browser, device, 'register')).status).toBe(200);
  expect((await accounts.mailsTo(email))[0]).toBe('passkey-changed');
  const [passkey] = await listPasskeys(accounts.context, browser.visit());
  expect(passkey?.id).toBeDefined();
  expect(passkey?.lastUsedAt).toBeUndefined();

  const other = accounts.browser();
  const signedIn = await ceremony(other, device, 'authenticate');
  expect(signedIn.status).toBe(200);
  expect(codeIn(await other.get('/login'))).not.toBe('');
  const [used] = await listPasskeys(accounts.context, browser.visit());
  expect(used?.lastUsedAt?.getTime()).toBeGreaterThanOrEqual(used?.createdAt?.getTime() ?? Number.NaN);

  const stranger = await aSession(accounts, (await aUser(accounts)).email);
  const id = passkey?.id ?? '';
  await expect(removePasskey(accounts.context, stranger.browser.visit(), id)).rejects.toMatchObject({
    name: 'NotFound',
  });
  await removePasskey(accounts.context, browser.visit(), id);
  expect((await ceremony(accounts.browser(), device, 'authenticate')).status).toBe(401);
});

test('a device that does not ask who uses it signs nobody in', async () => {
  const { email } = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  const device = createAuthenticator(origin, false);
  await ceremony(browser, device, 'register');
  const other = accounts.browser();
  expect((await ceremony(other, device, 'authenticate')).status).toBe(401);
  expect((await other.get('/login')).status).toBe(200);
  expect(await listPasskeys(accounts.context, browser.visit())).toMatchObject([{ lastUsedAt: undefined }]);
});

test('answers made for another site, twice, or without a login are refused', async () => {
  const { email } = await aUser(accounts);
  const { browser } = await aSession(accounts, email);
  expect((await ceremony(accounts.browser(), createAuthenticator(origin), 'register')).status).toBe(401);
  expect(
    (await ceremony(browser, createAuthenticator('https://evil.example'), 'register')).status,
  ).toBeGreaterThanOrEqual(400);

  const device = createAuthenticator(origin);
  await ceremony(browser, device, 'register');
  const other = accounts.browser();
  const options = (await other.get('/auth/passkey/generate-authenticate-options')).json() as {
    challenge: string;
  };
  const body = { response: device.authenticate(options) };
  const send = () => other.call('POST', '/auth/passkey/verify-authentication', { body }, origin);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(400);
});
