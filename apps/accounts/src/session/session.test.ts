import { setTimeout } from 'node:timers/promises';
import { type Client, createClient, internalTokenHeader, listRevocations } from '@kontor/contract';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  aSession,
  aSignedInUser,
  aUser,
  codeIn,
  nameIn,
  origin,
  password,
  portal,
  sharedAccounts,
  startAccounts,
  type TestAccounts,
  tokensIn,
} from '../testing.ts';
import { refreshSession } from './refresh-session.ts';

let asService: Client;

const accounts = await sharedAccounts();
beforeAll(async () => {
  const headers = { [internalTokenHeader]: accounts.context.settings.INTERNAL_TOKEN };
  asService = createClient({ baseUrl: accounts.url, headers });
});

/** Lets so many seconds pass since refresh tokens were used. */
async function passSinceUse(userID: string, seconds: number): Promise<void> {
  await accounts.db
    .updateTable('accounts.refresh_tokens')
    .set({ used_at: new Date(Date.now() - seconds * 1_000) })
    .where('used_at', 'is not', null)
    .where('family_id', 'in', ({ selectFrom }) =>
      selectFrom('accounts.session_families').select('id').where('user_id', '=', userID),
    )
    .execute();
}

async function refresh(token?: string) {
  return accounts.browser().call('POST', '/refresh-token', token === undefined ? {} : { token });
}

async function check(token?: string) {
  return accounts.browser().call('GET', '/check-token', token === undefined ? {} : { token });
}

test('a code works once, within its minute, and only in the browser that signed in', async () => {
  const { email } = await aUser(accounts);
  const browser = accounts.browser();
  const code = codeIn(await browser.post('/login', { email, password }));
  const elsewhere = await accounts.browser().call('POST', '/get-session', { body: { token: code } });
  expect([elsewhere.status, nameIn(elsewhere)]).toEqual([401, 'SessionError']);

  const next = codeIn(await browser.get('/login'));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.call('POST', '/get-session', { body: { token: next } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(nameIn))).toEqual(
    new Set(['SessionError']),
  );

  const late = codeIn(await browser.get('/login'));
  await accounts.db.updateTable('accounts.session_codes').set({ expires_at: new Date() }).execute();
  expect(nameIn(await browser.call('POST', '/get-session', { body: { token: late } }))).toBe('SessionError');
});

test.each([[''], ['x'], ['x'.repeat(256)], ['../../etc'], ["' OR 1=1 --"], ['\u0000']])(
  'the code %j is refused',
  async (token) => {
    const answer = await accounts.browser().call('POST', '/get-session', { body: { token } });
    expect([400, 401]).toContain(answer.status);
    expect(['BadRequest', 'SessionError']).toContain(nameIn(answer));
  },
);

test('a session holds its four values, in epoch seconds', async () => {
  const { email, id } = await aUser(accounts);
  const now = Math.floor(Date.now() / 1_000);
  const { tokens } = await aSession(accounts, email);
  expect(tokens.tokenExpire - now).toBeGreaterThanOrEqual(899);
  expect(tokens.tokenExpire - now).toBeLessThanOrEqual(910);
  expect(tokens.refreshTokenExpire - now).toBeGreaterThan(30 * 86_400 - 60);
  const claims = JSON.parse(Buffer.from(tokens.token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({
    iss: origin,
    aud: 'kontor',
    sub: id,
    given_name: 'Ada',
    family_name: 'Lovelace',
    exp: tokens.tokenExpire,
  });
  expect((await check(tokens.token)).json()).toEqual({
    success: true,
    data: { userID: id, tokenExpire: tokens.tokenExpire },
  });
});

/** As the portal does: who is told that there is too much to do comes again with what it has. */
async function refreshWhenThereIsRoom(token: string, tries = 20): ReturnType<typeof refresh> {
  const answer = await refresh(token);
  if (answer.status !== 503 || tries === 1) return answer;
  await setTimeout(Number(answer.headers.get('retry-after')) * 1_000);
  return refreshWhenThereIsRoom(token, tries - 1);
}

test('two tabs that refresh 50 times at once are never signed out', async () => {
  const { tokens } = await aSignedInUser(accounts);
  let shared = tokens.refreshToken;
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => refreshWhenThereIsRoom(shared)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const all = answers.map(tokensIn);
    expect(new Set(all.map(({ refreshToken }) => refreshToken)).size).toBe(50);
    for (const { token } of all.slice(0, 3)) expect((await check(token)).status).toBe(200);
    // Whichever answer a tab kept goes on.
    shared = all[round * 7]?.refreshToken ?? '';
  }
});

test('each tab may go on with its own tokens while others refresh, also at another instance', async () => {
  const { tokens } = await aSignedInUser(accounts);
  const other = await startAccounts({}, accounts);
  async function tab(at: TestAccounts, rounds: number): Promise<number[]> {
    let mine = tokens.refreshToken;
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const answer = await at.browser().call('POST', '/refresh-token', { token: mine });
      statuses.push(answer.status);
      if (answer.status === 200) mine = tokensIn(answer).refreshToken;
    }
    return statuses;
  }
  try {
    const statuses = (await Promise.all([tab(accounts, 25), tab(other, 25)])).flat();
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
  } finally {
    await other.close();
  }
});

test('a refresh token replayed after the grace ends its family, and no other', async () => {
  const { email, id, tokens, browser } = await aSignedInUser(accounts);
  const other = (await aSession(accounts, email)).tokens;
  const renewed = tokensIn(await refresh(tokens.refreshToken));
  await passSinceUse(id, 9);
  const inGrace = tokensIn(await refresh(tokens.refreshToken));
  await passSinceUse(id, 11);
  const replayed = await refresh(tokens.refreshToken);
  expect([replayed.status, nameIn(replayed)]).toEqual([401, 'SessionError']);
  for (const { refreshToken, token } of [renewed, inGrace]) {
    expect(nameIn(await refresh(refreshToken))).toBe('SessionError');
    expect(nameIn(await check(token))).toBe('SessionError');
  }
  expect((await check(other.token)).status).toBe(200);
  expect((await refresh(other.refreshToken)).status).toBe(200);
  // The login itself goes on: the person comes back by one click.
  expect(codeIn(await browser.get('/login'))).not.toBe('');
});

test('of replays and renewals at once none outlives the end of the family', async () => {
  const { id, tokens } = await aSignedInUser(accounts);
  const renewed = tokensIn(await refresh(tokens.refreshToken));
  await passSinceUse(id, 11);
  await Promise.all(
    [...Array.from({ length: 10 }, () => [tokens, renewed]).flat()].map(({ refreshToken }) =>
      refresh(refreshToken),
    ),
  );
  const alive = await accounts.db
    .selectFrom('accounts.session_families')
    .select('id')
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  expect(alive).toEqual([]);
});

test('refresh tokens that are none, unknown or expired are refused by their names', async () => {
  const { id, tokens } = await aSignedInUser(accounts);
  expect(nameIn(await refresh())).toBe('TokenNotFound');
  expect(nameIn(await refresh('unknown'))).toBe('SessionError');
  expect(nameIn(await refresh(tokens.token))).toBe('SessionError');
  await accounts.db
    .updateTable('accounts.refresh_tokens')
    .set({ expires_at: new Date() })
    .where('family_id', 'in', ({ selectFrom }) =>
      selectFrom('accounts.session_families').select('id').where('user_id', '=', id),
    )
    .execute();
  expect(nameIn(await refresh(tokens.refreshToken))).toBe('TokenExpiredError');
});

test('logging out ends the session and the login, with an expired token too; twice is no error', async () => {
  const { tokens, browser } = await aSignedInUser(accounts);
  const ended = await browser.call('POST', '/logout', { token: tokens.token });
  expect(ended.json()).toEqual({ success: true, data: { ended: true } });
  expect((await browser.call('POST', '/logout', { token: tokens.token })).json()).toEqual({
    success: true,
    data: { ended: false },
  });
  expect(nameIn(await check(tokens.token))).toBe('SessionError');
  expect(nameIn(await refresh(tokens.refreshToken))).toBe('SessionError');
  expect((await browser.get('/login')).status).toBe(200);
  for (const token of [undefined, 'nonsense', `${tokens.token}x`]) {
    const answer = await browser.call('POST', '/logout', token === undefined ? {} : { token });
    expect(answer.json()).toEqual({ success: true, data: { ended: false } });
  }
});

test('what has ended is listed for other services, from a place on, and nothing is missed', async () => {
  const { tokens, browser } = await aSignedInUser(accounts);
  const family = JSON.parse(Buffer.from(tokens.token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const list = (since?: string) => asService(listRevocations, { query: { since } });
  const before = await list();
  expect(before.revocations.map((each) => each.family)).not.toContain(family);
  await browser.call('POST', '/logout', { token: tokens.token });
  const after = await list(before.next);
  expect(after.revocations.map((each) => each.family)).toContain(family);
  expect(Math.abs((after.revocations.at(-1)?.at ?? 0) - Date.now() / 1_000)).toBeLessThan(10);
  // It may be told again while an older transaction is open anywhere on the server.
  let place = after.next;
  await vi.waitFor(
    async () => {
      const { next, revocations } = await list(place);
      place = next;
      expect(revocations.map((each) => each.family)).not.toContain(family);
    },
    { timeout: 60_000 },
  );
  expect((await list('nonsense')).revocations.map((each) => each.family)).toContain(family);
  // Those whose access tokens have all expired are not told any more.
  await accounts.db
    .updateTable('accounts.revocations')
    .set({ revoked_at: new Date(Date.now() - 17 * 60_000) })
    .execute();
  expect((await list()).revocations).toEqual([]);
});

test('a revocation of a transaction that commits late is told to who asks from a later place', async () => {
  const { email, id } = await aUser(accounts);
  await aSession(accounts, email);
  const list = (since: string) => asService(listRevocations, { query: { since } });
  let next = '0';
  await accounts.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('accounts.session_families')
      .set({ revoked_at: new Date() })
      .where('user_id', '=', id)
      .execute();
    // Meanwhile others commit, and the list is read.
    await aUser(accounts);
    next = (await list('0')).next;
  });
  const family = await accounts.db
    .selectFrom('accounts.session_families')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await list(next)).revocations.map((each) => each.family)).toContain(family.id);
});

test('the lists for services are for services', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${accounts.url}/internal/revocations`, { headers })).status;
  const { INTERNAL_TOKEN: token } = accounts.context.settings;
  expect(await ask({})).toBe(404);
  expect(await ask({ 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  for (const wrong of ['wrong', `${token}x`, token.toUpperCase()])
    expect(await ask({ 'x-internal-token': wrong })).toBe(404);
  expect(await ask({ 'x-internal-token': token, 'x-forwarded-for': '192.0.2.1' })).toBe(200);
});

test('pages of the portal may call, no others, and browsers remember it', async () => {
  const preflight = (from: string, path: string) =>
    fetch(accounts.url + path, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,wbn-auth',
      },
    });
  for (const path of ['/get-session', '/refresh-token', '/logout', '/check-token']) {
    const allowed = await preflight(portal, path);
    expect(allowed.status, path).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(portal);
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('wbn-auth');
    expect(Number(allowed.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(7_200);
    for (const stranger of [
      'https://evil.example',
      'null',
      `${portal}.evil.example`,
      portal.replace('https', 'http'),
    ]) {
      const refused = await preflight(stranger, path);
      expect(refused.headers.get('access-control-allow-origin'), stranger).not.toBe(stranger);
      expect(refused.headers.get('access-control-allow-origin')).not.toBe('*');
    }
  }
  const page = await fetch(`${accounts.url}/login`, { headers: { origin: portal } });
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

test('the published keys check a token without asking us', async () => {
  const { createLocalJWKSet, jwtVerify } = await import('jose');
  const { id, tokens } = await aSignedInUser(accounts);
  const response = await fetch(`${accounts.url}/.well-known/jwks.json`);
  expect(response.headers.get('cache-control')).toMatch(/public, max-age=\d+/);
  const set = await response.json();
  expect(JSON.stringify(set)).not.toContain('"d"');
  const { payload } = await jwtVerify(tokens.token, createLocalJWKSet(set), {
    issuer: origin,
    audience: 'kontor',
  });
  expect(payload.sub).toBe(id);
});

test('120 forged tokens are refused', async () => {
  const { id, tokens } = await aSignedInUser(accounts);
  const { keys } = accounts.context;
  const real = keys.current();
  const family = JSON.parse(Buffer.from(tokens.token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: origin, aud: 'kontor', sub: id, sid: family, iat: now, exp: now + 900 };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const raw = (header: object, payload: object = claims, signature = '') =>
    `${encode(header)}.${encode(payload)}.${signature}`;
  const signed = (payload: object, header: object = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'EdDSA', kid: real.id, ...header }).sign(real.key);
  const [head = '', body = '', signature = ''] = tokens.token.split('.');
  const jwk = keys.published()[0] ?? {};
  const publicKey = Buffer.from(String(jwk.x), 'base64url');
  const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const rsa = await generateKeyPair('RS256');
  const { exp: _, ...withoutEnd } = claims;
  const { sid: __, ...withoutFamily } = claims;
  const { sub: ___, ...withoutPerson } = claims;

  const forged: string[] = [
    ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
      raw({ alg, kid: real.id }),
      raw({ alg }),
      raw({ alg, kid: real.id }, claims, signature),
    ]),
    ...(await Promise.all(
      ['HS256', 'HS384', 'HS512'].flatMap((alg) =>
        [publicKey, Buffer.from(JSON.stringify(jwk)), Buffer.from(String(jwk.x)), Buffer.alloc(32)].map(
          (secret) =>
            new SignJWT(claims)
              .setProtectedHeader({ alg, kid: real.id })
              .sign(Buffer.concat([secret, Buffer.alloc(Math.max(0, 64 - secret.length))])),
        ),
      ),
    )),
    await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: real.id }).sign(rsa.privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: real.id }).sign(stranger.privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', jwk: { ...jwk } }).sign(stranger.privateKey),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: real.id, jku: 'https://evil.example/jwks' })
      .sign(stranger.privateKey),
    ...(await Promise.all(
      ['', 'x', '../keys', 'null', real.id.toUpperCase(), `${real.id} `, '0'.repeat(200)].map((kid) =>
        signed(claims, { kid }),
      ),
    )),
    await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA' }).sign(real.key),
    ...(await Promise.all(
      [
        { aud: 'other' },
        { aud: '' },
        { aud: ['a', 'b'] },
        { aud: 'KONTOR' },
        { iss: 'https://evil.example' },
        { iss: '' },
        { iss: `${origin}/` },
        { iss: portal },
        { iss: [origin] },
        { exp: now - 1 },
        { exp: now - 900 },
        { exp: 0 },
        { exp: -1 },
        { exp: 'later' },
        { nbf: now + 600 },
        { nbf: 'now' },
        { iat: 'now' },
        { sub: '', sid: '' },
        { sid: 7 },
        { sid: 'x' },
        { sid: '00000000-0000-4000-8000-000000000000' },
        { sub: 5 },
      ].map((change) => signed({ ...claims, ...change })),
    )),
    await signed(withoutEnd),
    await signed(withoutFamily),
    await signed(withoutPerson),
    ...Array.from({ length: 25 }, (_, index) =>
      tokens.token.slice(0, Math.floor((tokens.token.length * index) / 25) || 1),
    ),
    ...Array.from({ length: 12 }, (_, index) => {
      const bytes = Buffer.from(signature, 'base64url');
      bytes[index * 5] = (bytes[index * 5] ?? 0) ^ 1;
      return `${head}.${body}.${bytes.toString('base64url')}`;
    }),
    ...[
      { sub: '11111111-1111-4111-8111-111111111111' },
      { exp: now + 90_000 },
      { sid: family.toUpperCase() },
      {},
    ].map((change) => `${head}.${encode({ ...claims, ...change, more: 1 })}.${signature}`),
    `${head}.${body}`,
    `${head}.${body}.`,
    `.${body}.${signature}`,
    `${head}..${signature}`,
    '..',
    '...',
    '.',
    'a.b.c',
    'null',
    'undefined',
    `${head}.${body}.${signature}.${signature}`,
    `Bearer ${tokens.token}`,
    `${tokens.token},${tokens.token}`,
    `"${tokens.token}"`,
    encode(claims),
    JSON.stringify(claims),
    'x'.repeat(4_000),
    tokens.refreshToken,
    '%00',
    "' OR 1=1 --",
  ];
  expect(forged.length).toBeGreaterThanOrEqual(120);
  const accepted: string[] = [];
  const names = new Set<string | undefined>();
  for (const token of forged) {
    const answer = await check(token);
    if (answer.status !== 401) accepted.push(`${answer.status} ${token.slice(0, 80)}`);
    else names.add(nameIn(answer));
  }
  expect(accepted).toEqual([]);
  expect([...names].sort()).toEqual(['JsonWebTokenError', 'SessionError', 'TokenExpiredError']);
  expect(nameIn(await check(await signed({ ...claims, exp: now - 1 })))).toBe('TokenExpiredError');
  expect(nameIn(await check())).toBe('TokenNotFound');
  // The same claims under the real key are good, so it was the forgery that was refused.
  expect((await check(await signed(claims))).status).toBe(200);
});

test('a login that is in use lives on', async () => {
  const { id, tokens } = await aSignedInUser(accounts);
  const soon = new Date(Date.now() + 60_000);
  await accounts.db
    .updateTable('accounts.logins')
    .set({ expires_at: soon, updated_at: new Date(Date.now() - 600_000) })
    .where('user_id', '=', id)
    .execute();
  await refreshSession(accounts.context, tokens.refreshToken);
  const login = await accounts.db
    .selectFrom('accounts.logins')
    .select('expires_at')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(login.expires_at.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
});
