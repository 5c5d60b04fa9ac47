import { randomUUID } from 'node:crypto';
import {
  blockingLimits,
  connect,
  editComment,
  editPost,
  exportPerson,
  getPost,
  listComments,
  listHolds,
  listNotifications,
  loadNewsfeed,
  loadTimeline,
  makeComment,
  makePost,
  publishHeld,
  react,
  refuseHeld,
  removePost,
  removeWritten,
  restorePost,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { feedsOf } from '../feed/testing-feeds.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { statementsAsked } from '../test/statements-asked.ts';
import { forgetTexts } from './forget-texts.ts';
import { publishDue } from './publish-due.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { aBusiness, aMember } = membersIn(api);
const { fillAll } = feedsOf(api);

const somebody = async (given: object = {}) => api.signIn({ id: await rows.aPerson(given) });
type Somebody = Awaited<ReturnType<typeof somebody>>;
const newcomer = () => somebody({ created_at: new Date() });
async function aModerator() {
  const moderator = await somebody();
  await api.db.insertInto('operators').values({ person_id: moderator.id, role: 'moderator' }).execute();
  return moderator;
}

const notFound = { status: 404, errorName: 'NotFound' };
const forbidden = { status: 403, errorName: 'Forbidden' };
const conflict = { status: 409, errorName: 'Conflict' };
const tooMany = { status: 429, errorName: 'TooManyRequests' };

const ofPost = (postID: string) => ({ params: { postID } });
const ofHeld = (resourceID: string) => ({ params: { resourceID } });
const aText = () => `Our new line of planetary gear units ships from May on, ${randomUUID()}.`;
const links = (count: number) =>
  Array.from({ length: count }, (_, place) => `https://example${place}.com/${randomUUID()}`).join(' ');
const posting = ({ call }: Somebody, content: string, more: object = {}) =>
  call(makePost, { body: { content, ...more } });
const commenting = (
  { call }: Somebody,
  resourceID: string,
  content: string,
  resourceType: 'post' | 'comment' = 'post',
) => call(makeComment, { body: { resourceType, resourceID, content } });
const commentsOn = async ({ call }: Pick<Somebody, 'call'>, resourceID: string) =>
  call(listComments, { params: { resourceID }, query: { skip: 0, size: 10 } });
const timelineOf = async ({ call }: Pick<Somebody, 'call'>, id: string) =>
  (await call(loadTimeline, { params: { id }, query: { size: 10 } })).items.map(({ postID }) => postID);
const feedOf = async ({ call }: Somebody, choice: 'following' | 'all' = 'all') =>
  (await call(loadNewsfeed, { query: { choice } })).items.map(({ postID }) => postID);
const toldTo = async ({ call }: Somebody) =>
  (await call(listNotifications, { query: { size: 30 } })).notifications.map(({ kind, subject }) => [
    kind,
    subject,
  ]);

/** Does the job that publishes, as if so many hours had passed since something was held back. */
async function publishAfter(hours: number): Promise<void> {
  await sql`UPDATE holds SET publish_at = publish_at - make_interval(hours => ${hours})`.execute(api.db);
  await publishDue({ db: api.db });
}

test('the same text again is held back: its author alone sees it, with the reason, until it is published after 24 hours', async () => {
  const [author, reader, named] = [
    await somebody(),
    await somebody(),
    await somebody({ first_name: 'Ida', last_name: 'Held' }),
  ];
  const content = `${aText()} @Ida Held`;
  const mentions = [{ resourceType: 'user', resourceID: named.id, name: 'Ida Held' }];
  const first = await posting(author, content, { mentions });
  expect(first.held).toBeUndefined();
  // However it is spaced and capitalised.
  const again = await posting(author, `  ${content.toUpperCase().replaceAll(' ', '  ')} !`);
  expect(again.held).toEqual({ cause: 'repeated', publishAt: expect.any(String) });
  const inHours = (Date.parse(again.held?.publishAt ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(inHours)).toBe(blockingLimits.heldForHours);
  await fillAll();
  expect((await author.call(getPost, ofPost(again.postID))).held).toEqual(again.held);
  expect(await timelineOf(author, author.id)).toEqual([again.postID, first.postID]);
  expect(await feedOf(author)).toContain(again.postID);
  for (const { call } of [reader, api]) {
    await expect(call(getPost, ofPost(again.postID))).rejects.toMatchObject(notFound);
    expect(await timelineOf({ call }, author.id)).toEqual([first.postID]);
  }
  expect(await feedOf(reader)).not.toContain(again.postID);
  await expect(
    reader.call(react, {
      params: { resourceType: 'post' },
      body: { resourceID: again.postID, reactionType: 'like' },
    }),
  ).rejects.toMatchObject(notFound);
  await expect(commenting(reader, again.postID, 'Hello.')).rejects.toMatchObject(notFound);
  await publishAfter(23);
  await expect(reader.call(getPost, ofPost(again.postID))).rejects.toMatchObject(notFound);
  await publishAfter(1);
  await fillAll();
  const published = await reader.call(getPost, ofPost(again.postID));
  expect(published.held).toBeUndefined();
  expect(Date.parse(published.createdAt), 'as new as if it were written now').toBeGreaterThan(
    Date.parse(again.createdAt),
  );
  expect(await feedOf(reader)).toContain(again.postID);
  expect((await feedOf(author)).filter((id) => id === again.postID)).toHaveLength(1);
  expect(await toldTo(author)).toEqual([['writing-published', expect.stringContaining('PLANETARY')]]);
});

test('whom a held post names is told when it is published', async () => {
  const [author, named] = [await somebody(), await somebody({ first_name: 'Ola', last_name: 'Named' })];
  const moderator = await aModerator();
  const content = `@Ola Named ${links(6)}`;
  const mentions = [{ resourceType: 'user', resourceID: named.id, name: 'Ola Named' }];
  const { postID, held } = await posting(author, content, { mentions });
  expect(held?.cause).toBe('links');
  expect(await toldTo(named)).toEqual([]);
  await moderator.call(publishHeld, ofHeld(postID));
  expect(await toldTo(named)).toEqual([['post-mentioned', expect.stringContaining('@Ola Named')]]);
  await expect(moderator.call(publishHeld, ofHeld(postID))).rejects.toMatchObject(notFound);
});

test('whom an edit names that is held back is told when it is published, and only then', async () => {
  const [author, moderator] = [await somebody(), await aModerator()];
  const [ada, bo] = [
    await somebody({ first_name: 'Ada', last_name: 'Kemp' }),
    await somebody({ first_name: 'Bo', last_name: 'Kemp' }),
  ];
  const naming = (who: Somebody, name: string) => ({
    resourceType: 'user' as const,
    resourceID: who.id,
    name,
  });
  const adaNamed = naming(ada, 'Ada Kemp');
  const { postID } = await posting(author, 'Thanks @Ada Kemp.', { mentions: [adaNamed] });
  const content = `Thanks @Ada Kemp and @Bo Kemp: ${links(6)}`;
  const body = { content, mentions: [adaNamed, naming(bo, 'Bo Kemp')] };
  expect((await author.call(editPost, { ...ofPost(postID), body })).held?.cause).toBe('links');
  const told = async () => [(await toldTo(ada)).length, (await toldTo(bo)).length];
  expect(await told()).toEqual([1, 0]);
  await moderator.call(publishHeld, ofHeld(postID));
  expect(await told()).toEqual([1, 1]);
  const removal = { resourceType: 'post', resourceID: postID, reason: 'spam' } as const;
  await moderator.call(removeWritten, { body: removal });
  await moderator.call(publishHeld, ofHeld(postID));
  expect(await told()).toEqual([1, 1]);
});

test('two accounts may write the same; a third is held back, and so are links and mentions without number', async () => {
  const content = aText();
  for (let account = 0; account < blockingLimits.repeats.accounts; account += 1)
    expect((await posting(await somebody(), content)).held).toBeUndefined();
  expect((await posting(await somebody(), content)).held?.cause).toBe('repeated');
  // After a day nobody remembers.
  await sql`UPDATE written_texts SET written_at = written_at - interval '24 hours'`.execute(api.db);
  expect((await posting(await somebody(), content)).held).toBeUndefined();
  const author = await somebody();
  const { linksInPost, linksInComment, mentions } = blockingLimits.flood;
  expect((await posting(author, links(linksInPost))).held).toBeUndefined();
  expect((await posting(author, links(linksInPost + 1))).held?.cause).toBe('links');
  const own = Array.from({ length: 8 }, () => `http://portal.example/about/${randomUUID()}`);
  expect((await posting(author, own.join(' '))).held).toBeUndefined();
  const { postID } = await posting(author, 'Ground.');
  expect((await commenting(author, postID, links(linksInComment))).held).toBeUndefined();
  expect((await commenting(author, postID, links(linksInComment + 1))).held?.cause).toBe('links');
  const named = await Promise.all(
    Array.from({ length: mentions + 1 }, async (_, place) => {
      const name = `Named${place} Person`;
      const resourceID = await rows.aPerson({ first_name: `Named${place}`, last_name: 'Person' });
      return { resourceType: 'user', resourceID, name };
    }),
  );
  const text = named.map(({ name }) => `@${name}`).join(' ');
  expect((await posting(author, text, { mentions: named })).held?.cause).toBe('mentions');
  // Short texts that lead nowhere are written by many.
  for (let times = 0; times < 3; times += 1)
    expect((await commenting(author, postID, 'Thank you!')).held).toBeUndefined();
});

test('a comment that is held back is not counted, and nobody is told of it, until it is published', async () => {
  const [author, commenter, moderator] = [await somebody(), await somebody(), await aModerator()];
  const { postID } = await posting(author, aText());
  const { commentID, held } = await commenting(commenter, postID, links(3));
  expect(held).toEqual({ cause: 'links', publishAt: expect.any(String) });
  const own = await commentsOn(commenter, postID);
  expect(own).toMatchObject({ total: 0, comments: [{ commentID, held }] });
  for (const { call } of [author, api])
    expect(await commentsOn({ call }, postID)).toMatchObject({ total: 0, comments: [] });
  await expect(commenting(author, commentID, 'Why?', 'comment')).rejects.toMatchObject(notFound);
  expect(await toldTo(author)).toEqual([]);
  await moderator.call(publishHeld, ofHeld(commentID));
  expect(await commentsOn(api, postID)).toMatchObject({ total: 1, comments: [{ commentID }] });
  expect((await toldTo(author)).map(([kind]) => kind)).toEqual(['comment-received']);
});

test('a moderator refuses what waits: it stays with its author, who is told why, and is not published', async () => {
  const [author, moderator] = [await somebody(), await aModerator()];
  const { postID } = await posting(author, links(6));
  await moderator.call(refuseHeld, { ...ofHeld(postID), body: { reason: 'spam', note: '  Six shops. ' } });
  await publishAfter(48);
  await expect(api.call(getPost, ofPost(postID))).rejects.toMatchObject(notFound);
  expect((await author.call(getPost, ofPost(postID))).held).toEqual({
    cause: 'links',
    reason: 'spam',
    note: 'Six shops.',
  });
  expect((await toldTo(author)).map(([kind]) => kind)).toEqual(['writing-removed']);
  await expect(
    moderator.call(refuseHeld, { ...ofHeld(postID), body: { reason: 'spam' } }),
  ).rejects.toMatchObject(conflict);
  // Neither removing and restoring it oneself nor wording it anew publishes it.
  await author.call(removePost, { body: { postID } });
  await author.call(restorePost, ofPost(postID));
  await author.call(editPost, { ...ofPost(postID), body: { content: 'Harmless.' } });
  await expect(api.call(getPost, ofPost(postID))).rejects.toMatchObject(notFound);
});

test('a moderator removes a post and a comment with replies, and shows them again where they stood', async () => {
  const [author, commenter, moderator] = [await somebody(), await somebody(), await aModerator()];
  const { postID, createdAt } = await posting(author, aText());
  const { commentID } = await commenting(commenter, postID, 'Insulting words.');
  await commenting(author, commentID, 'Please stay polite.', 'comment');
  const remove = (resourceType: 'post' | 'comment', resourceID: string) =>
    moderator.call(removeWritten, { body: { resourceType, resourceID, reason: 'insult', note: 'Rule 3.' } });
  await remove('comment', commentID);
  const seen = await commentsOn(api, postID);
  expect(seen).toMatchObject({ total: 1, comments: [{ commentID, content: '', isRemoved: true }] });
  expect(JSON.stringify(seen)).not.toContain(commenter.id);
  expect((await commentsOn(commenter, postID)).comments[0]).toMatchObject({
    content: 'Insulting words.',
    held: { cause: 'moderator', reason: 'insult', note: 'Rule 3.' },
  });
  await moderator.call(publishHeld, ofHeld(commentID));
  expect(await commentsOn(api, postID)).toMatchObject({
    total: 2,
    comments: [{ content: 'Insulting words.' }],
  });
  await remove('post', postID);
  await expect(commenter.call(getPost, ofPost(postID))).rejects.toMatchObject(notFound);
  expect((await commentsOn(commenter, postID)).comments).toEqual([]);
  const { holds } = await moderator.call(listHolds, { query: { state: 'refused', size: 50 } });
  expect(holds.find(({ resourceID }) => resourceID === postID)).toMatchObject({
    resourceType: 'post',
    author: { type: 'user', id: author.id, name: 'Ada Example' },
    cause: 'moderator',
    reason: 'insult',
    note: 'Rule 3.',
  });
  await moderator.call(publishHeld, ofHeld(postID));
  expect((await api.call(getPost, ofPost(postID))).createdAt).toBe(createdAt);
  expect((await toldTo(author)).map(([kind]) => kind).sort()).toEqual([
    'comment-received',
    'writing-published',
    'writing-removed',
  ]);
  await expect(remove('post', randomUUID())).rejects.toMatchObject(notFound);
});

test('what waits is listed for moderators alone, what is published next first; each of their calls leaves a line of the log', async () => {
  const [author, moderator] = [await somebody(), await aModerator()];
  const held = [await posting(author, links(6)), await posting(author, links(7))];
  const ids = held.map(({ postID }) => postID);
  await expect(author.call(listHolds, { query: { size: 25 } })).rejects.toMatchObject(forbidden);
  const all: string[] = [];
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page = await moderator.call(listHolds, { query: { size: 1, ...(after ? { after } : {}) } });
    all.push(...page.holds.map(({ resourceID }) => resourceID));
    after = page.next;
  }
  expect(all.filter((id) => ids.includes(id))).toEqual(ids);
  const [one = '', two = ''] = ids;
  await moderator.call(publishHeld, ofHeld(one));
  await moderator.call(refuseHeld, { ...ofHeld(two), body: { reason: 'spam' } });
  const log = await api.db
    .selectFrom('audit_log')
    .select(['actor', 'actor_id', 'call'])
    .where('noun', '=', 'hold')
    .where('noun_id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { actor: 'operator', actor_id: moderator.id, call: 'publishHeld' },
    { actor: 'operator', actor_id: moderator.id, call: 'refuseHeld' },
  ]);
});

test('a page of what waits takes as many statements for several posts and comments as for one of each', async () => {
  const [author, moderator] = [await somebody(), await aModerator()];
  const below = (await posting(author, aText())).postID;
  const page = () => moderator.call(listHolds, { query: { size: 50 } });
  const hold = async () => {
    const { postID } = await posting(author, links(6));
    return [postID, (await commenting(author, below, links(6))).commentID];
  };
  const listed = await hold();
  // The first call of somebody looks their session up, too.
  await page();
  const statements = (await statementsAsked(page)).length;
  for (const _ of Array(3).keys()) listed.push(...(await hold()));
  expect((await statementsAsked(page)).length).toBe(statements);
  const ids = (await page()).holds.map(({ resourceID }) => resourceID);
  expect(ids.filter((id) => listed.includes(id))).toEqual(listed);
});

test('a text worded anew into a flood is held back from then on, and stands where it stood when it is published', async () => {
  const [author, moderator] = [await somebody(), await aModerator()];
  const { postID, createdAt } = await posting(author, aText());
  const { commentID } = await commenting(author, postID, 'Fine.');
  const edited = await author.call(editPost, { ...ofPost(postID), body: { content: links(6) } });
  expect(edited.held?.cause).toBe('links');
  await expect(api.call(getPost, ofPost(postID))).rejects.toMatchObject(notFound);
  await moderator.call(publishHeld, ofHeld(postID));
  expect((await api.call(getPost, ofPost(postID))).createdAt).toBe(createdAt);
  const comment = await author.call(editComment, { params: { commentID }, body: { content: links(3) } });
  expect(comment.held?.cause).toBe('links');
  expect((await commentsOn(api, postID)).total).toBe(0);
});

test('texts worded anew into the same are held back from the third on; what is put right in its own words is not', async () => {
  const author = await somebody();
  const content = aText();
  const editing = async (postID: string, text: string) =>
    (await author.call(editPost, { ...ofPost(postID), body: { content: text } })).held?.cause;
  const postIDs = [];
  for (let count = 0; count < 3; count += 1) postIDs.push((await posting(author, aText())).postID);
  const [first = '', second = '', third = ''] = postIDs;
  expect(await editing(first, content)).toBeUndefined();
  for (const sign of [',', ' –', '!']) expect(await editing(first, `${content}${sign}`)).toBeUndefined();
  await sql`DELETE FROM written_texts WHERE person_id = ${author.id} AND NOT is_new`.execute(api.db);
  for (const id of [first, second]) expect(await editing(id, content)).toBeUndefined();
  expect(await editing(third, content)).toBe('repeated');
  const comments = [];
  for (let count = 0; count < 2; count += 1)
    comments.push((await commenting(author, first, `Comment ${aText()}`)).commentID);
  const held = await Promise.all(
    comments.map(async (commentID) => {
      const body = { content };
      return (await author.call(editComment, { params: { commentID }, body })).held?.cause;
    }),
  );
  expect(held).toEqual(['repeated', 'repeated']);
});

test('new accounts write so much a day, and are told when they may again; older ones are not counted', async () => {
  const fresh = await newcomer();
  const { posts, comments, mentions, days } = blockingLimits.newAccount;
  const { postID } = await posting(fresh, 'First.');
  for (let count = 1; count < posts; count += 1) await posting(fresh, `Post ${count}.`);
  const refused = await posting(fresh, 'One more.').catch((error: unknown) => error);
  expect(refused).toMatchObject({ ...tooMany, message: expect.stringMatching(/10 posts .* again from 20/) });
  expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(86_000);
  for (let count = 0; count < comments; count += 1) await commenting(fresh, postID, `Comment ${count}.`);
  await expect(commenting(fresh, postID, 'One more.')).rejects.toMatchObject(tooMany);
  // What was removed counts, too; what is older than a day does not.
  await fresh.call(removePost, { body: { postID } });
  await expect(posting(fresh, 'One more.')).rejects.toMatchObject(tooMany);
  await sql`UPDATE written_texts SET written_at = written_at - interval '24 hours' WHERE person_id = ${fresh.id}`.execute(
    api.db,
  );
  const named = await Promise.all(
    Array.from({ length: 10 }, async (_, place) => ({
      resourceType: 'user' as const,
      name: `Fresh${place} Named`,
      resourceID: await rows.aPerson({ first_name: `Fresh${place}`, last_name: 'Named' }),
    })),
  );
  const mentioning = (who: Somebody, text: string) =>
    posting(who, `${text} ${named.map(({ name }) => `@${name}`).join(' ')}`, { mentions: named });
  for (let count = 0; count < mentions / named.length; count += 1) await mentioning(fresh, `Number ${count}`);
  await expect(mentioning(fresh, 'Too many')).rejects.toMatchObject(tooMany);
  const { postID: edited } = await posting(fresh, 'Without any.');
  const naming = { content: `With some: ${named.map(({ name }) => `@${name}`).join(' ')}`, mentions: named };
  const adding = () => fresh.call(editPost, { ...ofPost(edited), body: naming });
  await expect(adding()).rejects.toMatchObject(tooMany);
  // What is added counts once: words put right beside it name nobody anew.
  await sql`UPDATE written_texts SET mentions = 0 WHERE person_id = ${fresh.id}`.execute(api.db);
  await adding();
  for (const sign of [',', '!', '?', ';', '.'])
    await fresh.call(editPost, {
      ...ofPost(edited),
      body: { ...naming, content: `${naming.content}${sign}` },
    });
  await sql`
    UPDATE written_texts SET mentions = ${mentions} WHERE person_id = ${fresh.id} AND NOT is_new AND mentions > 0
  `.execute(api.db);
  await expect(mentioning(fresh, 'Too many')).rejects.toMatchObject(tooMany);
  await api.db
    .updateTable('people')
    .set({ created_at: new Date(Date.now() - days * 86_400_000 - 60_000) })
    .where('id', '=', fresh.id)
    .execute();
  for (let count = 0; count <= posts; count += 1) await posting(fresh, `Later post ${count}.`);
});

test('new accounts ask for so many connections a day, answered or not', async () => {
  const fresh = await newcomer();
  const ask = async () =>
    fresh.call(connect, { params: { resourceType: 'user' }, body: { resourceID: await rows.aPerson() } });
  for (let count = 0; count < blockingLimits.newAccount.connectionRequests; count += 1) await ask();
  await sql`UPDATE connections SET state = 'accepted', accepted_at = now() WHERE asker_id = ${fresh.id}`.execute(
    api.db,
  );
  await expect(ask()).rejects.toMatchObject({ ...tooMany, message: expect.stringContaining('again from') });
  await sql`UPDATE connections SET asked_at = asked_at - interval '24 hours' WHERE asker_id = ${fresh.id}`.execute(
    api.db,
  );
  await ask();
});

test('who is suspended does not post, and words nothing anew', async () => {
  const suspended = await somebody();
  const { postID } = await posting(suspended, 'Before.');
  const { commentID } = await commenting(suspended, postID, 'Before.');
  await api.db
    .insertInto('sending_suspensions')
    .values({ person_id: suspended.id, until: new Date(Date.now() + 60_000) })
    .execute();
  const body = { content: 'Hello.' };
  await expect(posting(suspended, 'Hello.')).rejects.toMatchObject(forbidden);
  await expect(suspended.call(editPost, { ...ofPost(postID), body })).rejects.toMatchObject(forbidden);
  await expect(suspended.call(editComment, { params: { commentID }, body })).rejects.toMatchObject(forbidden);
  // So is a business.
  const businessID = await aBusiness();
  const owner = await aMember(businessID, 'owner');
  const ofBusiness = await posting(owner, 'Before.', { businessID });
  await api.db
    .insertInto('sending_suspensions')
    .values({ business_id: businessID, until: new Date(Date.now() + 60_000) })
    .execute();
  await expect(owner.call(editPost, { ...ofPost(ofBusiness.postID), body })).rejects.toMatchObject(forbidden);
});

test('a held post of a business is seen by who wrote it alone; holds go with what they hold, and into the archive', async () => {
  const businessID = await aBusiness();
  const [owner, admin] = [await aMember(businessID, 'owner'), await aMember(businessID, 'admin')];
  const { postID } = await posting(owner, links(6), { businessID });
  expect(await timelineOf(owner, businessID)).toEqual([postID]);
  expect(await timelineOf(admin, businessID)).toEqual([]);
  const { holds } = await api.asService(exportPerson, { params: { personID: owner.id } });
  expect(holds).toMatchObject({
    held: [{ resourceType: 'post', resourceID: postID, cause: 'links' }],
    written: [{ kind: 'post', mentions: 0 }],
  });
  await api.db.deleteFrom('posts').where('id', '=', postID).execute();
  const left = await api.db
    .selectFrom('holds')
    .select('resource_id')
    .where('resource_id', '=', postID)
    .execute();
  expect(left).toEqual([]);
});

test('texts are forgotten after a day', async () => {
  const author = await somebody();
  await posting(author, aText());
  await posting(author, aText());
  await sql`
    UPDATE written_texts SET written_at = now() - interval '25 hours'
    WHERE id = (SELECT min(id) FROM written_texts WHERE person_id = ${author.id})`.execute(api.db);
  await forgetTexts({ db: api.db });
  const left = await api.db
    .selectFrom('written_texts')
    .select('id')
    .where('person_id', '=', author.id)
    .execute();
  expect(left).toHaveLength(1);
});
