import { randomUUID } from 'node:crypto';
import {
  acceptConnection,
  block,
  blockParty,
  connect,
  countNewPosts,
  exportPerson,
  follow,
  getBlocking,
  getFollowSummary,
  getPost,
  hidePost,
  inquirySubjects,
  listBlockedAmong,
  listBlockedParties,
  listComments,
  listConnectionRequests,
  listConnections,
  listHiddenPosts,
  listLatestPosts,
  listLikes,
  listMuted,
  listNotifications,
  loadNewsfeed,
  loadTimeline,
  makeComment,
  makePost,
  mute,
  pinPost,
  react,
  searchPeople,
  sendInquiry,
  unblockParty,
  unhidePost,
  unmute,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { feedsOf } from '../feed/testing-feeds.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { aBusiness, aMember } = membersIn(api);
const { fillAll } = feedsOf(api);

const somebody = async (given: object = {}) => api.signIn({ id: await rows.aPerson(given) });
type Somebody = Awaited<ReturnType<typeof somebody>>;

const notFound = { status: 404, errorName: 'NotFound' };
const forbidden = { status: 403, errorName: 'Forbidden' };
const conflict = { status: 409, errorName: 'Conflict' };
const badRequest = { status: 400, errorName: 'BadRequest' };

const posting = async ({ call }: Somebody, content: string, as: { businessID?: string } = {}) =>
  (await call(makePost, { body: { content, ...as } })).postID;
const ofPost = (postID: string) => ({ params: { postID } });
const contentsOf = (items: readonly { content: string }[]) => items.map(({ content }) => content);
const feedOf = async ({ call }: Somebody, choice: 'following' | 'all' = 'all') =>
  contentsOf((await call(loadNewsfeed, { query: { choice } })).items);
const timelineOf = async ({ call }: Pick<Somebody, 'call'>, id: string) => {
  const { items, pinned } = await call(loadTimeline, { params: { id }, query: { size: 10 } });
  return contentsOf(pinned ? [pinned, ...items] : items);
};
const commentsOn = async ({ call }: Pick<Somebody, 'call'>, resourceID: string) =>
  contentsOf((await call(listComments, { params: { resourceID }, query: { skip: 0, size: 10 } })).comments);
const commenting = ({ call }: Somebody, resourceID: string, content: string, as = {}) =>
  call(makeComment, { body: { resourceType: 'post', resourceID, content, ...as } });
const blockBy = ({ call }: Somebody, id: string, resourceType: 'user' | 'business' = 'user', as = {}) =>
  call(block, { params: { id }, body: { resourceType, ...as } });
const muting = ({ call }: Somebody, id: string, resourceType: 'user' | 'business' = 'user') =>
  call(mute, { params: { id }, body: { resourceType } });
const page = { query: { size: 20 } };

test('a hidden post is gone from the newsfeed and the timeline of who hid it alone, and comes back', async () => {
  const [author, reader, other] = [await somebody(), await somebody(), await somebody()];
  const [staying, hidden] = [`Stays ${randomUUID()}`, `Goes ${randomUUID()}`];
  await posting(author, staying);
  const postID = await posting(author, hidden);
  await author.call(pinPost, ofPost(postID));
  for (let times = 0; times < 2; times += 1)
    expect(await reader.call(hidePost, ofPost(postID))).toEqual({ postID, isHidden: true });
  expect(await feedOf(reader)).toContain(staying);
  expect(await feedOf(reader)).not.toContain(hidden);
  expect(await timelineOf(reader, author.id)).toEqual([staying]);
  for (const { call } of [other, author, api])
    expect(await timelineOf({ call }, author.id)).toEqual([hidden, hidden, staying]);
  expect(await feedOf(other)).toContain(hidden);
  // Whoever opens it by its address reads it.
  expect((await reader.call(getPost, ofPost(postID))).content).toBe(hidden);
  expect(await reader.call(listHiddenPosts, page)).toEqual({
    hidden: [
      {
        postID,
        content: hidden,
        author: expect.objectContaining({ userID: author.id }),
        since: expect.any(String),
      },
    ],
  });
  expect((await other.call(listHiddenPosts, page)).hidden).toEqual([]);
  await reader.call(unhidePost, ofPost(postID));
  expect(await feedOf(reader)).toContain(hidden);
  await expect(reader.call(hidePost, ofPost(randomUUID()))).rejects.toMatchObject(notFound);
});

test('whom somebody muted is read no more in their newsfeed and in comments, on their own timeline still; they are not told', async () => {
  const [loud, reader, other] = [await somebody(), await somebody(), await somebody()];
  await reader.call(follow, { params: { resourceType: 'user' }, body: { resourceID: loud.id } });
  const said = `Loud ${randomUUID()}`;
  const postID = await posting(loud, said);
  await fillAll();
  expect(await feedOf(reader, 'following')).toEqual([said]);
  const own = await posting(reader, `Own ${randomUUID()}`);
  await commenting(loud, own, 'Loud comment.');
  for (let times = 0; times < 2; times += 1)
    expect(await muting(reader, loud.id)).toEqual({ id: loud.id, isMuted: true });
  expect(await feedOf(reader, 'following')).not.toContain(said);
  expect(await feedOf(reader)).not.toContain(said);
  expect(await reader.call(countNewPosts, { query: { choice: 'following' } })).toEqual({ count: 0 });
  expect(await commentsOn(reader, own)).toEqual([]);
  for (const { call } of [other, loud, api])
    expect(await commentsOn({ call }, own)).toEqual(['Loud comment.']);
  expect(await timelineOf(reader, loud.id)).toEqual([said]);
  // They write on as before, and the one who muted them is not told.
  await reader.call(follow, { params: { resourceType: 'user' }, body: { resourceID: other.id } });
  const before = (await reader.call(listNotifications, { query: { size: 30 } })).notifications;
  const later = await posting(reader, `Later ${randomUUID()}`);
  await commenting(loud, later, 'Loud again.');
  expect((await reader.call(listNotifications, { query: { size: 30 } })).notifications).toEqual(before);
  await react1(reader, postID);
  expect(await reader.call(listMuted, page)).toEqual({
    muted: [{ author: expect.objectContaining({ userID: loud.id }), since: expect.any(String) }],
  });
  expect(await reader.call(getBlocking, { params: { id: loud.id } })).toEqual({
    isMuted: true,
    isBlocked: false,
  });
  expect(await loud.call(getBlocking, { params: { id: reader.id } })).toEqual({
    isMuted: false,
    isBlocked: false,
  });
  await reader.call(unmute, { params: { id: loud.id } });
  expect(await feedOf(reader, 'following')).toContain(said);
  expect(await commentsOn(reader, own)).toEqual(['Loud comment.']);
  await expect(muting(reader, reader.id)).rejects.toMatchObject(badRequest);
  await expect(muting(reader, randomUUID())).rejects.toMatchObject(notFound);
});

const react1 = ({ call }: Somebody, resourceID: string) =>
  call(react, { params: { resourceType: 'post' }, body: { resourceID, reactionType: 'like' } });

test('a muted business is read no more, its people are', async () => {
  const businessID = await aBusiness({ company_name: 'Loud Bearings' });
  const owner = await aMember(businessID, 'owner');
  const reader = await somebody();
  const [asBusiness, asPerson] = [`Business ${randomUUID()}`, `Person ${randomUUID()}`];
  await posting(owner, asBusiness, { businessID });
  await posting(owner, asPerson);
  await muting(reader, businessID, 'business');
  expect(await feedOf(reader)).not.toContain(asBusiness);
  expect(await feedOf(reader)).toContain(asPerson);
});

test('of two of whom one blocked the other neither reads the other: newsfeed, timeline, post, comments and likes', async () => {
  const [one, two, third] = [await somebody(), await somebody(), await somebody()];
  const post = {
    one: await posting(one, `One ${randomUUID()}`),
    two: await posting(two, `Two ${randomUUID()}`),
  };
  const ground = await posting(third, `Ground ${randomUUID()}`);
  await commenting(one, ground, 'From one.');
  await commenting(two, ground, 'From two.');
  for (const liker of [one, two]) await react1(liker, ground);
  const likers = async ({ call }: Somebody) =>
    (await call(listLikes, { params: { resourceID: ground }, query: { size: 20 } })).likes.map(
      ({ author }) => 'userID' in author && author.userID,
    );
  for (let times = 0; times < 2; times += 1)
    expect(await blockBy(one, two.id)).toEqual({ id: two.id, isBlocked: true });
  for (const [reader, other, otherPost, ownComment] of [
    [one, two, post.two, 'From one.'],
    [two, one, post.one, 'From two.'],
  ] as const) {
    const feed = await reader.call(loadNewsfeed, { query: { choice: 'all' } });
    expect(feed.items.map(({ postID }) => postID)).not.toContain(otherPost);
    expect(await timelineOf(reader, other.id)).toEqual([]);
    await expect(reader.call(getPost, ofPost(otherPost))).rejects.toMatchObject(notFound);
    expect(await commentsOn(reader, ground)).toEqual([ownComment]);
    expect(await likers(reader)).toEqual([reader.id]);
  }
  // Nobody else sees anything of it, and pages for visitors stay public.
  for (const { call } of [third, api]) {
    expect(await commentsOn({ call }, ground)).toEqual(['From two.', 'From one.']);
    expect((await call(getPost, ofPost(post.two))).postID).toBe(post.two);
  }
  expect(await one.call(getBlocking, { params: { id: two.id } })).toMatchObject({ isBlocked: true });
  expect(await two.call(getBlocking, { params: { id: one.id } })).toMatchObject({ isBlocked: false });
  await one.call(unblockParty, { params: { partyID: two.id }, query: {} });
  expect(await commentsOn(two, ground)).toEqual(['From two.', 'From one.']);
});

test('blocked people do not find one another, neither in the search nor in lists made for everybody', async () => {
  const last_name = `Quartz${randomUUID().slice(0, 6)}`;
  const [one, two] = [
    await somebody({ first_name: 'Ida', last_name }),
    await somebody({ first_name: 'Ole', last_name }),
  ];
  await blockBy(one, two.id);
  const found = async (call: typeof api.call) =>
    (await call(searchPeople, { body: { textQuery: last_name, skip: 0, size: 10 } })).items
      .map(({ userID }) => userID)
      .sort();
  expect(await found(one.call)).toEqual([one.id]);
  expect(await found(two.call)).toEqual([two.id]);
  expect(await found(api.call)).toEqual([one.id, two.id].sort());
  const ids = `${one.id},${two.id},${randomUUID()}`;
  expect(await one.call(listBlockedAmong, { query: { ids } })).toEqual({ ids: [two.id] });
  expect(await two.call(listBlockedAmong, { query: { ids } })).toEqual({ ids: [one.id] });
});

test('on pages of one another blocked people read no last posts, and like neither each other nor what they say', async () => {
  const [one, two, ground] = [await somebody(), await somebody(), await somebody()];
  const content = `Last ${randomUUID()}`;
  await posting(one, content);
  const postID = await posting(ground, `Ground ${randomUUID()}`);
  const { commentID } = await commenting(one, postID, 'From one.');
  const latest = async ({ call }: Pick<Somebody, 'call'>) =>
    contentsOf((await call(listLatestPosts, { params: { id: one.id } })).latest);
  const liking = ({ call }: Somebody, resourceType: 'user' | 'comment', resourceID: string, as = {}) =>
    call(react, { params: { resourceType }, body: { resourceID, reactionType: 'like', ...as } });
  await liking(two, 'comment', commentID);
  await blockBy(one, two.id);
  expect(await latest(two)).toEqual([]);
  for (const reader of [one, ground, api]) expect(await latest(reader)).toEqual([content]);
  const second = `Second ${randomUUID()}`;
  const hidden = await posting(one, second);
  await ground.call(hidePost, { params: { postID: hidden } });
  expect(await latest(ground)).toEqual([content]);
  for (const reader of [one, api]) expect(await latest(reader)).toEqual([second, content]);
  await expect(liking(two, 'user', one.id)).rejects.toMatchObject(notFound);
  await expect(liking(two, 'comment', commentID)).rejects.toMatchObject(notFound);
  await expect(liking(one, 'user', two.id)).rejects.toMatchObject(notFound);
  await liking(ground, 'user', one.id);
  const businessID = await aBusiness();
  const owner = await aMember(businessID, 'owner');
  await blockBy(one, businessID, 'business');
  await expect(liking(owner, 'user', one.id, { businessID })).rejects.toMatchObject(notFound);
  await liking(owner, 'user', one.id);
});

test('a block ends a connection, follows and requests of both sides; none can be asked, nor accepted', async () => {
  const [one, two, asker] = [await somebody(), await somebody(), await somebody()];
  const asking = (from: Somebody, to: Somebody) =>
    from.call(connect, { params: { resourceType: 'user' }, body: { resourceID: to.id } });
  const { connectionID } = await asking(one, two);
  await two.call(acceptConnection, { params: { connectionID }, body: {} });
  const followed = (from: Somebody, to: Somebody) =>
    from.call(follow, { params: { resourceType: 'user' }, body: { resourceID: to.id } });
  await followed(one, two);
  await followed(two, one);
  await blockBy(one, two.id);
  for (const { call } of [one, two]) expect((await call(listConnections, page)).connections).toEqual([]);
  for (const id of [one.id, two.id])
    expect(await api.call(getFollowSummary, { params: { id } })).toEqual({ followers: 0 });
  await expect(asking(one, two)).rejects.toMatchObject(conflict);
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    await expect(followed(from, to)).rejects.toMatchObject(notFound);
    // However the id is written.
    const body = { resourceID: to.id.toUpperCase() };
    await expect(from.call(follow, { params: { resourceType: 'user' }, body })).rejects.toMatchObject(
      notFound,
    );
  }
  // A request that waited is answered for good.
  const waiting = await asking(asker, one);
  await blockBy(one, asker.id);
  const received = await one.call(listConnectionRequests, { query: { size: 20 } });
  expect(received.connections).toEqual([]);
  await expect(
    one.call(acceptConnection, { params: { connectionID: waiting.connectionID }, body: {} }),
  ).rejects.toMatchObject(conflict);
});

test('there is one list of blocks: messages, comments and mentions of blocked ones do not arrive', async () => {
  const [one, two] = [await somebody({ first_name: 'Ida', last_name: 'Berg' }), await somebody()];
  await blockBy(one, two.id);
  expect(await one.call(listBlockedParties, page)).toMatchObject({ blocked: [{ party: { id: two.id } }] });
  const own = await posting(one, `Own ${randomUUID()}`);
  await expect(commenting(two, own, 'Hello.')).rejects.toMatchObject(notFound);
  const content = '@Ida Berg, have a look.';
  const mentions = [{ resourceType: 'user' as const, resourceID: one.id, name: 'Ida Berg' }];
  await two.call(makePost, { body: { content, mentions } });
  expect((await one.call(listNotifications, { query: { size: 30 } })).notifications).toEqual([]);
  await one.call(unblockParty, { params: { partyID: two.id }, query: {} });
  await two.call(makePost, { body: { content, mentions } });
  expect((await one.call(listNotifications, { query: { size: 30 } })).notifications).toMatchObject([
    { kind: 'post-mentioned' },
  ]);
});

test('whom a business blocks does not read it or write to it; who blocks in a conversation blocks everywhere', async () => {
  const businessID = await aBusiness({ company_name: 'Quiet Gears' });
  const [owner, member] = [await aMember(businessID, 'owner'), await aMember(businessID, 'member')];
  const buyer = await somebody();
  const said = `Quiet ${randomUUID()}`;
  const postID = await posting(owner, said, { businessID });
  await expect(blockBy(member, buyer.id, 'user', { businessID })).rejects.toMatchObject(forbidden);
  const ask = { to: businessID, subject: inquirySubjects[4], message: 'Please quote.' };
  const { requestID: rid } = await buyer.call(sendInquiry, { body: ask });
  await owner.call(blockParty, { params: { rid }, query: { bid: businessID } });
  expect(await feedOf(buyer)).not.toContain(said);
  await expect(buyer.call(getPost, ofPost(postID))).rejects.toMatchObject(notFound);
  await expect(buyer.call(sendInquiry, { body: ask })).rejects.toMatchObject(conflict);
  // The business blocked them, its people as themselves did not.
  expect(await commentsOn(member, postID)).toEqual([]);
  const asPerson = await posting(owner, `Person ${randomUUID()}`);
  expect((await buyer.call(getPost, ofPost(asPerson))).postID).toBe(asPerson);
  // The other way: somebody blocks a business, and is not written to by it.
  const wary = await somebody();
  await blockBy(wary, businessID, 'business');
  expect(await feedOf(wary)).not.toContain(said);
  await expect(wary.call(sendInquiry, { body: ask })).rejects.toMatchObject(conflict);
  await expect(blockBy(owner, businessID, 'business')).rejects.toMatchObject(badRequest);
  await expect(blockBy(owner, owner.id)).rejects.toMatchObject(badRequest);
  await expect(blockBy(owner, randomUUID())).rejects.toMatchObject(notFound);
});

test('a business neither comments on nor likes what those wrote whom it is kept apart from; its people do as themselves', async () => {
  const names = ['Calm Gears', 'Loud Gears'];
  const [quiet = '', loud = ''] = await Promise.all(names.map((company_name) => aBusiness({ company_name })));
  const [owner, other] = [await aMember(quiet, 'owner'), await aMember(loud, 'owner')];
  const [ofQuiet, ofLoud] = [
    await posting(owner, `Calm ${randomUUID()}`, { businessID: quiet }),
    await posting(other, `Loud ${randomUUID()}`, { businessID: loud }),
  ];
  await blockBy(owner, loud, 'business', { businessID: quiet });
  const liking = ({ call }: Somebody, resourceID: string, businessID?: string) =>
    call(react, {
      params: { resourceType: 'post' },
      body: { resourceID, reactionType: 'like', ...(businessID && { businessID }) },
    });
  const saying = ({ call }: Somebody, resourceID: string, businessID?: string) =>
    call(makeComment, {
      body: { resourceType: 'post', resourceID, content: 'Well made.', ...(businessID && { businessID }) },
    });
  await expect(saying(owner, ofLoud, quiet)).rejects.toMatchObject(conflict);
  await expect(saying(other, ofQuiet, loud)).rejects.toMatchObject(forbidden);
  await expect(liking(owner, ofLoud, quiet)).rejects.toMatchObject(notFound);
  await expect(liking(other, ofQuiet, loud)).rejects.toMatchObject(notFound);
  for (const [person, postID] of [
    [owner, ofLoud],
    [other, ofQuiet],
  ] as const) {
    await saying(person, postID);
    await liking(person, postID);
  }
});

test('of what a business wrote the business keeps people apart, not who wrote it for it', async () => {
  const businessID = await aBusiness({ company_name: 'Fair Gears' });
  const [owner, reader] = [await aMember(businessID, 'owner'), await somebody()];
  const postID = await posting(owner, `Fair ${randomUUID()}`, { businessID });
  await blockBy(owner, reader.id);
  expect((await reader.call(getPost, ofPost(postID))).postID).toBe(postID);
  await commenting(reader, postID, 'Which bore?');
  await react1(reader, postID);
});

test('what somebody muted and hid is in their archive', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const postID = await posting(two, `Archived ${randomUUID()}`);
  await one.call(hidePost, ofPost(postID));
  await muting(one, two.id);
  expect((await api.asService(exportPerson, { params: { personID: one.id } })).blocking).toEqual({
    muted: [{ resourceType: 'user', resourceID: two.id, at: expect.any(String) }],
    hiddenPosts: [{ postID, at: expect.any(String) }],
  });
});
