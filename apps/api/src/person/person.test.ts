import { randomUUID } from 'node:crypto';
import {
  createClient,
  forgetPerson,
  getMyProfile,
  internalTokenHeader,
  searchPeople,
  tellPerson,
} from '@kontor/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startApi, type TestApi } from '../test/api.ts';
import { usernameOf } from './username.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const account = { firstName: 'Ada', lastName: 'Example', email: 'ada@kontor.example', country: 'MX' };
const tell = (personID: string, body: Partial<typeof account> & typeof account = account) =>
  createClient({ baseUrl: api.url.replace('/api/v1', '') })(tellPerson, { params: { personID }, body });
const forget = (personID: string) =>
  createClient({ baseUrl: api.url.replace('/api/v1', '') })(forgetPerson, { params: { personID } });

async function found(textQuery: string): Promise<string[]> {
  const { items } = await api.call(searchPeople, { body: { textQuery, skip: 0, size: 5 } });
  return items.map(({ userID }) => userID);
}

function word(): string {
  return `W${randomUUID().replaceAll(/[^a-f]/g, '')}`;
}

test('somebody who comes with a token before they are told of is there at once, once', async () => {
  const lastName = word();
  const { id, call } = await api.signIn({ lastName });
  const again = await api.signIn({ id, lastName });
  const profiles = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? call : again.call)(getMyProfile, {})),
  );
  expect(new Set(profiles.map(({ userID }) => userID))).toEqual(new Set([id]));
  expect(await found(lastName)).toEqual([id]);
  expect(profiles[0]?.email).toBeUndefined();
});

test('what the account service tells stands in the profile and is found, told once or often', async () => {
  const { id, call } = await api.signIn();
  const lastName = word();
  await Promise.all(Array.from({ length: 5 }, () => tell(id, { ...account, lastName })));
  const profile = await call(getMyProfile, {});
  expect(profile).toMatchObject({ lastName, email: account.email, country: { code: 'MX' } });
  expect(await found(lastName)).toEqual([id]);
  expect(
    JSON.stringify(await api.call(searchPeople, { body: { textQuery: lastName, skip: 0, size: 5 } })),
  ).not.toContain('@');
  const renamed = word();
  await tell(id, { ...account, lastName: renamed, country: 'US' });
  expect(await call(getMyProfile, {})).toMatchObject({ lastName: renamed, country: { code: 'MX' } });
  expect(await found(renamed)).toEqual([id]);
  expect(await found(lastName)).toEqual([]);
});

test('a country the product does not know is left out', async () => {
  const { id, call } = await api.signIn();
  await tell(id, { ...account, country: 'XX' });
  expect((await call(getMyProfile, {})).country).toBeUndefined();
});

test('who is deleted is gone for good, whatever is still on its way', async () => {
  const lastName = word();
  const { id, call, sessionID } = await api.signIn({ lastName });
  await call(getMyProfile, {});
  await forget(id);
  await forget(id);
  await tell(id, { ...account, lastName });
  expect(await found(lastName)).toEqual([]);
  await expect(call(getMyProfile, {})).rejects.toMatchObject({ errorName: 'SessionError' });
  const claims = { sub: id, sid: sessionID, given_name: 'Ada', family_name: lastName, jti: 'another' };
  const headers = { 'wbn-auth': await api.accounts.sign({ claims }) };
  await expect(createClient({ baseUrl: api.url, headers })(getMyProfile, {})).rejects.toMatchObject({
    errorName: 'SessionError',
  });
  expect(await api.db.selectFrom('people').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('only services of ours may tell', async () => {
  const origin = api.url.replace('/api/v1', '');
  const status = async (headers: Record<string, string>, base = origin) => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json', ...headers } };
    return (
      await fetch(`${base}/internal/person/${randomUUID()}`, { ...init, body: JSON.stringify(account) })
    ).status;
  };
  expect(await status({})).toBe(200);
  expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  expect(await status({ [internalTokenHeader]: 'a-token-that-is-not-one' })).toBe(200);
  expect(await status({}, api.url)).toBe(404);
  const { token } = await api.signIn();
  expect(await status({ 'x-forwarded-for': '192.0.2.1', 'wbn-auth': token })).toBe(404);
});

test('namesakes with alike ids have usernames of their own', async () => {
  const start = randomUUID().slice(0, -4);
  const ids = ['0001', '0002', '0003', '0004', '0005', '0006'].map((end) => start + end);
  for (const id of ids) await tell(id);
  const rows = await api.db.selectFrom('people').select(['id', 'username']).where('id', 'in', ids).execute();
  const usernames = new Map(rows.map((row) => [row.id, row.username]));
  const digits = [4, 6, 8, 12, 32, 32].map((count, index) => ids[index]?.replaceAll('-', '').slice(0, count));
  expect(ids.map((id) => usernames.get(id))).toEqual(digits.map((suffix) => `ada-example-${suffix}`));
});

describe('a username', () => {
  const id = '1f0c2a3b-0000-4000-8000-000000000000';
  it.each([
    [['Sofía', 'Aguilar Ñandú'], 'sofia-aguilar-nandu-1f0c'],
    [['Ümit', 'Işık'], 'umit-isik-1f0c'],
    [['王', '小明'], '王-小明-1f0c'],
    [['…', '—'], 'person-1f0c'],
    [['X'.repeat(100), 'Y'], `${'x'.repeat(40)}-1f0c`],
  ])('of %j is %s', ([firstName = '', lastName = ''], username) => {
    expect(usernameOf({ id, firstName, lastName }, 4)).toBe(username);
  });

  it('is never empty, and holds nothing an address could not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string(), (firstName, lastName) => {
        expect(usernameOf({ id, firstName, lastName }, 4)).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}-]*-1f0c$/u);
      }),
    );
  });
});
