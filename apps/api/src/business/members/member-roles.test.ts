import { randomUUID } from 'node:crypto';
import {
  type BusinessRole,
  changeMemberRole,
  createClient,
  listBusinessesOfPerson,
  listMembers,
  type RoleEvent,
  removeMember,
} from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import { beforeEach, expect, test } from 'vitest';
import { type Reply, startAccountService } from '../../test/account-service.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { preparingOf } from '../../upload/testing-preparing.ts';
import { recordRoles } from './jobs.ts';
import { membersIn, type Somebody } from './testing-members.ts';

const api = await sharedApi();
const { aBusiness, aMember, join, rolesIn } = membersIn(api);

let business: string;
let owner: Somebody;
let admin: Somebody;
let member: Somebody;
let stranger: Somebody;

beforeEach(async () => {
  business = await aBusiness();
  [owner, admin, member, stranger] = [
    await aMember(business, 'owner'),
    await aMember(business, 'admin'),
    await aMember(business, 'member'),
    await aMember(),
  ];
});

const change = (by: Somebody, userID: string, role: 'admin' | 'member', businessID = business) =>
  by.call(changeMemberRole, { params: { businessID, userID }, body: { role } });
const remove = (by: Somebody, userID: string, businessID = business) =>
  by.call(removeMember, { params: { businessID, userID } });
const list = (by: Somebody, businessID = business) => by.call(listMembers, { params: { businessID } });
const forbidden = { status: 403, errorName: 'Forbidden' };

test('members see who belongs to their business, owners first, and nobody else does', async () => {
  for (const [somebody, role] of [
    [owner, 'owner'],
    [admin, 'admin'],
    [member, 'member'],
  ] as const) {
    const seen = await list(somebody);
    expect(seen.business.businessID).toBe(business);
    expect(seen.accessLevel).toBe(role);
    expect(seen.members.map(({ userID, role: as }) => [userID, as])).toEqual([
      [owner.id, 'owner'],
      [admin.id, 'admin'],
      [member.id, 'member'],
    ]);
    expect(JSON.stringify(seen)).not.toContain('@members.example');
  }
  await expect(list(stranger)).rejects.toMatchObject(forbidden);
  await expect(list(owner, await aBusiness())).rejects.toMatchObject(forbidden);
  await expect(list(owner, randomUUID())).rejects.toMatchObject(forbidden);
  await expect(api.call(listMembers, { params: { businessID: business } })).rejects.toMatchObject({
    status: 401,
  });
});

test('an owner changes roles, which hold from the next call on, and back', async () => {
  await change(owner, member.id.toUpperCase(), 'admin');
  expect((await list(member)).accessLevel).toBe('admin');
  await change(owner, member.id, 'admin');
  await change(owner, member.id, 'member');
  expect(await rolesIn(business)).toEqual({
    [owner.id]: 'owner',
    [admin.id]: 'admin',
    [member.id]: 'member',
  });
  await change(owner, admin.id, 'member');
  await expect(remove(admin, member.id)).rejects.toMatchObject(forbidden);
});

test('nobody but an owner changes roles, and nobody those of an owner or of who is no member', async () => {
  const second = await aMember(business, 'owner');
  const before = await rolesIn(business);
  for (const by of [admin, member, stranger])
    for (const whom of [member.id, admin.id, owner.id])
      await expect(change(by, whom, 'admin')).rejects.toMatchObject(forbidden);
  await expect(change(owner, second.id, 'member')).rejects.toMatchObject(forbidden);
  for (const whom of [stranger.id, randomUUID()])
    await expect(change(owner, whom, 'admin')).rejects.toMatchObject({ status: 404 });
  await expect(
    owner.call(changeMemberRole, {
      params: { businessID: business, userID: member.id },
      body: { role: 'owner' as 'admin' },
    }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await rolesIn(business)).toEqual(before);
});

test.each<[BusinessRole, BusinessRole, boolean]>([
  ['owner', 'owner', false],
  ['owner', 'admin', true],
  ['owner', 'member', true],
  ['admin', 'owner', false],
  ['admin', 'admin', false],
  ['admin', 'member', true],
  ['member', 'owner', false],
  ['member', 'admin', false],
  ['member', 'member', false],
])('a member who is %s removes one who is %s: %s', async (role, of, may) => {
  const [by, whom] = [await aMember(business, role), await aMember(business, of)];
  if (may) await remove(by, whom.id);
  else await expect(remove(by, whom.id)).rejects.toMatchObject(forbidden);
  expect(whom.id in (await rolesIn(business))).toBe(!may);
});

test('who is removed can do nothing for the business from the next call on', async () => {
  await list(member);
  await remove(admin, member.id);
  await expect(list(member)).rejects.toMatchObject(forbidden);
  await expect(remove(admin, member.id)).rejects.toMatchObject({ status: 404 });
  await expect(remove(stranger, owner.id)).rejects.toMatchObject(forbidden);
  const shown = await member.call(listBusinessesOfPerson, { query: { userID: member.id } });
  expect(shown).toEqual([]);
});

test('whoever names themselves leaves, but the last owner stays and is told what to do', async () => {
  await remove(member, member.id.toUpperCase());
  await remove(admin, admin.id);
  const asked = [remove(owner, owner.id), change(owner, owner.id, 'admin')];
  for (const refused of await Promise.allSettled(asked))
    expect(refused).toMatchObject({
      reason: { status: 409, errorName: 'Conflict', message: expect.stringContaining('Transfer') },
    });
  expect(await rolesIn(business)).toEqual({ [owner.id]: 'owner' });
  const second = await aMember(business, 'owner');
  await change(owner, owner.id, 'member');
  await remove(owner, owner.id);
  expect(await rolesIn(business)).toEqual({ [second.id]: 'owner' });
});

test('of two owners who leave or step down at once one stays', async () => {
  for (let round = 0; round < 12; round += 1) {
    const shared = await aBusiness();
    const [one, other] = [await aMember(shared, 'owner'), await aMember(shared, 'owner')];
    const go = (who: Somebody, leaves: boolean) =>
      leaves ? remove(who, who.id, shared) : change(who, who.id, 'admin', shared);
    const outcomes = await Promise.allSettled([go(one, round % 2 === 0), go(other, round % 3 === 0)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect(Object.values(await rolesIn(shared)).filter((role) => role === 'owner')).toHaveLength(1);
  }
});

test('a person who belongs to several businesses keeps the others', async () => {
  const other = await aBusiness();
  await aMember(other, 'owner');
  await join(other, member.id, 'admin');
  await remove(owner, member.id);
  expect((await list(member, other)).accessLevel).toBe('admin');
});

test('the log of writes says who did it, and the security log of the person what became of them', async () => {
  await api.pool.query('DELETE FROM jobs.job');
  await change(owner, member.id, 'admin');
  await change(owner, member.id, 'admin');
  await remove(member, member.id);
  const log = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'acting_business_id', 'call', 'noun', 'noun_id'])
    .where('noun_id', '=', business)
    .orderBy('id')
    .execute();
  const line = (actor_id: string, call: string) => ({
    actor_id,
    acting_business_id: business,
    call,
    noun: 'business',
    noun_id: business,
  });
  expect(log).toEqual([
    line(owner.id, 'changeMemberRole'),
    line(owner.id, 'changeMemberRole'),
    line(member.id, 'removeMember'),
  ]);
  const events: RoleEvent[] = [];
  const accounts = await startAccountService(async (request, body): Promise<Reply> => {
    events.push(JSON.parse(body));
    return { status: 200, body: { success: true, data: { eventID: request.url?.split('/').at(-1) } } };
  });
  const context = { ...preparingOf(api), accounts: createClient({ baseUrl: accounts.url }) };
  try {
    while (await doNext({ pool: api.pool, job: recordRoles, context }));
  } finally {
    context.decoder.close();
    await accounts.close();
  }
  const event = (kind: string, role: string) => ({ userID: member.id, kind, role, businessID: business });
  expect(events).toHaveLength(3);
  expect(events).toEqual(
    expect.arrayContaining([
      event('role-revoked', 'member'),
      event('role-granted', 'admin'),
      event('role-revoked', 'admin'),
    ]),
  );
});
