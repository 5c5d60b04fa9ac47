import {
  chooseFollowed,
  chooseNewsfeed,
  countNewPosts,
  exportPerson,
  follow,
  forgetPerson,
  loadNewsfeed,
  makePost,
  mute,
  type NewsfeedChoice,
  removePost,
  restorePost,
  unfollow,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { fillFeeds } from '../feed/fill-feeds.ts';
import { findNews } from '../feed/find-news.ts';
import { feedsOf } from '../feed/testing-feeds.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { aBusiness, aMember } = membersIn(api);
const { fillAll } = feedsOf(api);

interface Reader {
  id: string;
  call: typeof api.call;
}
const somebody = async (): Promise<Reader> => api.signIn({ id: await rows.aPerson() });
const post = async ({ call }: Reader, content: string, businessID?: string) => {
  const { postID } = await call(makePost, { body: { content, ...(businessID && { businessID }) } });
  await fillAll();
  return postID;
};
const followIt = async ({ call }: Reader, resourceType: 'business' | 'user', resourceID: string) => {
  await call(follow, { params: { resourceType }, body: { resourceID } });
  await fillAll();
};
const feed = async ({ call }: Reader, query: { nextID?: string; choice?: NewsfeedChoice } = {}) =>
  call(loadNewsfeed, { query });
const contents = async (...of: Parameters<typeof feed>) =>
  (await feed(...of)).items.map(({ content }) => content);

test('a feed has what those one follows post, and what one posts oneself, the last first', async () => {
  const [reader, friend, other] = [await somebody(), await somebody(), await somebody()];
  expect(await feed(reader)).toMatchObject({ items: [], choice: 'following', follows: false });
  await followIt(reader, 'user', friend.id);
  await post(friend, 'One.');
  await post(other, 'Not followed.');
  await post(reader, 'Mine.');
  await post(friend, 'Two.');
  expect(await contents(reader)).toEqual(['Two.', 'Mine.', 'One.']);
  expect((await feed(reader)).follows).toBe(true);
  expect(await contents(other)).toEqual(['Not followed.']);
});

test('one’s own post is there before any job has run', async () => {
  const author = await somebody();
  await author.call(makePost, { body: { content: 'At once.' } });
  expect(await contents(author)).toEqual(['At once.']);
});

test('whoever begins to follow finds the latest posts; whoever ends it finds none, and nothing of what they chose not to see', async () => {
  const [reader, owner] = [await somebody(), await somebody()];
  const businessID = await aBusiness();
  const { call } = await aMember(businessID, 'owner');
  await post({ id: owner.id, call }, 'Before.', businessID);
  await followIt(reader, 'business', businessID);
  expect(await contents(reader)).toEqual(['Before.']);
  const params = { id: businessID };
  const wants = (posts: boolean) =>
    reader.call(chooseFollowed, { params, body: { posts, products: true, certificates: true } });
  await wants(false);
  expect(await contents(reader)).toEqual([]);
  await wants(true);
  expect(await contents(reader)).toEqual(['Before.']);
  await reader.call(unfollow, { params });
  expect(await contents(reader)).toEqual([]);
});

test('a removed post is in no feed, and is where it was when it comes back', async () => {
  const [reader, friend] = [await somebody(), await somebody()];
  await followIt(reader, 'user', friend.id);
  const postID = await post(friend, 'One.');
  await post(friend, 'Two.');
  await friend.call(removePost, { body: { postID } });
  expect(await contents(reader)).toEqual(['Two.']);
  await friend.call(restorePost, { params: { postID } });
  expect(await contents(reader)).toEqual(['Two.', 'One.']);
});

test('a feed is read page by page, and each post once', async () => {
  const [reader, friend] = [await somebody(), await somebody()];
  await followIt(reader, 'user', friend.id);
  for (let number = 1; number <= 23; number += 1)
    await friend.call(makePost, { body: { content: String(number) } });
  await fillAll();
  const pages: string[][] = [];
  let nextID: string | undefined;
  do {
    const page = await feed(reader, { ...(nextID && { nextID }) });
    pages.push(page.items.map(({ content }) => content));
    nextID = page.nextID;
  } while (nextID);
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
  expect(pages.flat()).toEqual(Array.from({ length: 23 }, (_, index) => String(23 - index)));
  await expect(feed(reader, { nextID: 'nothing' })).rejects.toMatchObject({ status: 400 });
});

test('the posts of who is followed by very many are read where they stand, and mixed in by time', async () => {
  const [reader, friend, famous] = [await somebody(), await somebody(), await somebody()];
  await followIt(reader, 'user', friend.id);
  await followIt(reader, 'user', famous.id);
  await post(friend, 'One.');
  const { postID } = await famous.call(makePost, { body: { content: 'Two.' } });
  await fillFeeds(api, postID, { filledAtMost: 0, partSize: 1 });
  await post(friend, 'Three.');
  // Filled as well it is there once.
  await fillAll();
  expect(await contents(reader)).toEqual(['Three.', 'Two.', 'One.']);
  await reader.call(unfollow, { params: { id: famous.id } });
  expect(await contents(reader)).toEqual(['Three.', 'One.']);
});

test('each follower’s feed is filled once, in parts, however often it is done', async () => {
  const author = await somebody();
  const readers: Reader[] = [];
  for (let number = 0; number < 5; number += 1) {
    const reader = await somebody();
    await followIt(reader, 'user', author.id);
    readers.push(reader);
  }
  const { postID } = await author.call(makePost, { body: { content: 'To all.' } });
  for (let times = 0; times < 2; times += 1) await fillFeeds(api, postID, { partSize: 2 });
  for (const reader of readers) expect(await contents(reader)).toEqual(['To all.']);
});

test('beside those one follows there are one’s industries and all; what was chosen stays', async () => {
  const reader = await somebody();
  await api.db.updateTable('people').set({ industry_id: '0009' }).where('id', '=', reader.id).execute();
  const [same, other] = [
    await aBusiness({ industry_id: '0009', categories: [] }),
    await aBusiness({ industry_id: '0010', categories: [] }),
  ];
  const [ofSame, ofOther] = [await aMember(same, 'owner'), await aMember(other, 'owner')];
  await post(ofSame, 'Beauty.', same);
  await post(ofOther, 'Fashion.', other);
  expect(await contents(reader, { choice: 'following' })).toEqual([]);
  expect(await contents(reader, { choice: 'industries' })).toEqual(['Beauty.']);
  expect((await contents(reader, { choice: 'all' })).slice(0, 2)).toEqual(['Fashion.', 'Beauty.']);
  await reader.call(chooseNewsfeed, { body: { choice: 'industries' } });
  expect(await feed(reader)).toMatchObject({ choice: 'industries', items: [{ content: 'Beauty.' }] });
  const { newsfeed } = await api.asService(exportPerson, { params: { personID: reader.id } });
  expect(newsfeed).toEqual({ choice: 'industries' });
});

test('what others posted since a feed was loaded is counted', async () => {
  const [reader, friend] = [await somebody(), await somebody()];
  await followIt(reader, 'user', friend.id);
  await post(friend, 'One.');
  const { newest } = await feed(reader);
  const count = async () =>
    (await reader.call(countNewPosts, { query: { choice: 'following', ...(newest && { since: newest }) } }))
      .count;
  expect(await count()).toBe(0);
  await post(friend, 'Two.');
  await post(reader, 'Mine.');
  await post(friend, 'Three.');
  expect(await count()).toBe(2);
});

test('who is forgotten has no feed any more, and is in no other', async () => {
  const [reader, friend] = [await somebody(), await somebody()];
  await followIt(reader, 'user', friend.id);
  await post(friend, 'One.');
  await api.asService(forgetPerson, { params: { personID: friend.id } });
  expect(await contents(reader)).toEqual([]);
  await api.asService(forgetPerson, { params: { personID: reader.id } });
  const left = await api.db
    .selectFrom('feed_items')
    .select('item_id')
    .where('person_id', '=', reader.id)
    .execute();
  expect(left).toEqual([]);
});

const newsOf = async (reader: Reader) =>
  (await feed(reader)).news.map(({ kind, count, shown }) => ({
    kind,
    count,
    names: shown.map(({ name }) => name),
  }));
const tell = async () => {
  await findNews(api);
  await fillAll();
};
const wants = ({ call }: Reader, id: string, products: boolean, certificates: boolean) =>
  call(chooseFollowed, { params: { id }, body: { posts: true, products, certificates } });
/** What a business published so many hours ago. */
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const aCertificate = (business_id: string, name: string) =>
  api.db.insertInto('certificates').values({ business_id, name, issue_date: '2026-01-01' }).execute();

test('what a followed business publishes within 24 hours is one item of each kind, with what is still public of it', async () => {
  const [reader, other] = [await somebody(), await somebody()];
  const business_id = await aBusiness();
  await rows.aProduct({
    business_id,
    name: 'Before anybody followed',
    created_at: ago(100),
    listed_at: ago(90),
  });
  await followIt(reader, 'business', business_id);
  for (const [name, hours] of [
    ['Bearing', 5],
    ['Valve', 4],
    ['Pump', 3],
    ['Seal', 2],
  ] as const)
    await rows.aProduct({ business_id, name, created_at: ago(hours), listed_at: ago(hours) });
  await aCertificate(business_id, 'ISO 9001');
  for (let times = 0; times < 2; times += 1) await tell();
  const later = await rows.aProduct({ business_id, name: 'Hose' });
  await tell();
  expect(await newsOf(reader)).toEqual([
    { kind: 'certificates', count: 1, names: ['ISO 9001'] },
    { kind: 'products', count: 5, names: ['Bearing', 'Valve', 'Pump'] },
  ]);
  const [, products] = (await feed(reader)).news;
  expect(products).toMatchObject({ business: { businessID: business_id } });
  expect(products?.shown[0]?.productID).toBeDefined();
  expect(await newsOf(other)).toEqual([]);
  await api.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', later).execute();
  expect((await newsOf(reader))[1]?.count).toBe(4);
  await api.db.deleteFrom('certificates').where('business_id', '=', business_id).execute();
  expect((await newsOf(reader)).map(({ kind }) => kind)).toEqual(['products']);
});

test('news are told of what a follower wants, and of nothing of a business they muted', async () => {
  const reader = await somebody();
  const business_id = await aBusiness();
  await followIt(reader, 'business', business_id);
  await rows.aProduct({ business_id, name: 'Bearing' });
  await aCertificate(business_id, 'ISO 9001');
  await tell();
  const kinds = async () => (await newsOf(reader)).map(({ kind }) => kind).sort();
  expect(await kinds()).toEqual(['certificates', 'products']);
  await wants(reader, business_id, false, true);
  expect(await kinds()).toEqual(['certificates']);
  await wants(reader, business_id, true, false);
  expect(await kinds()).toEqual(['products']);
  await reader.call(mute, { params: { id: business_id }, body: { resourceType: 'business' } });
  expect(await kinds()).toEqual([]);
  // They are no posts, and counted as none.
  expect(await reader.call(countNewPosts, { query: { choice: 'following' } })).toEqual({ count: 0 });
});

test('whoever begins to follow finds the latest news; what membership hid, archived or showed long after it was added is not new', async () => {
  const [reader, late] = [await somebody(), await somebody()];
  const business_id = await aBusiness();
  await followIt(reader, 'business', business_id);
  await rows.aProduct({ business_id, name: 'Bearing' });
  const old = await rows.aProduct({ business_id, name: 'Old', created_at: ago(24 * 60), listed_at: null });
  const archive = (archived_at: Date | null) =>
    api.db.updateTable('products').set({ archived_at }).where('id', '=', old).execute();
  await archive(new Date());
  await archive(null);
  await tell();
  await followIt(late, 'business', business_id);
  for (const each of [reader, late])
    expect(await newsOf(each)).toEqual([{ kind: 'products', count: 1, names: ['Bearing'] }]);
});

test('the news of whom very many follow are read where they stand', async () => {
  const reader = await somebody();
  const business_id = await aBusiness();
  await followIt(reader, 'business', business_id);
  await rows.aProduct({ business_id, name: 'Bearing' });
  await findNews(api);
  const { id } = await api.db
    .selectFrom('business_news')
    .select('id')
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow();
  await fillFeeds(api, id, { filledAtMost: 0, partSize: 1 });
  expect((await newsOf(reader)).length).toBe(1);
  await fillAll();
  expect((await newsOf(reader)).length, 'filled as well it is there once').toBe(1);
});
