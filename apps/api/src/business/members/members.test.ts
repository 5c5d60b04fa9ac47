import { randomUUID } from 'node:crypto';
import {
  createClient,
  forgetPerson,
  getBusinessProfile,
  listSoleBusinesses,
  transferBusinesses,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { membersIn } from './testing-members.ts';

let owner: string;
let admin: string;
let stranger: string;
let business: string;

const api = await sharedApi();
const { join, rolesIn, ...rows } = membersIn(api);
const ask = api.asService;
beforeEach(async () => {
  [owner, admin, stranger] = [await rows.aPerson(), await rows.aPerson(), await rows.aPerson()];
  business = await rows.aBusiness({ company_name: 'Reductores', origin: 'imported' });
  await join(business, owner, 'owner');
  await join(business, admin, 'admin');
});

async function isClaimed(businessID: string): Promise<boolean> {
  const { claimed_at } = await api.db
    .selectFrom('businesses')
    .select('claimed_at')
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();
  const { claimed } = await api.call(getBusinessProfile, { params: { businessID } });
  expect(claimed).toBe(claimed_at !== null);
  return claimed;
}

const listOf = (personID: string) => ask(listSoleBusinesses, { params: { personID } });
const transfer = (personID: string, ...heirs: [businessID: string, heirID: string][]) =>
  ask(transferBusinesses, {
    params: { personID },
    body: { heirs: heirs.map(([businessID, heirID]) => ({ businessID, heirID })) },
  });
const forget = (personID: string) => ask(forgetPerson, { params: { personID } });

test('a business is claimed from its first owner on until its last is gone', async () => {
  const another = await rows.aBusiness({ origin: 'imported' });
  expect(await isClaimed(another)).toBe(false);
  await join(another, admin, 'member');
  expect(await isClaimed(another)).toBe(false);
  await join(another, owner, 'owner');
  await join(another, stranger, 'owner');
  expect(await isClaimed(another)).toBe(true);
  const leave = (person: string) =>
    api.db
      .deleteFrom('business_members')
      .where('business_id', '=', another)
      .where('person_id', '=', person)
      .execute();
  await leave(owner);
  expect(await isClaimed(another)).toBe(true);
  const demote = api.db.updateTable('business_members').set({ role: 'admin' });
  await demote.where('business_id', '=', another).where('person_id', '=', stranger).execute();
  expect(await isClaimed(another)).toBe(false);
});

test('of two owners who leave at once the last one out leaves it unclaimed', async () => {
  for (let round = 0; round < 10; round += 1) {
    const shared = await rows.aBusiness();
    const owners = [await rows.aPerson(), await rows.aPerson()];
    for (const person of owners) await join(shared, person, 'owner');
    await Promise.all(owners.map(forget));
    expect(await rolesIn(shared)).toEqual({});
    expect(await isClaimed(shared)).toBe(false);
  }
});

test('listed are the businesses only this person owns, each with its other members', async () => {
  const shared = await rows.aBusiness();
  await join(shared, owner, 'owner');
  await join(shared, stranger, 'owner');
  const worksFor = await rows.aBusiness();
  await join(worksFor, owner, 'admin');
  const alone = await rows.aBusiness({ company_name: 'Alone' });
  await join(alone, owner, 'owner');
  expect(await listOf(owner)).toEqual([
    { businessID: alone, companyName: 'Alone', members: [] },
    {
      businessID: business,
      companyName: 'Reductores',
      members: [{ userID: admin, firstName: 'Ada', lastName: 'Example', role: 'admin' }],
    },
  ]);
  expect(await listOf(admin)).toEqual([]);
  expect(await listOf(randomUUID())).toEqual([]);
});

test('an owner hands over to a member and stays as administrator, told once or often', async () => {
  await Promise.all(Array.from({ length: 5 }, () => transfer(owner, [business, admin])));
  await transfer(owner, [business.toUpperCase(), admin.toUpperCase()]);
  expect(await rolesIn(business)).toEqual({ [owner]: 'admin', [admin]: 'owner' });
  expect(await listOf(owner)).toEqual([]);
  expect(await isClaimed(business)).toBe(true);
});

test('who is no member of that business inherits nothing, and the others of the same wish neither', async () => {
  const second = await rows.aBusiness();
  await join(second, owner, 'owner');
  await join(second, stranger, 'member');
  const before = [await rolesIn(business), await rolesIn(second)];
  const refusals: [string, [string, string][], [string, string]][] = [
    ['a member of another business', [[business, stranger]], [business, 'notAMember']],
    ['somebody unknown', [[business, randomUUID()]], [business, 'notAMember']],
    ['the owner', [[business, owner]], [business, 'notAMember']],
    [
      'one of two',
      [
        [second, stranger],
        [business, stranger],
      ],
      [business, 'notAMember'],
    ],
    [
      'two heirs',
      [
        [business, admin],
        [business, admin],
      ],
      [business, 'namedTwice'],
    ],
    [
      'an unknown business',
      [
        [second, stranger],
        [owner, admin],
      ],
      [owner, 'notOwned'],
    ],
  ];
  for (const [what, heirs, [field, code]] of refusals) {
    await expect(transfer(owner, ...heirs), what).rejects.toMatchObject({
      errorName: 'BadRequest',
      issues: [{ in: 'body', field, code }],
    });
  }
  expect([await rolesIn(business), await rolesIn(second)]).toEqual(before);
});

test('who does not own a business hands nothing over', async () => {
  const person = await rows.aPerson();
  await join(business, person, 'member');
  const before = await rolesIn(business);
  for (const [from, heir] of [
    [admin, person],
    [person, admin],
    [stranger, admin],
    [randomUUID(), admin],
  ] as const) {
    await expect(transfer(from, [business, heir])).rejects.toMatchObject({
      issues: [{ field: business, code: 'notOwned' }],
    });
  }
  expect(await rolesIn(business)).toEqual(before);
});

test('who owns a business alone and is deleted leaves it unclaimed, and its other members stay', async () => {
  const member = await rows.aPerson();
  await join(business, member, 'member');
  await forget(owner);
  await forget(owner);
  expect(await rolesIn(business)).toEqual({ [admin]: 'admin', [member]: 'member' });
  expect(await isClaimed(business)).toBe(false);
  const { origin } = await api.call(getBusinessProfile, { params: { businessID: business } });
  expect(origin).toBe('imported');
});

test('deletions and transfers at once leave each business with an owner or unclaimed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, heir] = [await rows.aPerson(), await rows.aPerson()];
    const owned = await Promise.all(Array.from({ length: 4 }, () => rows.aBusiness()));
    for (const id of owned) {
      await join(id, one, 'owner');
      await join(id, heir, 'member');
    }
    await Promise.allSettled([
      transfer(one, ...owned.toReversed().map((id): [string, string] => [id, heir])),
      forget(heir),
    ]);
    for (const id of owned) {
      expect(await rolesIn(id)).not.toHaveProperty(heir);
      expect(await isClaimed(id)).toBe(Object.values(await rolesIn(id)).includes('owner'));
    }
  }
});

test('only services of ours may ask and tell', async () => {
  const { token } = await api.signIn({ id: owner });
  const headers = { 'x-forwarded-for': '192.0.2.1', 'wbn-auth': token };
  const outside = createClient({ baseUrl: api.url.replace('/api/v1', ''), headers });
  const params = { personID: owner };
  const heirs = [{ businessID: business, heirID: admin }];
  await expect(outside(listSoleBusinesses, { params })).rejects.toMatchObject({ status: 404 });
  await expect(outside(transferBusinesses, { params, body: { heirs } })).rejects.toMatchObject({
    status: 404,
  });
  expect(await rolesIn(business)).toMatchObject({ [owner]: 'owner' });
});
