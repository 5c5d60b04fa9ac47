import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  type Answer,
  aSession,
  aSignedInUser,
  aUser,
  type Browser,
  codeIn,
  origin,
  sharedAccounts,
} from '../testing.ts';
import { type Authenticator, aCertificate, createAuthenticator } from '../testing-authenticator.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';

const accounts = await sharedAccounts();

/** What the page's script does: asks for options, lets the device answer, sends the answer. */
async function ceremony(browser: Browser, device: Authenticator, kind: 'register' | 'authenticate') {
  const asked = await browser.get(`/auth/passkey/generate-${kind}-options`);
  if (asked.status !== 200) return asked;
  const response = device[kind]((asked.json() as { data: { challenge: string } }).data);
  const path = kind === 'register' ? 'verify-registration' : 'verify-authentication';
  return browser.call('POST', `/auth/passkey/${path}`, { body: { response } }, origin);
}

test('a passkey is registered, told by mail, signs in without a password, and is removed', async () => {
  const { email, browser } = await aSignedInUser(accounts);
  const device = createAuthenticator(origin);
  expect((await ceremony(browser, device, 'register')).status).toBe(200);
  expect((await accounts.mailsTo(email))[0]).toBe('passkey-changed');
  expect(await accounts.linkTo(email, 'passkey-changed')).toMatch(/^\/security\?/);
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
  const { browser } = await aSignedInUser(accounts);
  const device = createAuthenticator(origin, false);
  await ceremony(browser, device, 'register');
  const other = accounts.browser();
  expect((await ceremony(other, device, 'authenticate')).status).toBe(401);
  expect((await other.get('/login')).status).toBe(200);
  expect(await listPasskeys(accounts.context, browser.visit())).toMatchObject([{ lastUsedAt: undefined }]);
});

test('answers made for another site, twice, or without a login are refused', async () => {
  const { browser } = await aSignedInUser(accounts);
  expect((await ceremony(accounts.browser(), createAuthenticator(origin), 'register')).status).toBe(401);
  expect(
    (await ceremony(browser, createAuthenticator('https://evil.example'), 'register')).status,
  ).toBeGreaterThanOrEqual(400);

  const device = createAuthenticator(origin);
  await ceremony(browser, device, 'register');
  const other = accounts.browser();
  const asked = (await other.get('/auth/passkey/generate-authenticate-options')).json() as {
    data: { challenge: string };
  };
  const body = { response: device.authenticate(asked.data) };
  const send = () => other.call('POST', '/auth/passkey/verify-authentication', { body }, origin);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(400);
});

/** The ceremony's challenge for who is signed in. */
async function challengeFor(browser: Browser, kind: 'register' | 'authenticate' = 'register') {
  const asked = await browser.get(`/auth/passkey/generate-${kind}-options`);
  expect(asked.status).toBe(200);
  return (asked.json() as { data: { challenge: string } }).data;
}

function register(browser: Browser, body: unknown): Promise<Answer> {
  return browser.call('POST', '/auth/passkey/verify-registration', { body }, origin);
}

async function aFreshBrowser(): Promise<Browser> {
  return (await aSession(accounts, (await aUser(accounts)).email)).browser;
}

function expectRefused(answer: Answer): void {
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(answer.json()).toMatchObject({ success: false, name: expect.any(String) });
}

/** What no device sends: no text, no base64url, no CBOR, no JSON, or what is nested deeper than any reader goes. */
const broken = fc.oneof(
  fc.constantFrom<unknown>('', 'AA', 'gA', '\0', '\ud800', '\u2028', '%0a', null, 0, [], {}),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => Buffer.alloc(depth, 0x81).toString('base64url')),
  fc.json().map((json) => Buffer.from(json).toString('base64url')),
  anyText(),
  fc.jsonValue(),
);
const both = ['id', 'rawId', 'type', 'response', 'clientDataJSON', 'body'];

test.each([
  ['register', 'verify-registration', [...both, 'attestationObject']],
  ['authenticate', 'verify-authentication', [...both, 'authenticatorData', 'signature']],
] as const)(
  'an answer that cannot be read is refused when a device should %s',
  async (kind, path, fields) => {
    const owner = await aFreshBrowser();
    const known = createAuthenticator(origin);
    await ceremony(owner, known, 'register');
    const [device, browser] =
      kind === 'register' ? [createAuthenticator(origin), owner] : [known, accounts.browser()];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), broken, async (field, value) => {
        const right: object = device[kind](await challengeFor(browser, kind));
        const inner: unknown = 'response' in right ? right.response : undefined;
        const isInner = typeof inner === 'object' && inner !== null && field in inner;
        const response = isInner
          ? { ...right, response: { ...inner, [field]: value } }
          : { ...right, [field]: value };
        const body = field === 'body' ? value : { response };
        expectRefused(await browser.call('POST', `/auth/passkey/${path}`, { body }, origin));
      }),
      { numRuns: process.env.THOROUGH ? 150 : 15 },
    );
    expect(await listPasskeys(accounts.context, owner.visit())).toHaveLength(1);
  },
);

test.each([
  ['no JSON', 'application/json', '{"response":'],
  ['a form', 'application/x-www-form-urlencoded', 'response=x'],
  ['nothing', 'application/json', ''],
  ['more than an answer has', 'application/json', JSON.stringify({ response: 'A'.repeat(70_000) })],
  ['what is 5,000 deep', 'application/json', `{"response":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['a wish for a login of its own', 'application/json', '{"response":{},"createSession":true}'],
])('a body that is %s is refused', async (_, type, body) => {
  const browser = await aFreshBrowser();
  const cookie = browser.visit().headers.get('cookie') ?? '';
  for (const name of ['verify-registration', 'verify-authentication']) {
    const headers = { cookie, origin, 'content-type': type };
    const sent = await fetch(`${accounts.url}/auth/passkey/${name}`, { method: 'POST', headers, body });
    expect([400, 413, 415]).toContain(sent.status);
    expect(await sent.json()).toMatchObject({ success: false });
  }
});

test.each([
  ['a NUL', '%00'],
  ['half a letter', '%E0%A4%A'],
  ['no ASCII', '\u00ff'.repeat(100)],
  ['more cookies', '=;=;'],
  ['long', 'a'.repeat(3_000)],
])("a cookie that is %s is nobody's", async (_, value) => {
  const cookie = ['session_token', 'better-auth-passkey', 'two_factor', 'kontor.better-auth-passkey']
    .map((name) => `__Host-kontor.${name}=${value}`)
    .join('; ');
  const device = createAuthenticator(origin);
  const body = JSON.stringify({ response: device.authenticate({ challenge: 'AAAA' }) });
  for (const name of ['verify-registration', 'verify-authentication']) {
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const sent = await fetch(`${accounts.url}/auth/passkey/${name}`, { method: 'POST', headers, body });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(sent.status).toBeLessThan(500);
  }
});

test('a page of another site registers nothing and logs nobody in', async () => {
  const browser = await aFreshBrowser();
  const options = await challengeFor(browser);
  const body = { response: createAuthenticator(origin).register(options) };
  const sent = await browser.call(
    'POST',
    '/auth/passkey/verify-registration',
    { body },
    'https://evil.example',
  );
  expect(sent.status).toBe(403);
  expect(await listPasskeys(accounts.context, browser.visit())).toEqual([]);
});

test('a person has at most twenty passkeys, however many are registered at once', async () => {
  const { email, id, browser } = await aSignedInUser(accounts);
  await sql`INSERT INTO accounts.passkeys (user_id, credential_id, public_key, counter, device_type, backed_up)
    SELECT ${id}, ${id} || n, 'x', 0, 'singleDevice', false FROM generate_series(1, 19) AS n`.execute(
    accounts.db,
  );
  const others = await Promise.all(
    Array.from({ length: 3 }, async () => (await aSession(accounts, email)).browser),
  );
  const bodies = await Promise.all(
    others.map(async (other) => ({
      response: createAuthenticator(origin).register(await challengeFor(other)),
    })),
  );
  const answers = await Promise.all(others.map((other, index) => register(other, bodies[index])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await listPasskeys(accounts.context, browser.visit())).toHaveLength(20);
  expect((await browser.get('/auth/passkey/generate-register-options')).status).toBe(409);
});

test.each([
  ['with space around', '  Office laptop \t', 'Office laptop'],
  ['in any script', '👩‍🔧 钥匙', '👩‍🔧 钥匙'],
  ['of sixty characters', 'x'.repeat(60), 'x'.repeat(60)],
  ['of space alone', '   ', undefined],
])('the name of a passkey may be one %s', async (_, name, stored) => {
  const browser = await aFreshBrowser();
  const response = createAuthenticator(origin).register(await challengeFor(browser));
  expect((await register(browser, { response, name })).status).toBe(200);
  expect(await listPasskeys(accounts.context, browser.visit())).toMatchObject([{ name: stored }]);
});

test.each([
  ['of sixty-one characters', 'x'.repeat(61)],
  ['of ten thousand', 'x'.repeat(10_000)],
  ['of two lines', 'one\ntwo'],
  ['with a line separator', 'one\u2028two'],
  ['with a NUL', 'nul\0'],
  ['with half a character', '\ud800'],
  ['that turns the text around', '\u202egnirts'],
  ['that is a number', 5],
])('the name of a passkey may not be one %s', async (_, name) => {
  const browser = await aFreshBrowser();
  const response = createAuthenticator(origin).register(await challengeFor(browser));
  expect((await register(browser, { response, name })).status).toBe(400);
  expect(await listPasskeys(accounts.context, browser.visit())).toEqual([]);
});

test('a passkey that somebody has is registered for nobody else, and not twice', async () => {
  const device = createAuthenticator(origin);
  const [owner, stranger] = [await aFreshBrowser(), await aFreshBrowser()];
  expect((await ceremony(owner, device, 'register')).status).toBe(200);
  for (const browser of [owner, stranger])
    expect((await ceremony(browser, device, 'register')).status).toBe(409);
});

test('an answer that comes when the confirmation is long over registers nothing', async () => {
  const { id, browser } = await aSignedInUser(accounts);
  const response = createAuthenticator(origin).register(await challengeFor(browser));
  await sql`UPDATE accounts.logins SET confirmed_at = now() - interval '11 minutes' WHERE user_id = ${id}`.execute(
    accounts.db,
  );
  expect((await register(browser, { response })).status).toBe(403);
});

test('scripts are told nothing of the login they made', async () => {
  const browser = await aFreshBrowser();
  const device = createAuthenticator(origin);
  await ceremony(browser, device, 'register');
  const signedIn = await ceremony(accounts.browser(), device, 'authenticate');
  expect(signedIn.json()).toEqual({ success: true, data: { done: true } });
});

test('nothing is downloaded from where a certificate points to', async () => {
  const asked: string[] = [];
  const list = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve));
  try {
    const browser = await aFreshBrowser();
    const { port } = list.address() as AddressInfo;
    const response = createAuthenticator(origin).register(await challengeFor(browser), {
      certificate: aCertificate(port),
    });
    expect((await register(browser, { response })).status).toBe(400);
    expect(asked).toEqual([]);
  } finally {
    list.close();
  }
});
