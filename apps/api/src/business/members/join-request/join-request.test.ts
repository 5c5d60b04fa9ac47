import { randomUUID } from 'node:crypto';
import {
  acceptJoinRequest,
  askToJoin,
  declineJoinRequest,
  getJoinState,
  idempotencyKeyHeader,
  listMembers,
  listMyJoinRequests,
  withdrawJoinRequest,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { deleteOldAnswers } from '../delete-old-answers.ts';
import { mailsOf } from '../testing-mails.ts';
import { membersIn, type Somebody } from '../testing-members.ts';
import { isAtOwnSite } from './own-site.ts';

const api = await sharedApi();
const { aBusiness, aMember, rolesIn } = membersIn(api);
const { mailAll } = await mailsOf(api);

let business: string;
let owner: Somebody;
let admin: Somebody;
let member: Somebody;
let colleague: Somebody;

const atSite = () => ({ email: `${randomUUID()}@sales.reductores.example` });

beforeEach(async () => {
  await mailAll();
  business = await aBusiness({ company_name: 'Reductores', website: 'https://www.reductores.example/en' });
  [owner, admin, member, colleague] = [
    await aMember(business, 'owner'),
    await aMember(business, 'admin'),
    await aMember(business, 'member'),
    await aMember(undefined, undefined, atSite()),
  ];
});

const ask = (by: Somebody, businessID = business) => by.call(askToJoin, { params: { businessID } });
const stateOf = async (by: Somebody, businessID = business) =>
  (await by.call(getJoinState, { params: { businessID } })).state;
const accept = (by: Somebody, requestID: string, businessID = business) =>
  by.call(acceptJoinRequest, { params: { businessID, requestID } });
const decline = (by: Somebody, requestID: string, businessID = business) =>
  by.call(declineJoinRequest, { params: { businessID, requestID } });
const waiting = async (by = admin) =>
  (await by.call(listMembers, { params: { businessID: business } })).joinRequests;
const age = (days: number) =>
  api.pool.query(
    `UPDATE business_join_requests SET created_at = created_at - $2 * interval '1 day',
      declined_at = declined_at - $2 * interval '1 day' WHERE business_id = $1`,
    [business, days],
  );
const gone = { status: 404 };
const forbidden = { status: 403 };

test('a colleague asks, administrators are told and see it, one accepts, and the colleague is a member', async () => {
  expect(await stateOf(colleague)).toBe('mayAsk');
  const { requestID } = await ask(colleague);
  expect(await stateOf(colleague)).toBe('asked');
  expect((await mailAll()).map(({ to }) => to).sort()).toEqual([owner.email, admin.email].sort());
  expect(await waiting()).toMatchObject([
    { requestID, email: colleague.email, person: { userID: colleague.id } },
  ]);
  expect(await waiting(member)).toBeUndefined();
  await accept(admin, requestID);
  expect((await rolesIn(business))[colleague.id]).toBe('member');
  expect(await stateOf(colleague)).toBe('member');
  expect(await waiting()).toEqual([]);
  expect(await mailAll()).toMatchObject([
    { to: colleague.email, subject: 'You are now a member of Reductores' },
  ]);
  await expect(ask(colleague)).rejects.toMatchObject({ status: 409 });
  await expect(accept(admin, requestID)).rejects.toMatchObject(gone);
});

test('asking twice is asking once, with a key or without, and at once', async () => {
  const key = { headers: { [idempotencyKeyHeader]: randomUUID() } };
  const client = api.client(colleague.token);
  const request = { params: { businessID: business } };
  const { requestID } = await client(askToJoin, request, key);
  expect(await client(askToJoin, request, key)).toEqual({ requestID });
  expect(await ask(colleague)).toEqual({ requestID });
  expect(await mailAll()).toHaveLength(2);
  const other = await aMember(undefined, undefined, atSite());
  await Promise.allSettled([ask(other), ask(other), ask(other)]);
  expect(await waiting()).toHaveLength(2);
  expect(await mailAll()).toHaveLength(2);
});

test('nobody with an address elsewhere may ask, and nobody where no owner could answer', async () => {
  const elsewhere = await aMember(undefined, undefined, { email: `${randomUUID()}@reductores.com.example` });
  expect(await stateOf(elsewhere)).toBe('notAtItsSite');
  await expect(ask(elsewhere)).rejects.toMatchObject(forbidden);
  const unconfirmed = { ...(await api.signIn()), email: '' };
  await expect(ask(unconfirmed)).rejects.toMatchObject(forbidden);
  await expect(ask(member)).rejects.toMatchObject({ status: 409 });
  await expect(ask(colleague, randomUUID())).rejects.toMatchObject(gone);
  await expect(stateOf(colleague, randomUUID())).rejects.toMatchObject(gone);
  const imported = await aBusiness({ origin: 'imported', website: 'reductores.example' });
  expect(await stateOf(colleague, imported)).toBe('unclaimed');
  await expect(ask(colleague, imported)).rejects.toMatchObject({ status: 409 });
  await expect(api.call(askToJoin, { params: { businessID: business } })).rejects.toMatchObject({
    status: 401,
  });
  expect(await waiting()).toEqual([]);
});

test('none but administrators of the business answer', async () => {
  const { requestID } = await ask(colleague);
  const other = await aBusiness();
  const foreign = await aMember(other, 'owner');
  for (const by of [member, colleague, foreign]) {
    await expect(accept(by, requestID)).rejects.toMatchObject(forbidden);
    await expect(decline(by, requestID)).rejects.toMatchObject(forbidden);
  }
  await expect(accept(foreign, requestID, other)).rejects.toMatchObject(gone);
  await expect(decline(foreign, requestID, other)).rejects.toMatchObject(gone);
  expect(colleague.id in (await rolesIn(business))).toBe(false);
});

test('who was declined is told, and asks again after 30 days', async () => {
  const { requestID } = await ask(colleague);
  await mailAll();
  await decline(admin, requestID);
  expect(await mailAll()).toMatchObject([{ to: colleague.email }]);
  expect(await stateOf(colleague)).toBe('declined');
  await expect(ask(colleague)).rejects.toMatchObject({ status: 409 });
  await expect(accept(admin, requestID)).rejects.toMatchObject(gone);
  await age(31);
  expect(await stateOf(colleague)).toBe('mayAsk');
  await ask(colleague);
  expect(await waiting()).toHaveLength(1);
});

test('who has another address by now is not taken in', async () => {
  const { requestID } = await ask(colleague);
  await api.db
    .updateTable('people')
    .set({ email: 'ada@elsewhere.example' })
    .where('id', '=', colleague.id)
    .execute();
  await expect(accept(admin, requestID)).rejects.toMatchObject({ status: 409 });
  await decline(admin, requestID);
});

test('of two who answer at once one does', async () => {
  const { requestID } = await ask(colleague);
  const [accepted, declined] = await Promise.allSettled([
    accept(admin, requestID),
    decline(owner, requestID),
  ]);
  expect([accepted.status, declined.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(colleague.id in (await rolesIn(business))).toBe(accepted.status === 'fulfilled');
});

test('one person does not ask everywhere', async () => {
  for (let asked = 0; asked < 10; asked += 1) {
    const other = await aBusiness({ website: 'reductores.example' });
    await aMember(other, 'owner');
    await ask(colleague, other);
  }
  await expect(ask(colleague)).rejects.toMatchObject({ status: 429 });
});

test('what is old is deleted', async () => {
  await ask(colleague);
  const heir = await aMember(business, 'member');
  const [old, young] = ['old@nobody.example', 'young@nobody.example'];
  for (const email of [old, young])
    await api.db
      .insertInto('business_invitations')
      .values({ business_id: business, invited_by: owner.id, email, role: 'member', language: 'en' })
      .execute();
  await api.db
    .insertInto('ownership_transfers')
    .values({ business_id: business, owner_id: owner.id, heir_id: heir.id })
    .execute();
  const left = async () => {
    const { rows } = await api.pool.query<{ what: string }>(
      `SELECT email AS what FROM business_invitations WHERE business_id = $1
       UNION ALL SELECT 'transfer' FROM ownership_transfers WHERE business_id = $1
       UNION ALL SELECT 'request' FROM business_join_requests WHERE business_id = $1 ORDER BY what`,
      [business],
    );
    return rows.map(({ what }) => what);
  };
  await deleteOldAnswers(api.db);
  expect(await left()).toEqual([old, 'request', 'transfer', young]);
  await age(31);
  const sooner = `expires_at = now() - interval '31 days'`;
  await api.pool.query(`UPDATE business_invitations SET ${sooner} WHERE email = $1`, [old]);
  await api.pool.query(`UPDATE ownership_transfers SET ${sooner} WHERE business_id = $1`, [business]);
  await deleteOldAnswers(api.db);
  expect(await left()).toEqual([young]);
});

test.each([
  ['ada@reductores.example', 'https://reductores.example', true],
  ['ada@mail.reductores.example', 'www.reductores.example/contact?x=1', true],
  ['ada@REDUCTORES.example', ' HTTP://Reductores.Example ', true],
  ['ada@reductores.co.uk', 'reductores.co.uk', true],
  ['ada@other.co.uk', 'reductores.co.uk', false],
  ['ada@notreductores.example', 'reductores.example', false],
  ['ada@reductores.example.evil.example', 'reductores.example', false],
  ['reductores.example@evil.example', 'reductores.example', false],
  ['ada@gmail.com', 'https://gmail.com', false],
  ['ada@qq.com', 'qq.com', false],
  ['ada@one.github.io', 'two.github.io', false],
  ['ada@192.0.2.1', '192.0.2.1', false],
  ['ada@reductores.example', null, false],
  ['ada@reductores.example', '', false],
  ['ada@reductores.example', 'not a site', false],
])('%s is at the own site %s: %s', (email, website, is) => {
  expect(isAtOwnSite(email, website)).toBe(is);
});

test('what one asked waits in one’s own list, is taken back, and asked again without telling anybody once more', async () => {
  const mine = async (by = colleague) => by.call(listMyJoinRequests, {});
  const withdraw = (by = colleague, businessID = business) =>
    by.call(withdrawJoinRequest, { params: { businessID } });
  const { requestID } = await ask(colleague);
  expect(await mine()).toMatchObject([{ requestID, business: { businessID: business } }]);
  expect(await mine(admin)).toEqual([]);
  expect(await mailAll()).toHaveLength(2);
  await expect(withdraw(admin)).rejects.toMatchObject(gone);
  await expect(withdraw(colleague, randomUUID())).rejects.toMatchObject(gone);
  expect(await withdraw()).toEqual({ requestID });
  expect([await stateOf(colleague), await mine(), await waiting()]).toEqual(['mayAsk', [], []]);
  await expect(withdraw()).rejects.toMatchObject(gone);
  await expect(accept(admin, requestID)).rejects.toMatchObject(gone);
  expect(await ask(colleague)).toEqual({ requestID });
  expect(await waiting()).toMatchObject([{ requestID }]);
  expect(await mailAll()).toEqual([]);

  await decline(admin, requestID);
  await expect(withdraw()).rejects.toMatchObject(gone);
  expect(await stateOf(colleague)).toBe('declined');
});
