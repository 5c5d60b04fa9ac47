import { randomUUID } from 'node:crypto';
import { createClient, internalTokenHeader, type RoleEvent, recordRoleEvent } from '@kontor/contract';
import { expect, test } from 'vitest';
import { aUser, sharedAccounts } from '../testing.ts';

const token = 'a-token-for-services';

const accounts = await sharedAccounts({ INTERNAL_TOKEN: token });

const asService = (shown: string) =>
  createClient({ baseUrl: accounts.url, headers: { [internalTokenHeader]: shown } });

function eventsOf(id: string) {
  return accounts.db
    .selectFrom('accounts.security_events')
    .select(['kind', 'details', 'address', 'user_agent'])
    .where('user_id', '=', id)
    .execute();
}

test('a role that was given is in the log of its person, once however often it is told', async () => {
  const { id: userID } = await aUser(accounts);
  const params = { eventID: randomUUID() };
  const businessID = randomUUID();
  const body: RoleEvent = { userID, kind: 'role-granted', role: 'admin', businessID };
  const call = asService(token);
  await Promise.all(Array.from({ length: 4 }, () => call(recordRoleEvent, { params, body })));
  expect(await call(recordRoleEvent, { params, body })).toEqual(params);
  expect(await eventsOf(userID)).toEqual([
    { kind: 'role-granted', details: { role: 'admin', businessID }, address: null, user_agent: null },
  ]);
});

test('people without an account have no log', async () => {
  const body: RoleEvent = { userID: randomUUID(), kind: 'role-revoked', role: 'operator' };
  const params = { eventID: randomUUID() };
  expect(await asService(token)(recordRoleEvent, { params, body })).toEqual(params);
  expect(await eventsOf(body.userID)).toEqual([]);
});

test.each(['', 'another-token'])('with the token %j there is nothing', async (shown) => {
  const body: RoleEvent = { userID: (await aUser(accounts)).id, kind: 'role-revoked', role: 'operator' };
  const asking = asService(shown)(recordRoleEvent, { params: { eventID: randomUUID() }, body });
  await expect(asking).rejects.toMatchObject({ status: 404 });
  expect(await eventsOf(body.userID)).toEqual([]);
});

test.each([
  ['another kind', { kind: 'login' }],
  ['a role with more than a name', { role: 'Owner of <b>' }],
  ['somebody who is no id', { userID: "' OR 1=1" }],
])('%s is refused', async (_, change) => {
  const body = { userID: (await aUser(accounts)).id, kind: 'role-granted', role: 'owner', ...change };
  const sent = await fetch(`${accounts.url}/internal/security-event/${randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', [internalTokenHeader]: token },
    body: JSON.stringify(body),
  });
  expect(sent.status).toBe(400);
});
