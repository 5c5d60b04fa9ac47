import { randomUUID } from 'node:crypto';
import {
  acceptTransfer,
  cancelTransfer,
  changeMemberRole,
  declineTransfer,
  getBusinessProfile,
  idempotencyKeyHeader,
  listMembers,
  listMyInvitations,
  offerOwnership,
  removeMember,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { mailsOf } from '../testing-mails.ts';
import { membersIn, type Somebody } from '../testing-members.ts';

const api = await sharedApi();
const { aBusiness, aMember, rolesIn } = membersIn(api);
const { mailAll } = await mailsOf(api);

let business: string;
let owner: Somebody;
let heir: Somebody;
let member: Somebody;

beforeEach(async () => {
  await mailAll();
  business = await aBusiness({ company_name: 'Reductores' });
  [owner, heir, member] = [
    await aMember(business, 'owner'),
    await aMember(business, 'admin'),
    await aMember(business, 'member'),
  ];
});

const at = (businessID = business) => ({ params: { businessID } });
const offer = (by: Somebody, userID: string, businessID = business) =>
  by.call(offerOwnership, { ...at(businessID), body: { userID } });
const accept = (by: Somebody, businessID = business) => by.call(acceptTransfer, at(businessID));
const cancel = (by: Somebody) => by.call(cancelTransfer, at());
const decline = (by: Somebody) => by.call(declineTransfer, at());
const seenBy = async (by: Somebody) => (await by.call(listMembers, at())).transfer;
const mailed = async () => (await mailAll()).map(({ to, subject }) => `${to} ${subject}`).sort();
const before = () => ({ [owner.id]: 'owner', [heir.id]: 'admin', [member.id]: 'member' });
const gone = { status: 404 };
const forbidden = { status: 403 };

test('the ownership changes hands when the other accepts, and both are told each time', async () => {
  await offer(owner, heir.id.toUpperCase());
  await offer(owner, heir.id);
  expect(await rolesIn(business)).toEqual(before());
  expect(await seenBy(owner)).toMatchObject({ ownerID: owner.id, heirID: heir.id });
  expect(await seenBy(heir)).toEqual(await seenBy(owner));
  expect(await seenBy(member)).toBeUndefined();
  const { transfers } = await heir.call(listMyInvitations, {});
  expect(transfers.map(({ business: card }) => card.businessID)).toEqual([business]);
  expect(await owner.call(listMyInvitations, {})).toMatchObject({ transfers: [] });
  expect(await mailed()).toEqual(
    [
      `${heir.email} You are offered the ownership of Reductores`,
      `${owner.email} You offered the ownership of Reductores`,
    ].sort(),
  );
  await accept(heir);
  expect(await rolesIn(business)).toEqual({ ...before(), [owner.id]: 'admin', [heir.id]: 'owner' });
  expect(await seenBy(owner)).toBeUndefined();
  expect((await owner.call(listMembers, at())).accessLevel).toBe('admin');
  expect((await api.call(getBusinessProfile, at())).claimed).toBe(true);
  expect(await mailed()).toEqual(
    [`${heir.email} You now own Reductores`, `${owner.email} Reductores has a new owner`].sort(),
  );
  // Again, as after an answer that was lost: it says what is, and nobody is told twice.
  expect(await accept(heir)).toEqual({ businessID: business });
  expect(await mailed()).toEqual([]);
  await expect(accept(owner)).rejects.toMatchObject(gone);
  await expect(cancel(owner)).rejects.toMatchObject(forbidden);
  await owner.call(removeMember, { params: { businessID: business, userID: owner.id } });
});

test('it is offered by an owner alone, to another member who is no owner', async () => {
  const stranger = await aMember();
  const second = await aMember(business, 'owner');
  for (const by of [heir, member, stranger])
    await expect(offer(by, heir.id)).rejects.toMatchObject(forbidden);
  for (const whom of [stranger.id, owner.id, randomUUID()])
    await expect(offer(owner, whom)).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'userID', code: 'notAMember' }],
    });
  await expect(offer(owner, second.id)).rejects.toMatchObject({ status: 409 });
  expect(await seenBy(owner)).toBeUndefined();
  expect(await mailed()).toEqual([]);
});

test('one offer waits at a time, until it is declined or called off', async () => {
  await offer(owner, heir.id);
  await expect(offer(owner, member.id)).rejects.toMatchObject({ status: 409 });
  for (const by of [heir, member]) await expect(cancel(by)).rejects.toMatchObject(forbidden);
  for (const by of [owner, member]) await expect(decline(by)).rejects.toMatchObject(gone);
  await mailAll();
  await decline(heir);
  expect(await mailed()).toEqual([`${owner.email} The ownership of Reductores was declined`]);
  await expect(accept(heir)).rejects.toMatchObject(gone);
  await offer(owner, member.id);
  await cancel(owner);
  expect(await cancel(owner)).toEqual({ businessID: business });
  await expect(accept(member)).rejects.toMatchObject(gone);
  expect(await rolesIn(business)).toEqual(before());
});

test('nobody but the one it is offered to accepts', async () => {
  await offer(owner, heir.id);
  for (const by of [owner, member]) await expect(accept(by)).rejects.toMatchObject(gone);
  await expect(accept(await aMember())).rejects.toMatchObject(forbidden);
  expect(await rolesIn(business)).toEqual(before());
});

test('an offer ends after 14 days, and another takes its place', async () => {
  await offer(owner, heir.id);
  const { expiresAt = '' } = (await seenBy(owner)) ?? {};
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  await api.pool.query(
    `UPDATE ownership_transfers SET expires_at = now() - interval '1 minute' WHERE business_id = $1`,
    [business],
  );
  expect(await seenBy(owner)).toBeUndefined();
  for (const asked of [() => accept(heir), () => decline(heir)])
    await expect(asked()).rejects.toMatchObject(gone);
  await cancel(owner);
  await offer(owner, member.id);
  await accept(member);
  expect(await rolesIn(business)).toMatchObject({ [member.id]: 'owner', [owner.id]: 'admin' });
});

test('an offer ends with who leaves, and with who owns no more', async () => {
  await offer(owner, heir.id);
  await heir.call(removeMember, { params: { businessID: business, userID: heir.id } });
  expect(await seenBy(owner)).toBeUndefined();
  await offer(owner, member.id);
  await aMember(business, 'owner');
  await owner.call(changeMemberRole, {
    params: { businessID: business, userID: owner.id },
    body: { role: 'admin' },
  });
  await expect(accept(member)).rejects.toMatchObject(gone);
  expect(await rolesIn(business)).toMatchObject({ [owner.id]: 'admin', [member.id]: 'member' });
});

test('whoever owns as many businesses as anybody may takes no other', async () => {
  for (let owned = 0; owned < 50; owned += 1) {
    await api.db
      .insertInto('business_members')
      .values({ business_id: await aBusiness(), person_id: heir.id, role: 'owner' })
      .execute();
  }
  await offer(owner, heir.id);
  await expect(accept(heir)).rejects.toMatchObject({ status: 409 });
  expect(await rolesIn(business)).toEqual(before());
  await decline(heir);
});

test('the same request with its key asks once', async () => {
  const key = { headers: { [idempotencyKeyHeader]: randomUUID() } };
  const request = { ...at(), body: { userID: heir.id } };
  for (let sent = 0; sent < 3; sent += 1) await api.client(owner.token)(offerOwnership, request, key);
  expect(await mailAll()).toHaveLength(2);
});

test('whatever happens at once, there is one owner, and whoever was told that it is done is right', async () => {
  for (let round = 0; round < 12; round += 1) {
    const shared = await aBusiness();
    const [one, other] = [await aMember(shared, 'owner'), await aMember(shared, 'member')];
    const params = { businessID: shared, userID: one.id };
    await offer(one, other.id, shared);
    const [accepted, again, left, stopped] = await Promise.allSettled([
      accept(other, shared),
      accept(other, shared),
      one.call(removeMember, { params }),
      round % 2 === 0
        ? one.call(cancelTransfer, at(shared))
        : other.call(removeMember, { params: { ...params, userID: other.id } }),
    ]);
    const roles = await rolesIn(shared);
    expect(Object.values(roles).filter((role) => role === 'owner')).toHaveLength(1);
    const changed = accepted.status === 'fulfilled' || again.status === 'fulfilled';
    // Both say so or neither does, unless what ran between them ended it.
    if (stopped.status === 'fulfilled') expect(changed && round % 2 === 0).toBe(false);
    expect(roles[other.id] === 'owner').toBe(changed);
    expect(one.id in roles).toBe(left.status === 'rejected');
    for (const refused of [accepted, again, left, stopped])
      if (refused.status === 'rejected') expect([403, 404, 409]).toContain(refused.reason.status);
  }
});
