import {
  chooseShownConnection,
  createGroup,
  editPost,
  follow,
  getConnectionSummary,
  getGroup,
  getPost,
  getPublicProfile,
  joinGroup,
  listComments,
  listFollowed,
  listGroupMembers,
  listLikes,
  listPostVersions,
  listShownConnections,
  loadNewsfeed,
  loadTimeline,
  makeComment,
  makePost,
  react,
  searchPeople,
  tellPerson,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Somebody } from '../business/members/testing-members.ts';
import { connectionsIn } from '../connection/testing-connections.ts';
import { publishDue } from '../hold/publish-due.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const { aFirm, aMember, connectPeople } = connectionsIn(api);
const rows = rowsIn(api.db, api.reference);

const lastName = 'Quetzalli';
const account = { firstName: 'Ada', lastName, email: 'ada@kontor.example' };
const tell = ({ id }: Somebody, isLeaving: boolean) =>
  api.asService(tellPerson, { params: { personID: id }, body: { ...account, isLeaving } });
const page = { size: 20 };

let ada: Somebody;
let ben: Somebody;

beforeEach(async () => {
  [ada, ben] = [await aMember(), await aMember()];
  await tell(ada, false);
});

/** What others see of Ada, each part by itself; the name of the refusal where one is refused. */
async function seenOfAda({
  postID,
  productID,
  groupID,
  inGroup,
}: Record<'postID' | 'productID' | 'groupID' | 'inGroup', string>) {
  const seen = async <Found>(what: Promise<Found>): Promise<Found | string> =>
    what.catch(({ errorName }: { errorName: string }) => errorName);
  const ofAda = { params: { id: ada.id } };
  const isAda = (author: object) => 'userID' in author && author.userID === ada.id;
  const authors = (found: readonly { author: object }[]) => found.map(({ author }) => author).filter(isAda);
  const found = await api.call(searchPeople, { body: { textQuery: lastName, skip: 0, size: 20 } });
  const { comments } = await api.call(listComments, {
    params: { resourceID: productID },
    query: { skip: 0, size: 20 },
  });
  const inGroupOf = { params: { groupID } };
  const { members } = await ben.call(listGroupMembers, { ...inGroupOf, query: page });
  const newsfeed = await ben.call(loadNewsfeed, { query: { choice: 'all' } });
  return {
    profile: await seen(api.call(getPublicProfile, { params: { userID: ada.id } })),
    search: found.items.filter(({ userID }) => userID === ada.id),
    post: await seen(api.call(getPost, { params: { postID } })),
    'what the post said before': await seen(api.call(listPostVersions, { params: { postID } })),
    timeline: await seen(api.call(loadTimeline, { ...ofAda, query: page })),
    newsfeed: newsfeed.items.filter(({ author }) => isAda(author)),
    comments: comments.map(({ content, whoComment }) => [content, whoComment?.firstName]),
    likes: authors((await ben.call(listLikes, { params: { resourceID: productID }, query: page })).likes),
    followed: authors((await ben.call(listFollowed, { query: page })).followed),
    'connections of somebody else': authors(
      (await api.call(listShownConnections, { params: { id: ben.id }, query: page })).connections,
    ),
    'their connections': (await api.call(listShownConnections, { ...ofAda, query: page })).connections,
    'how many they know': (await api.call(getConnectionSummary, ofAda)).connections,
    'members of a group': members.filter(({ person }) => person.userID === ada.id),
    'known in a group': (await ben.call(getGroup, inGroupOf)).mine?.known,
    'post in a group': await seen(ben.call(getPost, { params: { postID: inGroup } })),
    'timeline of a group': authors(
      (await ben.call(loadTimeline, { params: { id: groupID }, query: page })).items,
    ),
  };
}

/** Ada with something in each place that shows people. */
async function shownEverywhere() {
  const firm = await aFirm('Regia Bolts');
  const productID = await rows.aProduct({ business_id: firm.id });
  const { postID } = await ada.call(makePost, { body: { content: 'Field note.' } });
  await ada.call(editPost, { params: { postID }, body: { content: 'Field note: seals.' } });
  const comment = { resourceType: 'product' as const, resourceID: productID, content: 'Is it plated?' };
  await ada.call(makeComment, { body: comment });
  await ben.call(makeComment, { body: { ...comment, content: 'Hello.' } });
  const like = { resourceID: productID, reactionType: 'like' as const };
  await ada.call(react, { params: { resourceType: 'product' }, body: like });
  await ben.call(follow, { params: { resourceType: 'user' }, body: { resourceID: ada.id } });
  const connectionID = await connectPeople(ada, ben);
  for (const { call } of [ada, ben])
    await call(chooseShownConnection, { params: { connectionID }, body: { isShown: true } });
  const { groupID } = await ben.call(createGroup, {
    body: {
      name: 'Drives in the Bajío',
      description: 'Gear units, chains and bearings.',
      subject: { kind: 'industry', industryID: '0006' },
      access: 'open',
    },
  });
  await ada.call(joinGroup, { params: { groupID }, body: {} });
  const { postID: inGroup } = await ada.call(makePost, {
    body: { content: 'Who knows this breather?', timelineType: 'group', timelineID: groupID },
  });
  return { postID, productID, groupID, inGroup };
}

test('whoever asked for the deletion of their account is seen nowhere, and everywhere as before when they keep it', async () => {
  const things = await shownEverywhere();
  const before = await seenOfAda(things);
  expect(before).toMatchObject({
    profile: { userID: ada.id },
    search: [{ userID: ada.id }],
    timeline: { items: [{ postID: things.postID }] },
    newsfeed: [{ postID: things.postID }],
    comments: [
      ['Hello.', 'Ada'],
      ['Is it plated?', 'Ada'],
    ],
    likes: [{ userID: ada.id }],
    followed: [{ userID: ada.id }],
    'connections of somebody else': [{ userID: ada.id }],
    'their connections': [{ author: { userID: ben.id } }],
    'how many they know': 1,
    'members of a group': [{ person: { userID: ada.id } }],
    'known in a group': { count: 1, named: [{ userID: ada.id }] },
    'post in a group': { postID: things.inGroup },
    'timeline of a group': [{ userID: ada.id }],
  });
  for (let times = 0; times < 2; times += 1) {
    await tell(ada, true);
    expect(await seenOfAda(things)).toEqual({
      profile: 'NotFound',
      search: [],
      post: 'NotFound',
      'what the post said before': 'NotFound',
      timeline: 'NotFound',
      newsfeed: [],
      comments: [['Hello.', 'Ada']],
      likes: [],
      followed: [],
      'connections of somebody else': [],
      'their connections': [],
      'how many they know': 0,
      'members of a group': [],
      'known in a group': { count: 0, named: [] },
      'post in a group': 'NotFound',
      'timeline of a group': [],
    });
  }
  for (let times = 0; times < 2; times += 1) {
    await tell(ada, false);
    expect(await seenOfAda(things)).toEqual(before);
  }
});

test('what they wrote for a business stays there', async () => {
  const firm = await aFirm('Regia Bolts');
  const body = { content: 'New line.', timelineType: 'business' as const, timelineID: firm.id };
  const { postID } = await firm.owner.call(makePost, { body });
  await tell(firm.owner, true);
  expect(await api.call(getPost, { params: { postID } })).toMatchObject({ content: 'New line.' });
});

test('what is held back of them is published when they keep their account, and what a moderator refused is not', async () => {
  const [held, refused] = [await aPost('Held back.'), await aPost('Refused.')];
  const hold = { resource_type: 'post', author_id: ada.id, cause: 'moderator', was_published: true } as const;
  await api.db
    .updateTable('posts')
    .set({ withheld_at: new Date('2026-01-02T03:04:05Z') })
    .where('id', '=', held)
    .execute();
  await api.db
    .insertInto('holds')
    .values({ ...hold, resource_id: held, publish_at: new Date('2026-01-03T03:04:05Z') })
    .execute();
  await tell(ada, true);
  await api.db
    .insertInto('holds')
    .values({ ...hold, resource_id: refused, reason: 'spam', decided_at: new Date() })
    .execute();
  await publishDue(api);
  const isSeen = async (postID: string) =>
    api.call(getPost, { params: { postID } }).then(
      () => true,
      () => false,
    );
  expect([await isSeen(held), await isSeen(refused)]).toEqual([false, false]);
  await tell(ada, false);
  expect([await isSeen(held), await isSeen(refused)]).toEqual([true, false]);
});

async function aPost(content: string): Promise<string> {
  return (await ada.call(makePost, { body: { content } })).postID;
}
