import { createHmac, randomUUID } from 'node:crypto';
import {
  type CallError,
  createClient,
  getMyProfile,
  listCountries,
  publishedKeysPath,
  sessionHeader,
} from '@kontor/contract';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { makeKey } from '../test/account-service.ts';
import { startApi } from '../test/api.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi(undefined, { askEvery: 100 });
afterEach(() => api.accounts.fail(false));

/** The name of the error a call with the token ends with; 'none' when it is answered. */
async function refused(token: string | undefined, call: typeof getMyProfile | typeof listCountries) {
  const headers: Record<string, string> = token === undefined ? {} : { [sessionHeader]: token };
  try {
    await createClient({ baseUrl: api.url, headers })(call, {});
    return 'none';
  } catch (error) {
    return (error as CallError).errorName;
  }
}

const inPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1_000);

test('a token tells whose call it is', async () => {
  const ada = await api.signIn({ firstName: 'Ada', lastName: 'Ibáñez' });
  const grace = await api.signIn({ firstName: 'Grace', lastName: 'Example' });
  const [hers, other] = await Promise.all([ada.call(getMyProfile, {}), grace.call(getMyProfile, {})]);
  expect(hers).toMatchObject({ userID: ada.id, firstName: 'Ada', lastName: 'Ibáñez' });
  expect(hers.username).toBe(`ada-ibanez-${ada.id.slice(0, 4)}`);
  expect(other.userID).toBe(grace.id);
});

test('a call for people who are signed in is refused without a token', async () => {
  expect(await refused(undefined, getMyProfile)).toBe('TokenNotFound');
  expect(await refused('', getMyProfile)).toBe('TokenNotFound');
  expect(await refused(undefined, listCountries)).toBe('none');
});

test('a good token past its time has expired, also when it was verified before', async () => {
  const past = await api.accounts.sign({ expires: now() - 5 });
  for (const call of [getMyProfile, listCountries])
    expect(await refused(past, call)).toBe('TokenExpiredError');
  const soon = await api.accounts.sign({ expires: now() + 2 });
  expect(await refused(soon, getMyProfile)).toBe('none');
  await vi.waitFor(async () => expect(await refused(soon, getMyProfile)).toBe('TokenExpiredError'), {
    timeout: 10_000,
    interval: 100,
  });
});

test('tokens that are not ours are refused, and never taken for no token', async () => {
  const { accounts } = api;
  const good = await accounts.sign();
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const foreign = await makeKey();
  const hmac = (head: object, body: object, secret: string) => {
    const text = `${inPart(head)}.${inPart(body)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const kid = accounts.key.id;
  const publicKey = JSON.stringify(accounts.key.publicJwk);
  const forged: Record<string, string> = {
    'of another key': await accounts.sign({ key: foreign }),
    "of another key that claims ours' id": await accounts.sign({ key: foreign, header: { kid } }),
    'of another issuer': await accounts.sign({ issuer: 'http://accounts.example' }),
    'for another audience': await accounts.sign({ audience: 'another' }),
    'without algorithm': `${inPart({ alg: 'none', kid })}.${payload}.`,
    'without algorithm, signed': `${inPart({ alg: 'none', kid })}.${payload}.${signature}`,
    'signed with the public key': hmac({ alg: 'HS256', kid }, claims, publicKey),
    'that brings its key along': `${inPart({ alg: 'EdDSA', jwk: foreign.publicJwk })}.${payload}.${signature}`,
    'that names a place for its key': `${inPart({ alg: 'EdDSA', jku: accounts.url, kid: 'x' })}.${payload}.${signature}`,
    'of somebody else': `${header}.${inPart({ ...claims, sub: randomUUID() })}.${signature}`,
    'that lasts longer': `${header}.${inPart({ ...claims, exp: claims.exp + 1 })}.${signature}`,
    'without a session': await accounts.sign({ claims: { sid: undefined } }),
    'whose session is no id': await accounts.sign({ claims: { sid: 'x' } }),
    'of nobody': await accounts.sign({ claims: { sub: undefined } }),
    'whose person is no id': await accounts.sign({ claims: { sub: "' OR 1=1" } }),
    'without a name': await accounts.sign({ claims: { given_name: '' } }),
    'that never expires': await accounts.sign({ claims: { exp: undefined } }),
    'without its time': await accounts.sign({ claims: { iat: undefined } }),
    'in two': `${header}.${payload}`,
    'with a part too many': `${good}.${signature}`,
    twice: `${good}, ${good}`,
    'far too long': `${header}.${payload}.${'A'.repeat(6_000)}`,
    'that is a word': 'undefined',
    'in quotes': `"${good}"`,
    'as bearer': `Bearer ${good}`,
  };
  for (const [what, token] of Object.entries(forged)) {
    expect(await refused(token, getMyProfile), what).toBe('JsonWebTokenError');
    expect(await refused(token, listCountries), what).toBe('JsonWebTokenError');
  }
  // The last character of each part holds bits that are not read; any other counts.
  const counting = [...good].flatMap((character, at) =>
    character === '.' || good[at + 1] === '.' || at === good.length - 1 ? [] : [at],
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...counting), fc.integer({ min: 1, max: 63 }), async (at, by) => {
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const other = letters[(letters.indexOf(good[at] ?? '') + by) % 64];
      const changed = good.slice(0, at) + other + good.slice(at + 1);
      expect(await refused(changed, listCountries)).toBe('JsonWebTokenError');
    }),
    { numRuns: process.env.THOROUGH ? 120 : 40 },
  );
  expect(await refused(good, getMyProfile)).toBe('none');
});

test('a session that was ended is refused as soon as that is heard', async () => {
  const ada = await api.signIn();
  const grace = await api.signIn();
  await Promise.all([ada.call(getMyProfile, {}), grace.call(getMyProfile, {})]);
  api.accounts.end(ada.sessionID);
  await vi.waitFor(async () => expect(await refused(ada.token, listCountries)).toBe('SessionError'), {
    timeout: 10_000,
  });
  expect(await refused(ada.token, getMyProfile)).toBe('SessionError');
  expect(await refused(grace.token, getMyProfile)).toBe('none');
  const another = await api.accounts.sign({ claims: { sub: ada.id, sid: ada.sessionID } });
  expect(await refused(another, listCountries)).toBe('SessionError');
});

test('while the account service is away people stay signed in, and nobody new is told that their token is forged', async () => {
  const { accounts } = api;
  const ada = await api.signIn();
  await ada.call(getMyProfile, {});
  const readBefore = accounts.asked.get(publishedKeysPath) ?? 0;
  accounts.fail(true);
  await accounts.rotate();
  expect(await refused(ada.token, getMyProfile)).toBe('none');
  expect(await refused(await accounts.sign({ claims: { sub: ada.id } }), getMyProfile)).toMatch(
    /Unavailable|JsonWebTokenError/,
  );
  await vi.waitFor(
    async () => expect(await refused(await accounts.sign(), getMyProfile)).toBe('Unavailable'),
    { timeout: 20_000, interval: 500 },
  );
  expect(accounts.asked.get(publishedKeysPath)).toBe(readBefore + 1);
  accounts.fail(false);
  await vi.waitFor(async () => expect(await refused(await accounts.sign(), getMyProfile)).toBe('none'), {
    timeout: 20_000,
    interval: 200,
  });
  expect(await refused(ada.token, getMyProfile)).toBe('none');
});

test('an api that never heard of ended sessions does not say who somebody is', async () => {
  const other = await startApi(undefined, { awayAtFirst: true, askEvery: 100 });
  try {
    const { call } = await other.signIn();
    await expect(call(getMyProfile, {})).rejects.toMatchObject({ errorName: 'Unavailable', status: 503 });
    other.accounts.fail(false);
    await vi.waitFor(() => call(getMyProfile, {}), { timeout: 20_000, interval: 200 });
  } finally {
    await other.close();
  }
});

test("what people are answered is kept nowhere, and apart from visitors' answers", async () => {
  const { token } = await api.signIn();
  const asked = (headers: Record<string, string>) => fetch(`${api.url}/ref-data/country`, { headers });
  const person = await asked({ [sessionHeader]: token });
  const visitor = await asked({});
  expect(person.headers.get('cache-control')).toBe('no-store');
  expect(visitor.headers.get('cache-control')).toBeNull();
  for (const answer of [person, visitor]) expect(answer.headers.get('vary')).toContain(sessionHeader);
});

test('who may not make a call is told so before what was sent with it is looked at', async () => {
  const answer = await fetch(`${api.url}/search/business`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [sessionHeader]: 'x' },
    body: '{"size":"many"}',
  });
  expect(answer.status).toBe(401);
});
