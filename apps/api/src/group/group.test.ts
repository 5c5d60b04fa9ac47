import { randomUUID } from 'node:crypto';
import {
  acceptGroupRequest,
  block,
  changeGroupRole,
  checkReaction,
  closeComments,
  createGroup,
  declineGroupInvitation,
  declineGroupRequest,
  editComment,
  editGroup,
  editPost,
  forgetPerson,
  type GroupAccess,
  type GroupRole,
  getGroup,
  getPost,
  getReactionSummary,
  groupLimits,
  idempotencyKeyHeader,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  listComments,
  listGroupInvitations,
  listGroupMembers,
  listGroupRequests,
  listGroups,
  listLatestPosts,
  listLikes,
  listMyGroups,
  listNotifications,
  listPostVersions,
  loadNewsfeed,
  loadTimeline,
  makeComment,
  makePost,
  markAnswer,
  mute,
  type NewGroup,
  pinPost,
  react,
  removeComment,
  removeGroup,
  removeGroupMember,
  removePost,
  restorePost,
  takeReactionBack,
  withdrawGroupInvitation,
  withdrawGroupRequest,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Somebody } from '../business/members/testing-members.ts';
import { connectionsIn } from '../connection/testing-connections.ts';
import { sharedApi } from '../test/shared-api.ts';
import { deleteOldGroups } from './delete-old-groups.ts';

const api = await sharedApi();
const { aMember, connectPeople } = connectionsIn(api);

const gone = { status: 404, errorName: 'NotFound' };
const forbidden = { status: 403, errorName: 'Forbidden' };
const conflict = { status: 409, errorName: 'Conflict' };

let owner: Somebody;
let ben: Somebody;

beforeEach(async () => {
  [owner, ben] = [await aMember(), await aMember()];
});

const written = (access: GroupAccess, more: Partial<NewGroup> = {}): NewGroup => ({
  name: 'Drives in the Bajío',
  description: 'Gear units, chains and bearings.',
  rules: ['Say what ran, for how long and in what.'],
  subject: { kind: 'industry', industryID: '0006' },
  access,
  ...more,
});
const aGroup = async (access: GroupAccess, more: Partial<NewGroup> = {}) =>
  (await owner.call(createGroup, { body: written(access, more) })).groupID;
const of = (groupID: string) => ({ params: { groupID } });
const about = (groupID: string, { id }: { id: string }) => ({ ...of(groupID), body: { userID: id } });
const join = ({ call }: Somebody, groupID: string, request?: string) =>
  call(joinGroup, { ...of(groupID), body: { request } });
const mineOf = async ({ call }: Somebody, groupID: string) => (await call(getGroup, of(groupID))).mine;
const membersOf = async ({ call }: Somebody, groupID: string) =>
  (await call(listGroupMembers, { ...of(groupID), query: { size: 20 } })).members.map(
    ({ person, role }) => [person.userID, role] as [string, GroupRole],
  );
const toldOf = async ({ call }: Somebody) =>
  (await call(listNotifications, { query: { size: 30 } })).notifications.map(({ kind, subject, count }) => ({
    kind,
    subject,
    count,
  }));
const post = ({ call }: Somebody, groupID: string, content = 'The breathers are changed.') =>
  call(makePost, { body: { content, timelineType: 'group', timelineID: groupID } });
const timelineOf = ({ call }: { call: Somebody['call'] }, id: string, search?: string) =>
  call(loadTimeline, { params: { id }, query: { size: 10, search } });
const visitor = { call: api.call };

/** As if what a person and a group have to do with each other had been so many days ago. */
async function age(groupID: string, { id }: Somebody, days: number): Promise<void> {
  await api.pool.query(
    `UPDATE group_requests SET asked_at = asked_at - $3 * interval '1 day', decided_at = decided_at - $3 * interval '1 day'
      WHERE group_id = $1 AND person_id = $2`,
    [groupID, id, days],
  );
}

/** A group with the owner and another member. */
async function withMember(access: GroupAccess, member = ben): Promise<string> {
  const groupID = await aGroup(access);
  await owner.call(inviteToGroup, about(groupID, member));
  await join(member, groupID);
  return groupID;
}

test('a group is created once for its key, and says what it is about to everybody', async () => {
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const create = (body: NewGroup) => api.client(owner.token)(createGroup, { body }, { headers });
  const group = await create(written('open'));
  expect(await create(written('open'))).toEqual(group);
  await expect(create(written('request'))).rejects.toMatchObject(conflict);
  expect(group).toMatchObject({
    name: 'Drives in the Bajío',
    rules: ['Say what ran, for how long and in what.'],
    subject: { kind: 'industry', industry: { id: '0006' } },
    members: 1,
    mine: { role: 'owner', waiting: 0, known: { count: 0, named: [] } },
  });
  const seen = await visitor.call(getGroup, of(group.groupID));
  expect(seen).toMatchObject({ name: group.name, members: 1 });
  expect(seen.mine).toBeUndefined();
});

test('a group is about an industry, a region or a fair there is', async () => {
  const fair = { name: 'Expo Metal', place: 'Monterrey', from: '2027-03-03', until: '2027-03-06' };
  for (const subject of [
    { kind: 'region', country: 'MX', state: 'MX-NLE' },
    { kind: 'fair', fair },
  ] as const) {
    const groupID = await aGroup('open', { subject });
    const { kind, ...shown } = (await visitor.call(getGroup, of(groupID))).subject;
    expect(kind).toBe(subject.kind);
    expect(shown).toMatchObject(
      kind === 'fair' ? { fair } : { country: { code: 'MX' }, state: { stateName: 'Nuevo León' } },
    );
  }
  for (const subject of [
    { kind: 'industry', industryID: '9999' },
    { kind: 'region', country: 'ZZ' },
    { kind: 'region', country: 'MX', state: 'US-TX' },
    { kind: 'fair', fair: { ...fair, until: '2027-03-01' } },
  ] as const)
    await expect(aGroup('open', { subject })).rejects.toMatchObject({ status: 400 });
});

test('groups are found by words, industry, country and kind; private ones are in no list but one’s own', async () => {
  const word = randomUUID();
  const ofIndustry = await aGroup('open', {
    name: `Drives ${word.slice(0, 8)}`,
    description: `For ${word}.`,
  });
  const ofRegion = await aGroup('request', {
    description: `In ${word}, 50% off.`,
    subject: { kind: 'region', country: 'MX' },
  });
  const hidden = await aGroup('private', { description: `Of ${word}.` });
  const find = async (more: object, { call }: { call: Somebody['call'] } = visitor) =>
    (await call(listGroups, { query: { search: word, size: 20, ...more } })).groups.map(
      ({ groupID }) => groupID,
    );
  expect(await find({})).toEqual([ofRegion, ofIndustry]);
  expect(await find({ search: `${word} 50%` })).toEqual([ofRegion]);
  expect(await find({ search: `${word} %` })).toEqual([ofRegion]);
  expect(await find({ industry: '0006' })).toEqual([ofIndustry]);
  expect(await find({ country: 'MX' })).toEqual([ofRegion]);
  expect(await find({ kind: 'region' })).toEqual([ofRegion]);
  expect(await find({}, owner)).toEqual([ofRegion, ofIndustry]);
  const first = await visitor.call(listGroups, { query: { search: word, size: 1 } });
  expect(await find({ size: 1, after: first.next })).toEqual([ofIndustry]);
  const own = (await owner.call(listMyGroups, {})).groups.map(({ groupID }) => groupID);
  expect(own).toEqual([hidden, ofRegion, ofIndustry]);
  expect((await ben.call(listMyGroups, {})).groups).toEqual([]);
});

test('groups of a kind are read from an index, however many there are of others', async () => {
  await sql`INSERT INTO groups (name, description, access, subject_kind, industry_id)
    SELECT 'Many', 'Of many.', 'open', 'industry', '0006' FROM generate_series(1, 5000)`.execute(api.db);
  await sql`VACUUM ANALYZE groups`.execute(api.db);
  const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT id FROM groups WHERE removed_at IS NULL AND access <> 'private' AND subject_kind = 'fair'
    ORDER BY created_at DESC, id DESC LIMIT 20
  `.execute(api.db);
  expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toContain('groups_of_kind');
  await api.db.deleteFrom('groups').where('name', '=', 'Many').execute();
});

test('a group of a trade fair is found by the fair and where it is held', async () => {
  const [name, place] = [`Fair ${randomUUID().slice(0, 8)}`, `Hall ${randomUUID().slice(0, 8)}`];
  const fair = { name, place, from: '2027-02-16', until: '2027-02-18' };
  const groupID = await aGroup('open', { subject: { kind: 'fair', fair } });
  for (const search of [name, place, `${place} ${name}`]) {
    const { groups } = await visitor.call(listGroups, { query: { search, size: 20 } });
    expect(groups.map((group) => group.groupID)).toEqual([groupID]);
  }
});

test('an open group is joined at once, and left; its owner hands it over first, and a group of nobody goes', async () => {
  const groupID = await aGroup('open');
  for (let times = 0; times < 2; times += 1)
    expect(await join(ben, groupID)).toMatchObject({ members: 2, mine: { role: 'member' } });
  await expect(owner.call(leaveGroup, of(groupID))).rejects.toMatchObject(conflict);
  await owner.call(changeGroupRole, { ...of(groupID), body: { userID: ben.id, role: 'owner' } });
  expect(await membersOf(owner, groupID)).toEqual([
    [ben.id, 'owner'],
    [owner.id, 'moderator'],
  ]);
  expect(await toldOf(ben)).toEqual([{ kind: 'group-role', subject: 'Drives in the Bajío', count: 1 }]);
  for (let times = 0; times < 2; times += 1)
    expect(await owner.call(leaveGroup, of(groupID))).toEqual({ groupID });
  await ben.call(leaveGroup, of(groupID));
  await expect(visitor.call(getGroup, of(groupID))).rejects.toMatchObject(gone);
});

test('of a group on request moderators are told who asks; the words are changed, taken back and accepted', async () => {
  const groupID = await aGroup('request');
  expect(await join(ben, groupID, 'I run 40 mixers.')).toMatchObject({
    mine: { state: 'asked', request: 'I run 40 mixers.' },
  });
  const asked = { kind: 'group-asked', subject: 'Drives in the Bajío', count: 1 };
  expect(await toldOf(owner)).toEqual([asked]);
  await join(ben, groupID, 'I run 41 mixers.');
  expect((await ben.call(withdrawGroupRequest, of(groupID))).mine?.state).toBeUndefined();
  const requests = async () =>
    (await owner.call(listGroupRequests, { ...of(groupID), query: { size: 20 } })).requests;
  expect(await requests()).toEqual([]);
  await join(ben, groupID, 'I run 42 mixers.');
  // Whoever takes it back and asks again tells nobody a second time.
  expect(await toldOf(owner)).toEqual([asked]);
  expect(await requests()).toMatchObject([{ person: { userID: ben.id }, request: 'I run 42 mixers.' }]);
  expect((await mineOf(owner, groupID))?.waiting).toBe(1);
  await expect(ben.call(listGroupRequests, { ...of(groupID), query: { size: 20 } })).rejects.toMatchObject(
    forbidden,
  );
  for (let times = 0; times < 2; times += 1) await owner.call(acceptGroupRequest, about(groupID, ben));
  expect(await mineOf(ben, groupID)).toMatchObject({ role: 'member' });
  expect(await toldOf(ben)).toEqual([{ kind: 'group-accepted', subject: 'Drives in the Bajío', count: 1 }]);
  await expect(owner.call(declineGroupRequest, about(groupID, ben))).rejects.toMatchObject(gone);
});

test('moderators who muted or blocked whoever asks are told nothing of it, the others are', async () => {
  const groupID = await aGroup('request');
  const [muter, blocker, open] = [await aMember(), await aMember(), await aMember()];
  for (const moderator of [muter, blocker, open]) {
    await owner.call(inviteToGroup, about(groupID, moderator));
    await join(moderator, groupID);
    await owner.call(changeGroupRole, {
      ...of(groupID),
      body: { userID: moderator.id, role: 'moderator' },
    });
  }
  await muter.call(mute, { params: { id: ben.id }, body: { resourceType: 'user' } });
  await blocker.call(block, { params: { id: ben.id }, body: { resourceType: 'user' } });
  await join(ben, groupID, 'I run 40 mixers.');
  const isTold = async (who: Somebody) => (await toldOf(who)).some(({ kind }) => kind === 'group-asked');
  for (const deaf of [muter, blocker]) expect(await isTold(deaf)).toBe(false);
  for (const hearing of [open, owner]) expect(await isTold(hearing)).toBe(true);
});

test('who is suspended creates and changes no group, and joins without words', async () => {
  const [open, onRequest] = [await aGroup('open'), await aGroup('request')];
  const theirs = (await ben.call(createGroup, { body: written('open') })).groupID;
  await api.db
    .insertInto('sending_suspensions')
    .values({ person_id: ben.id, until: new Date(Date.now() + 60_000) })
    .execute();
  await expect(ben.call(createGroup, { body: written('open') })).rejects.toMatchObject(forbidden);
  await expect(ben.call(editGroup, { ...of(theirs), body: written('request') })).rejects.toMatchObject(
    forbidden,
  );
  await expect(join(ben, onRequest, 'I run 40 mixers.')).rejects.toMatchObject(forbidden);
  expect((await join(ben, onRequest)).mine?.state).toBe('asked');
  expect((await join(ben, open)).mine?.role).toBe('member');
});

test('who was declined asks again after 30 days, and who was taken out', async () => {
  const groupID = await aGroup('request');
  await join(ben, groupID);
  for (let times = 0; times < 2; times += 1) await owner.call(declineGroupRequest, about(groupID, ben));
  const mine = await mineOf(ben, groupID);
  expect(mine?.state).toBe('declined');
  const days = (Date.parse(mine?.againFrom ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(groupLimits.askAgainAfterDays);
  await age(groupID, ben, 29);
  await expect(join(ben, groupID)).rejects.toMatchObject(conflict);
  await age(groupID, ben, 2);
  expect((await mineOf(ben, groupID))?.state).toBeUndefined();
  expect(await join(ben, groupID)).toMatchObject({ mine: { state: 'asked' } });
  await owner.call(acceptGroupRequest, about(groupID, ben));
  await owner.call(removeGroupMember, about(groupID, ben));
  await expect(join(ben, groupID)).rejects.toMatchObject(conflict);
  expect(await toldOf(ben)).toEqual([{ kind: 'group-accepted', subject: 'Drives in the Bajío', count: 1 }]);
});

test('an invitation is accepted or declined, which nobody is told; whoever asks is let in by it', async () => {
  const groupID = await aGroup('private');
  const invited = async () =>
    (await owner.call(listGroupInvitations, { ...of(groupID), query: { size: 20 } })).invitations.map(
      ({ person }) => person.userID,
    );
  const invite = (whom: Somebody) => owner.call(inviteToGroup, about(groupID, whom));
  for (let times = 0; times < 2; times += 1) await invite(ben);
  expect(await toldOf(ben)).toEqual([{ kind: 'group-invited', subject: 'Drives in the Bajío', count: 1 }]);
  expect(await mineOf(ben, groupID)).toMatchObject({ state: 'invited' });
  expect((await ben.call(listMyGroups, {})).groups).toMatchObject([{ groupID, mine: { state: 'invited' } }]);
  await ben.call(declineGroupInvitation, of(groupID));
  await expect(ben.call(getGroup, of(groupID))).rejects.toMatchObject(gone);
  expect(await invited()).toEqual([ben.id]);
  // Within 30 days nothing comes of asking once more.
  await invite(ben);
  await expect(ben.call(getGroup, of(groupID))).rejects.toMatchObject(gone);
  await age(groupID, ben, 31);
  await invite(ben);
  expect(await join(ben, groupID)).toMatchObject({ mine: { role: 'member' } });
  await expect(invite(ben)).rejects.toMatchObject(conflict);
  const cleo = await aMember();
  await invite(cleo);
  await owner.call(withdrawGroupInvitation, about(groupID, cleo));
  expect(await invited()).toEqual([]);
  await expect(join(cleo, groupID)).rejects.toMatchObject(gone);
  await expect(owner.call(inviteToGroup, about(groupID, { id: randomUUID() }))).rejects.toMatchObject(gone);
  const open = await aGroup('request');
  await join(cleo, open);
  await owner.call(inviteToGroup, about(open, cleo));
  expect(await mineOf(cleo, open)).toMatchObject({ role: 'member' });
});

test('moderators let in and take out, owners alone say who they are, change the group and remove it', async () => {
  const groupID = await withMember('request');
  const [mod, cleo] = [await aMember(), await aMember()];
  for (const each of [mod, cleo]) {
    await join(each, groupID);
    await owner.call(acceptGroupRequest, about(groupID, each));
  }
  const make = (by: Somebody, { id: userID }: Somebody, role: GroupRole) =>
    by.call(changeGroupRole, { ...of(groupID), body: { userID, role } });
  await make(owner, mod, 'moderator');
  expect(await membersOf(ben, groupID)).toEqual([
    [owner.id, 'owner'],
    [mod.id, 'moderator'],
    [cleo.id, 'member'],
    [ben.id, 'member'],
  ]);
  for (const by of [ben, mod]) {
    await expect(make(by, cleo, 'moderator')).rejects.toMatchObject(forbidden);
    await expect(by.call(editGroup, { ...of(groupID), body: written('request') })).rejects.toMatchObject(
      forbidden,
    );
    await expect(by.call(removeGroup, of(groupID))).rejects.toMatchObject(forbidden);
    await expect(by.call(removeGroupMember, about(groupID, owner))).rejects.toMatchObject(forbidden);
  }
  await expect(ben.call(removeGroupMember, about(groupID, cleo))).rejects.toMatchObject(forbidden);
  await expect(ben.call(inviteToGroup, about(groupID, await aMember()))).rejects.toMatchObject(forbidden);
  await expect(make(owner, owner, 'member')).rejects.toMatchObject(conflict);
  await mod.call(removeGroupMember, about(groupID, cleo));
  await owner.call(removeGroupMember, about(groupID, mod));
  expect(await membersOf(ben, groupID)).toEqual([
    [owner.id, 'owner'],
    [ben.id, 'member'],
  ]);
  await owner.call(removeGroup, of(groupID));
  await expect(ben.call(getGroup, of(groupID))).rejects.toMatchObject(gone);
});

test('members are searched by name; of a group that is not open members alone see them, and how many one knows', async () => {
  const groupID = await withMember('request');
  const cleo = await aMember();
  await connectPeople(cleo, ben);
  expect((await mineOf(cleo, groupID))?.known).toMatchObject({ count: 1, named: [{ userID: ben.id }] });
  await expect(membersOf(cleo, groupID)).rejects.toMatchObject(forbidden);
  const search = (name: string) =>
    owner.call(listGroupMembers, { ...of(groupID), query: { size: 20, search: name } });
  expect((await search('nobody of this name')).members).toEqual([]);
  const [{ person } = { person: { firstName: '' } }] = (await search('')).members;
  expect((await search(person.firstName.toUpperCase())).members.length).toBeGreaterThan(0);
  const open = await aGroup('open');
  expect(await membersOf(cleo, open)).toEqual([[owner.id, 'owner']]);
});

test('a group becomes more closed and never more open', async () => {
  const groupID = await aGroup('open');
  await post(owner, groupID);
  const edit = (access: GroupAccess) =>
    owner.call(editGroup, { ...of(groupID), body: written(access, { name: 'Drives' }) });
  expect((await timelineOf(visitor, groupID)).items).toHaveLength(1);
  expect(await edit('request')).toMatchObject({ name: 'Drives', access: 'request' });
  await expect(edit('open')).rejects.toMatchObject(conflict);
  expect((await timelineOf(visitor, groupID)).items).toEqual([]);
  await edit('private');
  await expect(timelineOf(visitor, groupID)).rejects.toMatchObject(gone);
});

test('what stands in a group is on its timeline alone: in no newsfeed, and not on that of whoever wrote it', async () => {
  const groupID = await withMember('open');
  const { postID, group, timelineType } = await post(ben, groupID);
  expect({ group, timelineType }).toEqual({
    group: { groupID, name: 'Drives in the Bajío' },
    timelineType: 'group',
  });
  expect((await timelineOf(visitor, groupID)).items.map((item) => item.postID)).toEqual([postID]);
  expect(await visitor.call(getPost, { params: { postID } })).toMatchObject({ postID });
  expect((await timelineOf(visitor, ben.id)).items).toEqual([]);
  for (const reader of [ben, owner])
    for (const choice of ['following', 'industries', 'all'] as const) {
      const { items } = await reader.call(loadNewsfeed, { query: { choice } });
      expect(items.filter((item) => item.postID === postID)).toEqual([]);
    }
  for (const id of [ben.id, groupID])
    expect((await visitor.call(listLatestPosts, { params: { id } })).latest).toEqual([]);
  const cleo = await aMember();
  await expect(post(cleo, groupID)).rejects.toMatchObject(forbidden);
  await expect(post(cleo, randomUUID())).rejects.toMatchObject(gone);
});

test('posts of a group are searched by their words', async () => {
  const groupID = await withMember('open');
  const { postID } = await post(ben, groupID, 'Desiccant breathers, 100% clean oil.');
  await post(ben, groupID, 'A chain tore.');
  const find = async (search: string) =>
    (await timelineOf(visitor, groupID, search)).items.map((item) => item.postID);
  expect(await find('OIL breather')).toEqual([postID]);
  expect(await find('100%')).toEqual([postID]);
  expect(await find('oil chain')).toEqual([]);
});

test('moderators pin several posts and take posts and comments out, which whoever wrote them cannot undo', async () => {
  const groupID = await withMember('request');
  const posts: string[] = [];
  for (let number = 0; number <= groupLimits.pinned; number += 1)
    posts.push((await post(ben, groupID, `Number ${number}`)).postID);
  const [first = '', ...others] = posts;
  await expect(ben.call(pinPost, { params: { postID: first } })).rejects.toMatchObject(forbidden);
  for (const postID of posts) await owner.call(pinPost, { params: { postID } });
  const pinned = (await timelineOf(ben, groupID)).pinnedPosts?.map(({ postID }) => postID);
  // The first that was pinned gave way.
  expect(pinned).toEqual(others.toReversed());
  // Who is no member reads what is pinned, and nothing else.
  const seen = await timelineOf(visitor, groupID);
  expect(seen.pinnedPosts?.map(({ postID }) => postID)).toEqual(pinned);
  expect(seen.items.map(({ postID }) => postID)).toEqual(pinned);
  await expect(visitor.call(getPost, { params: { postID: first } })).rejects.toMatchObject(gone);
  // Nor does anybody else read or write comments below it, which its answer says.
  const [postID = ''] = others;
  expect((await visitor.call(getPost, { params: { postID } })).commentsForMembers).toBe(true);
  expect((await ben.call(getPost, { params: { postID } })).commentsForMembers).toBeUndefined();
  const body = { resourceType: 'post', resourceID: first, content: 'Which oil?' } as const;
  const { commentID } = await ben.call(makeComment, { body });
  await owner.call(removeComment, { params: { commentID } });
  await owner.call(removePost, { body: { postID: first } });
  await expect(ben.call(restorePost, { params: { postID: first } })).rejects.toMatchObject(forbidden);
  await owner.call(restorePost, { params: { postID: first } });
  await ben.call(removePost, { body: { postID: first } });
  await ben.call(restorePost, { params: { postID: first } });
});

test('a private group is found out by no answer: each call is answered as for one there is not', async () => {
  const groupID = await withMember('private');
  const { postID } = await post(ben, groupID);
  await owner.call(pinPost, { params: { postID } });
  const comment = (resourceType: 'post' | 'comment', resourceID: string) => ({
    body: { resourceType, resourceID, content: 'Which oil?' },
  });
  const { commentID } = await ben.call(makeComment, comment('post', postID));
  await ben.call(react, {
    params: { resourceType: 'post' },
    body: { resourceID: postID, reactionType: 'like' },
  });
  await ben.call(react, {
    params: { resourceType: 'comment' },
    body: { resourceID: commentID, reactionType: 'like' },
  });
  const cleo = await aMember();
  const userID = cleo.id;
  /** What a stranger, or a visitor, is answered to all that names a group, a post or a comment. */
  async function answersTo(
    { call }: { call: Somebody['call'] },
    ids: { group: string; post: string; comment: string },
  ) {
    const group = of(ids.group);
    const ofPost = { params: { postID: ids.post } };
    const ofComment = { params: { commentID: ids.comment } };
    const page = { size: 20 };
    const like = (resourceType: 'post' | 'comment', resourceID: string) => ({
      params: { resourceType },
      body: { resourceID, reactionType: 'like' as const },
    });
    const asked = {
      getGroup: () => call(getGroup, group),
      editGroup: () => call(editGroup, { ...group, body: written('private') }),
      removeGroup: () => call(removeGroup, group),
      joinGroup: () => call(joinGroup, { ...group, body: {} }),
      withdrawGroupRequest: () => call(withdrawGroupRequest, group),
      leaveGroup: () => call(leaveGroup, group),
      listGroupRequests: () => call(listGroupRequests, { ...group, query: page }),
      acceptGroupRequest: () => call(acceptGroupRequest, { ...group, body: { userID } }),
      declineGroupRequest: () => call(declineGroupRequest, { ...group, body: { userID } }),
      inviteToGroup: () => call(inviteToGroup, { ...group, body: { userID } }),
      listGroupInvitations: () => call(listGroupInvitations, { ...group, query: page }),
      withdrawGroupInvitation: () => call(withdrawGroupInvitation, { ...group, body: { userID } }),
      declineGroupInvitation: () => call(declineGroupInvitation, group),
      listGroupMembers: () => call(listGroupMembers, { ...group, query: page }),
      changeGroupRole: () => call(changeGroupRole, { ...group, body: { userID, role: 'owner' } }),
      removeGroupMember: () => call(removeGroupMember, { ...group, body: { userID } }),
      makePost: () =>
        call(makePost, { body: { content: 'New.', timelineType: 'group', timelineID: ids.group } }),
      loadTimeline: () => call(loadTimeline, { params: { id: ids.group }, query: { size: 10 } }),
      listLatestPosts: () => call(listLatestPosts, { params: { id: ids.group } }),
      getPost: () => call(getPost, ofPost),
      editPost: () => call(editPost, { ...ofPost, body: { content: 'Newer.' } }),
      listPostVersions: () => call(listPostVersions, ofPost),
      removePost: () => call(removePost, { body: { postID: ids.post } }),
      restorePost: () => call(restorePost, ofPost),
      pinPost: () => call(pinPost, ofPost),
      listComments: async () => ({
        ...(await call(listComments, { params: { resourceID: ids.post }, query: { skip: 0, size: 5 } })),
        rootID: '',
      }),
      listReplies: async () => ({
        ...(await call(listComments, { params: { resourceID: ids.comment }, query: { skip: 0, size: 5 } })),
        rootID: '',
      }),
      makeComment: () => call(makeComment, comment('post', ids.post)),
      reply: () => call(makeComment, comment('comment', ids.comment)),
      editComment: () => call(editComment, { ...ofComment, body: { content: 'Newer.' } }),
      removeComment: () => call(removeComment, ofComment),
      markAnswer: () => call(markAnswer, { ...ofComment, body: { isAnswer: true } }),
      closeComments: () =>
        call(closeComments, {
          params: { resourceID: ids.post },
          body: { resourceType: 'post', areClosed: true },
        }),
      reactToPost: () => call(react, like('post', ids.post)),
      reactToComment: () => call(react, like('comment', ids.comment)),
      likesOfPost: () => call(getReactionSummary, { params: { resourceID: ids.post } }),
      likesOfComment: () => call(getReactionSummary, { params: { resourceID: ids.comment } }),
      likersOfPost: () => call(listLikes, { params: { resourceID: ids.post }, query: page }),
      likersOfComment: () => call(listLikes, { params: { resourceID: ids.comment }, query: page }),
      checkReaction: () => call(checkReaction, { params: { resourceID: ids.post } }),
      takeReactionBack: () =>
        call(takeReactionBack, { params: { resourceType: 'post' }, body: { resourceID: ids.post } }),
    };
    const answers: Record<string, unknown> = {};
    for (const [name, ask] of Object.entries(asked))
      answers[name] = await ask().catch(({ status, message }: { status: number; message: string }) => ({
        status,
        message,
      }));
    return answers;
  }
  const none = { group: randomUUID(), post: randomUUID(), comment: randomUUID() };
  for (const asker of [cleo, visitor])
    expect(await answersTo(asker, { group: groupID, post: postID, comment: commentID })).toEqual(
      await answersTo(asker, none),
    );
  const { items } = await cleo.call(loadNewsfeed, { query: { choice: 'all' } });
  expect(items.filter((item) => item.postID === postID)).toEqual([]);
  // Whoever left may take out what they wrote, and reads nothing of it any more.
  await ben.call(leaveGroup, of(groupID));
  await expect(ben.call(getPost, { params: { postID } })).rejects.toMatchObject(gone);
  await ben.call(removeComment, { params: { commentID } });
  await ben.call(removePost, { body: { postID } });
});

test('whoever is named in a group that is not open, or is answered there, is told only where they may read it', async () => {
  const groupID = await withMember('private');
  const cleo = await aMember();
  const [{ person } = { person: { firstName: '', lastName: '' } }] = (
    await owner.call(listGroupMembers, { ...of(groupID), query: { size: 1 } })
  ).members;
  const name = `${person.firstName} ${person.lastName}`.trim();
  const mentions = [owner, cleo].map(({ id: resourceID }) => ({
    resourceType: 'user' as const,
    resourceID,
    name,
  }));
  const body = { content: `Thanks @${name}`, mentions, timelineType: 'group', timelineID: groupID } as const;
  const { postID } = await ben.call(makePost, { body });
  expect(await toldOf(cleo)).toEqual([]);
  expect((await toldOf(owner)).map(({ kind }) => kind)).toEqual(['post-mentioned']);
  await ben.call(leaveGroup, of(groupID));
  const before = await toldOf(ben);
  await owner.call(makeComment, { body: { resourceType: 'post', resourceID: postID, content: 'Gladly.' } });
  expect(await toldOf(ben)).toEqual(before);
});

test('a group whose owner is deleted goes on with who is longest in it; one of nobody goes with all that stands in it', async () => {
  const groupID = await withMember('open');
  const cleo = await aMember();
  await join(cleo, groupID);
  const alone = await aGroup('open');
  const { postID } = await post(owner, alone);
  await api.pool.query(`UPDATE groups SET removed_at = now() WHERE id = $1`, [alone]);
  await api.asService(forgetPerson, { params: { personID: owner.id } });
  expect(await membersOf(cleo, groupID)).toEqual([
    [ben.id, 'owner'],
    [cleo.id, 'member'],
  ]);
  expect((await visitor.call(getGroup, of(groupID))).members).toBe(2);
  expect((await toldOf(ben)).map(({ kind }) => kind)).toContain('group-role');
  await deleteOldGroups({ db: api.db });
  const { rows } = await api.pool.query(
    `SELECT (SELECT count(*) FROM groups WHERE id = $1)::int + (SELECT count(*) FROM posts WHERE id = $2)::int AS left`,
    [alone, postID],
  );
  expect(rows).toEqual([{ left: 0 }]);
});
