import { randomUUID } from 'node:crypto';
import {
  block,
  blockingLimits,
  createGroup,
  decideReport,
  getGroup,
  getPost,
  inviteToGroup,
  joinGroup,
  listHolds,
  listMyReports,
  listNotifications,
  listReports,
  makeComment,
  makePost,
  publishHeld,
  removeGroup,
  removePost,
  reportResource,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { deleteOldGroups } from '../group/delete-old-groups.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { aBusiness, aMember } = membersIn(api);

const somebody = async (given: object = {}) => api.signIn({ id: await rows.aPerson(given) });
type Somebody = Awaited<ReturnType<typeof somebody>>;
let moderator: Somebody;

beforeEach(async () => {
  await api.db.deleteFrom('reports').execute();
  moderator = await somebody();
  await api.db.insertInto('operators').values({ person_id: moderator.id, role: 'moderator' }).execute();
});

type Type = 'post' | 'comment' | 'user' | 'business' | 'product' | 'group';
const report = ({ call }: Somebody, resourceType: Type, resourceID: string, more: object = {}) =>
  call(reportResource, { body: { resourceType, resourceID, reason: 'insult', ...more } });
const decide = (
  reportID: string,
  decision: 'dismiss' | 'warn' | 'remove' | 'suspend',
  { call }: Somebody = moderator,
) => call(decideReport, { params: { reportID }, body: { decision } });
const open = async () => (await moderator.call(listReports, { query: { size: 25 } })).reports;
const statesOf = async ({ call }: Somebody) =>
  (await call(listMyReports, { query: { size: 25 } })).reports.map(({ state }) => state);
const posting = async ({ call }: Somebody, as: object = {}) =>
  (await call(makePost, { body: { content: `Said ${randomUUID()}`, ...as } })).postID;
const kindsTold = async ({ call }: Somebody) =>
  (await call(listNotifications, { query: { size: 30 } })).notifications.map(({ kind }) => kind);
const ofPost = (postID: string) => ({ params: { postID } });
const notFound = { status: 404, errorName: 'NotFound' };
const forbidden = { status: 403, errorName: 'Forbidden' };
const conflict = { status: 409, errorName: 'Conflict' };
const badRequest = { status: 400, errorName: 'BadRequest' };

test('posts, comments, profiles, businesses and products are reported as they stand then; the same again is the same report', async () => {
  const businessID = await aBusiness({ company_name: 'Loud Bearings' });
  const owner = await aMember(businessID, 'owner');
  const reporter = await somebody();
  const postID = await posting(owner, { businessID });
  const { content } = await api.call(getPost, ofPost(postID));
  const { commentID } = await owner.call(makeComment, {
    body: { resourceType: 'post', resourceID: postID, content: 'A comment.' },
  });
  const productID = await rows.aProduct({ business_id: businessID, name: 'Hex bolt' });
  const business = { type: 'business', id: businessID, name: 'Loud Bearings' };
  const person = { type: 'user', id: owner.id, name: 'Ada Example' };
  for (const [resourceType, resourceID, expected, reported] of [
    ['post', postID, content, business],
    ['comment', commentID, 'A comment.', person],
    ['user', owner.id, 'Ada Example', person],
    ['business', businessID, 'Loud Bearings', business],
    ['product', productID, 'Hex bolt', business],
  ] as const) {
    const { reportID } = await report(reporter, resourceType, resourceID, { text: ' Look. ' });
    expect(await report(reporter, resourceType, resourceID, { reason: 'spam' })).toEqual({ reportID });
    const made = (await open()).find((each) => each.reportID === reportID);
    expect(made).toEqual({
      reportID,
      resourceType,
      resourceID,
      content: expected,
      reason: 'insult',
      text: 'Look.',
      at: expect.any(String),
      reported,
      messages: [],
    });
    await expect(report(owner, resourceType, resourceID)).rejects.toMatchObject(badRequest);
    await expect(report(reporter, resourceType, randomUUID())).rejects.toMatchObject(notFound);
  }
  expect(JSON.stringify(await open())).not.toContain(reporter.id);
  await expect(reporter.call(listReports, { query: { size: 25 } })).rejects.toMatchObject(forbidden);
});

test('reported at once by one person ten times, it is one report', async () => {
  const [author, reporter] = [await somebody(), await somebody()];
  const postID = await posting(author);
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(reporter, 'post', postID)));
  expect(new Set(answers.map(({ reportID }) => reportID)).size).toBe(1);
});

test('what stands in a private group its members report, and nobody else finds it out by a report', async () => {
  const [owner, reporter, stranger] = [await somebody(), await somebody(), await somebody()];
  const { groupID } = await owner.call(createGroup, {
    body: {
      name: 'Among us',
      description: 'For us alone.',
      access: 'private',
      subject: { kind: 'industry', industryID: '0006' },
    },
  });
  await owner.call(inviteToGroup, { params: { groupID }, body: { userID: reporter.id } });
  await reporter.call(joinGroup, { params: { groupID }, body: {} });
  const invited = await somebody();
  await owner.call(inviteToGroup, { params: { groupID }, body: { userID: invited.id } });
  // Nobody has to join to report that to which they are invited.
  await report(invited, 'group', groupID);
  const postID = await posting(owner, { timelineType: 'group', timelineID: groupID });
  const { commentID } = await owner.call(makeComment, {
    body: { resourceType: 'post', resourceID: postID, content: 'Not for everybody.' },
  });
  for (const [type, id] of [
    ['post', postID],
    ['comment', commentID],
    ['group', groupID],
  ] as const) {
    await expect(report(stranger, type, id)).rejects.toMatchObject(notFound);
    await report(reporter, type, id);
  }
  expect(await statesOf(stranger)).toEqual([]);
});

test('a group is reported with all it says; its owner is warned, and does not report it', async () => {
  const [owner, reporter] = [await somebody(), await somebody()];
  const { groupID } = await owner.call(createGroup, {
    body: {
      name: 'Cheap bearings',
      description: 'Any brand, any stamp.',
      rules: ['Cash alone.'],
      access: 'request',
      subject: { kind: 'industry', industryID: '0006' },
    },
  });
  await expect(report(owner, 'group', groupID)).rejects.toMatchObject(badRequest);
  const { reportID } = await report(reporter, 'group', groupID);
  expect((await open()).find((each) => each.reportID === reportID)).toMatchObject({
    resourceType: 'group',
    resourceID: groupID,
    content: 'Cheap bearings\nAny brand, any stamp.\nCash alone.',
    reported: { type: 'user', id: owner.id },
  });
  await decide(reportID, 'warn');
  expect(await kindsTold(owner)).toEqual(['writing-warned']);
  expect(await statesOf(reporter)).toEqual(['acted']);
});

test('a removed group is gone for everybody, its owner is told; for 30 days moderators show it again as it was', async () => {
  const [owner, member, reporter] = [await somebody(), await somebody(), await somebody()];
  const aGroup = async (name: string) => {
    const body = { name, description: 'Any brand.', access: 'open' } as const;
    const subject = { kind: 'industry', industryID: '0006' } as const;
    const { groupID } = await owner.call(createGroup, { body: { ...body, subject } });
    await member.call(joinGroup, { params: { groupID }, body: {} });
    const postID = await posting(member, { timelineType: 'group', timelineID: groupID });
    const { reportID } = await report(reporter, 'group', groupID);
    return { groupID, postID, reportID };
  };
  const read = ({ call }: Pick<Somebody, 'call'>, groupID: string) => call(getGroup, { params: { groupID } });
  const show = (resourceID: string) => moderator.call(publishHeld, { params: { resourceID } });
  const age = (groupID: string, days: number) =>
    sql`UPDATE groups SET withheld_at = withheld_at - make_interval(days => ${days}) WHERE id = ${groupID}`.execute(
      api.db,
    );
  const { groupID, postID, reportID } = await aGroup('Cheap bearings');
  expect(await decide(reportID, 'remove')).toMatchObject({ decision: 'removed', resourceID: groupID });
  for (const reader of [owner, member, api])
    await expect(read(reader, groupID)).rejects.toMatchObject(notFound);
  await expect(member.call(getPost, ofPost(postID))).rejects.toMatchObject(notFound);
  expect(await kindsTold(owner)).toEqual(['group-removed']);
  expect(await kindsTold(member)).toEqual([]);
  expect(await statesOf(reporter)).toEqual(['acted']);
  const { holds } = await moderator.call(listHolds, { query: { state: 'refused', size: 1 } });
  expect(holds).toMatchObject([{ resourceType: 'group', resourceID: groupID, author: { id: owner.id } }]);
  await age(groupID, 29);
  await deleteOldGroups({ db: api.db });
  await show(groupID);
  expect(await read(member, groupID)).toMatchObject({ members: 2, mine: { role: 'member' } });
  expect((await api.call(getPost, ofPost(postID))).postID).toBe(postID);
  expect(await kindsTold(owner)).toEqual(['group-restored', 'group-removed']);
  await expect(show(groupID)).rejects.toMatchObject(notFound);
  const late = await aGroup('Cheaper bearings');
  await decide(late.reportID, 'remove');
  await age(late.groupID, 31);
  await deleteOldGroups({ db: api.db });
  await expect(show(late.groupID)).rejects.toMatchObject(notFound);
  const removed = await aGroup('Other bearings');
  await owner.call(removeGroup, { params: { groupID: removed.groupID } });
  await expect(decide(removed.reportID, 'remove')).rejects.toMatchObject(conflict);
});

test('whoever blocked somebody still reports what they wrote', async () => {
  const [author, reporter] = [await somebody(), await somebody()];
  const postID = await posting(author);
  await reporter.call(block, { params: { id: author.id }, body: { resourceType: 'user' } });
  await report(reporter, 'post', postID);
});

test('a removed post is gone for everybody but its author, who is told; all who reported it see that something was done', async () => {
  const author = await somebody();
  const [one, two] = [await somebody(), await somebody()];
  const postID = await posting(author);
  const { reportID } = await report(one, 'post', postID);
  await report(two, 'post', postID, { reason: 'spam' });
  expect(await statesOf(one)).toEqual(['open']);
  await expect(decide(reportID, 'remove', author)).rejects.toMatchObject(forbidden);
  expect(await decide(reportID, 'remove')).toMatchObject({ decision: 'removed', resourceID: postID });
  expect(await open()).toEqual([]);
  for (const reporter of [one, two]) expect(await statesOf(reporter)).toEqual(['acted']);
  await expect(api.call(getPost, ofPost(postID))).rejects.toMatchObject(notFound);
  expect((await author.call(getPost, ofPost(postID))).held).toEqual({ cause: 'moderator', reason: 'insult' });
  expect(await kindsTold(author)).toEqual(['writing-removed']);
  await expect(decide(reportID, 'remove')).rejects.toMatchObject(conflict);
  await moderator.call(publishHeld, { params: { resourceID: postID } });
  expect((await api.call(getPost, ofPost(postID))).held).toBeUndefined();
});

test('what is dismissed stays; what its author removed meanwhile, and profiles, cannot be removed', async () => {
  const [author, reporter] = [await somebody(), await somebody()];
  const [staying, gone] = [await posting(author), await posting(author)];
  const { reportID } = await report(reporter, 'post', staying);
  await decide(reportID, 'dismiss');
  expect((await api.call(getPost, ofPost(staying))).postID).toBe(staying);
  expect(await statesOf(reporter)).toEqual(['dismissed']);
  expect(await kindsTold(author)).toEqual([]);
  const second = await report(reporter, 'post', gone);
  await author.call(removePost, { body: { postID: gone } });
  await expect(decide(second.reportID, 'remove')).rejects.toMatchObject(conflict);
  const profile = await report(reporter, 'user', author.id);
  await expect(decide(profile.reportID, 'remove')).rejects.toMatchObject(conflict);
});

test('whose it is is warned, the administrators of a business for it; suspended they post no more', async () => {
  const businessID = await aBusiness();
  const [owner, member] = [await aMember(businessID, 'owner'), await aMember(businessID, 'member')];
  const reporter = await somebody();
  const productID = await rows.aProduct({ business_id: businessID });
  const { reportID } = await report(reporter, 'product', productID);
  await decide(reportID, 'warn');
  expect(await kindsTold(owner)).toEqual(['writing-warned']);
  expect(await kindsTold(member)).toEqual([]);
  const author = await somebody();
  const second = await report(reporter, 'post', await posting(author));
  await decide(second.reportID, 'suspend');
  await expect(posting(author)).rejects.toMatchObject(forbidden);
});

test('somebody reports so much a day, and is told when they may again', async () => {
  const reporter = await somebody();
  const reportNew = async () => report(reporter, 'user', await rows.aPerson());
  for (let count = 1; count < blockingLimits.reportsADay; count += 1) await reportNew();
  const last = await rows.aPerson();
  await report(reporter, 'user', last);
  await expect(reportNew()).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('again from'),
  });
  // The same again is no more.
  await report(reporter, 'user', last);
  await sql`UPDATE reports SET created_at = created_at - interval '24 hours' WHERE reporter_id = ${reporter.id}`.execute(
    api.db,
  );
  await reportNew();
});
