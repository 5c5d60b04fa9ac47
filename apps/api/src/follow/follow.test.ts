import {
  chooseFollowed,
  exportPerson,
  follow,
  forgetPerson,
  getFollowSummary,
  listFollowed,
  unfollow,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

async function somebody(name?: { first_name: string; last_name: string }) {
  const id = await rows.aPerson(name);
  return api.signIn({ id });
}

const everything = { posts: true, products: true, certificates: true };
const of = (id: string) => ({ params: { id } });

test.each([
  ['business', () => rows.aBusiness()],
  ['user', () => rows.aPerson()],
] as const)('a %s is followed once, chosen from, and followed no more', async (resourceType, make) => {
  const id = await make();
  const { call } = await somebody();
  const followIt = () => call(follow, { params: { resourceType }, body: { resourceID: id } });
  expect(await call(getFollowSummary, of(id))).toEqual({ followers: 0 });
  const first = await followIt();
  expect(first).toMatchObject({ followers: 1, follow: everything });
  expect(await followIt()).toEqual(first);
  const chosen = { posts: true, products: false, certificates: false };
  expect((await call(chooseFollowed, { ...of(id), body: chosen })).follow).toMatchObject(chosen);
  expect(await call(getFollowSummary, of(id)), 'as it is now').toMatchObject({
    followers: 1,
    follow: chosen,
  });
  expect(await api.call(getFollowSummary, of(id)), 'visitors see the number alone').toEqual({ followers: 1 });
  for (let times = 0; times < 2; times += 1) expect(await call(unfollow, of(id))).toEqual({ followers: 0 });
  const notFound = { status: 404, errorName: 'NotFound' };
  await expect(call(chooseFollowed, { ...of(id), body: chosen })).rejects.toMatchObject(notFound);
});

test('a follow ends by its own id as well, and by that of somebody else never', async () => {
  const id = await rows.aBusiness();
  const [one, other] = [await somebody(), await somebody()];
  const params = { resourceType: 'business' } as const;
  await one.call(follow, { params, body: { resourceID: id } });
  const { follow: ofOther } = await other.call(follow, { params, body: { resourceID: id } });
  await one.call(unfollow, of(ofOther?.followID ?? ''));
  expect(await api.call(getFollowSummary, of(id))).toEqual({ followers: 2 });
  expect(await other.call(unfollow, of(ofOther?.followID ?? ''))).toEqual({ followers: 1 });
});

test('nobody follows themselves, nor what is not there', async () => {
  const { id, call } = await somebody();
  const user = { resourceType: 'user' } as const;
  await expect(call(follow, { params: user, body: { resourceID: id } })).rejects.toMatchObject({
    status: 400,
  });
  const business = await rows.aBusiness();
  await expect(call(follow, { params: user, body: { resourceID: business } })).rejects.toMatchObject({
    status: 404,
  });
});

test('whom one follows is listed page by page, the last first', async () => {
  const { call } = await somebody();
  const ids = [
    await rows.aBusiness({ company_name: 'Aldous' }),
    await rows.aPerson({ first_name: 'Bea', last_name: 'Ott' }),
    await rows.aBusiness({ company_name: 'Cedric' }),
  ];
  for (const [place, resourceID] of ids.entries())
    await call(follow, { params: { resourceType: place === 1 ? 'user' : 'business' }, body: { resourceID } });
  const first = await call(listFollowed, { query: { size: 2 } });
  const rest = await call(listFollowed, { query: { size: 2, ...(first.next && { after: first.next }) } });
  const named = [...first.followed, ...rest.followed].map(({ author }) =>
    'general' in author ? author.general.companyName : author.firstName,
  );
  expect(named).toEqual(['Cedric', 'Bea', 'Aldous']);
  expect(rest.next).toBeUndefined();
});

test('an archive holds whom its person follows; who is forgotten follows and is followed no more', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const business = await rows.aBusiness();
  await one.call(follow, { params: { resourceType: 'business' }, body: { resourceID: business } });
  await other.call(follow, { params: { resourceType: 'user' }, body: { resourceID: one.id } });
  const { follows } = await api.asService(exportPerson, { params: { personID: one.id } });
  expect(follows).toMatchObject([{ resourceType: 'business', resourceID: business, ...everything }]);
  await api.asService(forgetPerson, { params: { personID: one.id } });
  expect(await api.call(getFollowSummary, of(business))).toEqual({ followers: 0 });
  expect((await other.call(listFollowed, { query: { size: 20 } })).followed).toEqual([]);
});
