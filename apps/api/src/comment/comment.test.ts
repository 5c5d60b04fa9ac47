import { randomUUID } from 'node:crypto';
import {
  type Comment,
  checkReaction,
  closeComments,
  editComment,
  exportPerson,
  forgetPerson,
  getReactionSummary,
  idempotencyKeyHeader,
  listComments,
  listMyLikes,
  listNotifications,
  makeComment,
  markAnswer,
  pageCallHeader,
  react,
  removeComment,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

type Call = typeof api.call;

async function somebody(name: { first_name?: string; last_name?: string; username?: string } = {}) {
  return api.signIn({ id: await rows.aPerson(name) });
}

/** A product whose business has an owner and an administrator. */
async function aShop() {
  const [owner, admin, member] = [await somebody(), await somebody(), await somebody()];
  const businessID = await rows.aBusiness({ company_name: 'Regia Bolts' });
  await api.db
    .insertInto('business_members')
    .values([
      { business_id: businessID, person_id: owner.id, role: 'owner' },
      { business_id: businessID, person_id: admin.id, role: 'admin' },
      { business_id: businessID, person_id: member.id, role: 'member' },
    ])
    .execute();
  const productID = await rows.aProduct({ business_id: businessID, name: 'Hex bolt M8' });
  return { owner, admin, member, businessID, productID };
}

const on = (resourceID: string, content = 'Is it plated?', more: { businessID?: string } = {}) => ({
  body: { resourceType: 'product' as const, resourceID, content, ...more },
});
const replyTo = ({ commentID }: Pick<Comment, 'commentID'>, content = 'It is.', more: object = {}) => ({
  body: { resourceType: 'comment' as const, resourceID: commentID, content, ...more },
});
const below = (resourceID: string, query: { skip?: number; size?: number; after?: string } = {}) => ({
  params: { resourceID },
  query: { skip: 0, size: 5, ...query },
});
const of = ({ commentID }: Pick<Comment, 'commentID'>) => ({ params: { commentID } });
const contentsOf = (comments: readonly Pick<Comment, 'content'>[]) => comments.map(({ content }) => content);
const listed = async (resourceID: string, query = {}) =>
  contentsOf((await api.call(listComments, below(resourceID, query))).comments);

async function write(call: Call, productID: string, contents: readonly string[]): Promise<Comment[]> {
  const written: Comment[] = [];
  for (const content of contents) written.push(await call(makeComment, on(productID, content)));
  return written;
}

const forbidden = { status: 403, errorName: 'Forbidden' };
const notFound = { status: 404, errorName: 'NotFound' };
const conflict = { status: 409, errorName: 'Conflict' };

test('a comment on a product says who wrote what, and stands below it for everybody', async () => {
  const { productID } = await aShop();
  const asker = await somebody({ first_name: 'Anke', last_name: 'Brand', username: 'anke-brand' });
  const made = await asker.call(makeComment, on(productID, '  Is the shaft hollow?\r\n50 mm?  '));
  expect(made).toMatchObject({
    resourceType: 'product',
    resourceID: productID,
    content: 'Is the shaft hollow?\n50 mm?',
    whoComment: { userID: asker.id, username: 'anke-brand', firstName: 'Anke', lastName: 'Brand' },
    reactions: { reactionCount: { like: 0 } },
    replies: 0,
  });
  expect(made.business).toBeUndefined();
  expect(await api.call(listComments, below(productID))).toEqual({
    comments: [made],
    total: 1,
    rootID: productID,
  });
});

test('comments come by five, the last first, by skip and by what the page before says', async () => {
  const { productID } = await aShop();
  const { call } = await somebody();
  const names = ['1', '2', '3', '4', '5', '6', '7'];
  await write(call, productID, names);
  expect(await listed(productID)).toEqual(['7', '6', '5', '4', '3']);
  expect(await listed(productID, { skip: 5 })).toEqual(['2', '1']);
  const { next } = await api.call(listComments, below(productID));
  await write(call, productID, ['8']);
  const rest = await api.call(listComments, below(productID, next ? { after: next } : {}));
  expect(contentsOf(rest.comments), 'what came meanwhile moves nothing').toEqual(['2', '1']);
  expect(rest).toMatchObject({ total: 8 });
  expect(rest.next).toBeUndefined();
  const all = await api.call(listComments, below(productID, { size: 8 }));
  expect(all.next, 'nothing is behind the last one').toBeUndefined();
});

test('a comment without words, too long or on what is not there is refused', async () => {
  const { productID } = await aShop();
  const { call } = await somebody();
  for (const content of ['', '   \n ', 'x'.repeat(513)])
    await expect(call(makeComment, on(productID, content))).rejects.toMatchObject({ status: 400 });
  const hidden = await rows.aProduct();
  const before = await call(makeComment, on(hidden));
  await api.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', hidden).execute();
  for (const id of [randomUUID(), await rows.aBusiness(), hidden])
    await expect(call(makeComment, on(id))).rejects.toMatchObject(notFound);
  await expect(call(makeComment, replyTo(before))).rejects.toMatchObject(notFound);
  await expect(
    call(makeComment, { body: { resourceID: productID, resourceType: 'post', content: 'Hello' } }),
  ).rejects.toMatchObject(notFound);
  expect(await api.call(listComments, below(hidden)), 'and none is shown below what is hidden').toMatchObject(
    {
      comments: [],
      total: 0,
    },
  );
});

test('a comment that is sent again with its key is made once', async () => {
  const { productID } = await aShop();
  const { token } = await somebody();
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const send = (content: string) => api.client(token)(makeComment, on(productID, content), { headers });
  const first = await send('Once');
  expect(await send('Once')).toEqual(first);
  await expect(send('Twice')).rejects.toMatchObject(conflict);
  expect(await listed(productID)).toEqual(['Once']);
});

test('replies stand below their comment, the first first; a reply to a reply stands beside it', async () => {
  const { productID } = await aShop();
  const [asker, other] = [await somebody(), await somebody()];
  const question = await asker.call(makeComment, on(productID));
  const first = await other.call(makeComment, replyTo(question, 'first'));
  const second = await asker.call(makeComment, replyTo(first, 'second'));
  expect(second).toMatchObject({ resourceType: 'comment', resourceID: question.commentID });
  expect(await listed(question.commentID)).toEqual(['first', 'second']);
  const { comments, total } = await api.call(listComments, below(productID));
  expect(comments).toMatchObject([{ commentID: question.commentID, replies: 2 }]);
  expect(total, 'replies count below the product').toBe(3);
  const replies = await api.call(listComments, below(question.commentID, { size: 1 }));
  expect(replies).toMatchObject({ total: 2, rootID: productID });
  const after = replies.next ?? '';
  expect(await listed(question.commentID, { size: 1, after })).toEqual(['second']);
});

test('an administrator writes as their business, which is what is shown; nobody as that of others', async () => {
  const { admin, member, businessID, productID } = await aShop();
  const stranger = await somebody();
  const as = { businessID };
  const made = await admin.call(makeComment, on(productID, 'Ask us anything.', as));
  expect(made).toMatchObject({
    whoComment: { userID: admin.id },
    business: { businessID, general: { companyName: 'Regia Bolts' } },
  });
  for (const { call } of [member, stranger])
    await expect(call(makeComment, on(productID, 'So do I.', as))).rejects.toMatchObject(forbidden);
  const body = { content: 'Ask us anything at all.' };
  await expect(stranger.call(editComment, { ...of(made), body })).rejects.toMatchObject(forbidden);
  expect(await admin.call(editComment, { ...of(made), body })).toMatchObject({
    ...body,
    business: { businessID },
  });
  await api.db.deleteFrom('business_members').where('person_id', '=', admin.id).execute();
  await expect(admin.call(editComment, { ...of(made), body })).rejects.toMatchObject(forbidden);
});

test('an author changes what they wrote, and nobody else does', async () => {
  const { owner, productID } = await aShop();
  const asker = await somebody();
  const made = await asker.call(makeComment, on(productID));
  const body = { content: 'Is it galvanized?' };
  await expect(owner.call(editComment, { ...of(made), body })).rejects.toMatchObject(forbidden);
  const edited = await asker.call(editComment, { ...of(made), body });
  expect(edited).toMatchObject({ ...made, ...body });
  expect(edited.editedAt).toBeDefined();
  await expect(asker.call(editComment, { ...of(made), body: { content: ' \n' } })).rejects.toMatchObject({
    status: 400,
  });
  expect(await listed(productID)).toEqual(['Is it galvanized?']);
});

test('a comment is removed by its author, by who administers the business it stands below, and by moderators', async () => {
  const { admin, member, productID } = await aShop();
  const [asker, stranger, moderator] = [await somebody(), await somebody(), await somebody()];
  await api.db.insertInto('operators').values({ person_id: moderator.id, role: 'moderator' }).execute();
  for (const { call } of [asker, admin, moderator]) {
    const made = await asker.call(makeComment, on(productID));
    for (const other of [stranger, member])
      await expect(other.call(removeComment, of(made))).rejects.toMatchObject(forbidden);
    await call(removeComment, of(made));
    expect(await listed(productID)).toEqual([]);
    await expect(call(removeComment, of(made))).rejects.toMatchObject(notFound);
  }
  const { rows: noted } = await api.pool.query(
    `SELECT actor FROM audit_log WHERE call = 'removeComment' AND actor_id = $1`,
    [moderator.id],
  );
  expect(noted).toEqual([{ actor: 'operator' }]);
});

test('of a removed comment with replies the place stays as long as they do, without words, author and likes', async () => {
  const { productID } = await aShop();
  const [asker, other] = [await somebody(), await somebody()];
  const question = await asker.call(makeComment, on(productID));
  const replies = [
    await other.call(makeComment, replyTo(question)),
    await other.call(makeComment, replyTo(question, 'Zinc.')),
  ];
  const params = { resourceType: 'comment' } as const;
  const liked = { resourceID: question.commentID, reactionType: 'like' as const };
  await other.call(react, { params, body: liked });
  await asker.call(removeComment, of(question));
  const { comments, total } = await api.call(listComments, below(productID));
  expect(comments).toEqual([
    {
      commentID: question.commentID,
      resourceType: 'product',
      resourceID: productID,
      content: '',
      at: question.at,
      reactions: { reactionCount: { like: 0 } },
      replies: 2,
      isRemoved: true,
    },
  ]);
  expect(total).toBe(2);
  const body = { content: 'Again' };
  await expect(asker.call(editComment, { ...of(question), body })).rejects.toMatchObject(notFound);
  await expect(asker.call(makeComment, replyTo(question))).rejects.toMatchObject(notFound);
  await expect(other.call(react, { params, body: liked })).rejects.toMatchObject(notFound);
  await Promise.all(replies.map((reply) => other.call(removeComment, of(reply))));
  expect(await api.call(listComments, below(productID))).toMatchObject({ comments: [], total: 0 });
  const left = await api.db.selectFrom('comments').select('id').where('root_id', '=', productID).execute();
  expect(left).toEqual([]);
});

test('a comment is liked, as oneself and as a business, and says how often', async () => {
  const { admin, businessID, productID } = await aShop();
  const [asker, fan] = [await somebody(), await somebody()];
  const [made, other] = await write(asker.call, productID, ['Is it plated?', 'In zinc?']);
  const resourceID = made?.commentID ?? '';
  const params = { resourceType: 'comment' } as const;
  await fan.call(react, { params, body: { resourceID, reactionType: 'like' } });
  await admin.call(react, { params, body: { resourceID, businessID, reactionType: 'like' } });
  expect(await api.call(getReactionSummary, { params: { resourceID } })).toEqual({
    reactionCount: { like: 2 },
  });
  expect(await fan.call(checkReaction, { params: { resourceID } })).toEqual({ reactionType: 'like' });
  const resourceIDs = [resourceID, other?.commentID].join();
  expect(await fan.call(listMyLikes, { query: { resourceIDs } })).toEqual({ resourceIDs: [resourceID] });
  expect(await admin.call(listMyLikes, { query: { resourceIDs } })).toEqual({ resourceIDs: [] });
  expect(await admin.call(listMyLikes, { query: { resourceIDs, businessID } })).toEqual({
    resourceIDs: [resourceID],
  });
  const { comments } = await api.call(listComments, below(productID));
  expect(comments.map(({ reactions }) => reactions.reactionCount.like)).toEqual([0, 2]);
});

test('the business says which reply answers a question: it stands with it, and first below it', async () => {
  const { owner, productID } = await aShop();
  const [asker, other] = [await somebody(), await somebody()];
  const question = await asker.call(makeComment, on(productID));
  const replies: Comment[] = [];
  for (const content of ['I think so.', 'In zinc, 8 µm.', 'In zinc, 12 µm.'])
    replies.push(await other.call(makeComment, replyTo(question, content)));
  const [, early, late] = replies;
  if (!early || !late) return expect.fail('Three replies were written');
  const mark = (comment: Comment, isAnswer: boolean, call: Call = owner.call) =>
    call(markAnswer, { ...of(comment), body: { isAnswer } });
  for (const { call } of [asker, other])
    await expect(mark(late, true, call)).rejects.toMatchObject(forbidden);
  await expect(mark(question, true)).rejects.toMatchObject(conflict);
  await mark(early, true);
  await mark(late, true);
  const [shown] = (await api.call(listComments, below(productID))).comments;
  expect(shown?.answer).toMatchObject({ commentID: late.commentID, isAnswer: true, content: late.content });
  expect(await listed(question.commentID)).toEqual(['In zinc, 12 µm.', 'I think so.', 'In zinc, 8 µm.']);
  const page = await api.call(listComments, below(question.commentID, { size: 2 }));
  expect(await listed(question.commentID, { size: 2, after: page.next ?? '' })).toEqual(['In zinc, 8 µm.']);
  await mark(late, false);
  expect((await api.call(listComments, below(productID))).comments[0]?.answer).toBeUndefined();
  await mark(early, true);
  await other.call(removeComment, of(early));
  expect(await listed(question.commentID)).toEqual(['I think so.', 'In zinc, 12 µm.']);
});

test('a business closes the comments on its own product, and opens them again', async () => {
  const { admin, member, productID } = await aShop();
  const asker = await somebody();
  const question = await asker.call(makeComment, on(productID));
  const close = (call: Call, areClosed: boolean) =>
    call(closeComments, { params: { resourceID: productID }, body: { resourceType: 'product', areClosed } });
  for (const { call } of [member, asker]) await expect(close(call, true)).rejects.toMatchObject(forbidden);
  for (let times = 0; times < 2; times += 1) await close(admin.call, true);
  expect(await api.call(listComments, below(productID))).toMatchObject({ areClosed: true, total: 1 });
  for (const sent of [on(productID), replyTo(question)])
    await expect(asker.call(makeComment, sent)).rejects.toMatchObject(conflict);
  await close(admin.call, false);
  await asker.call(makeComment, replyTo(question));
  expect((await api.call(listComments, below(productID))).areClosed).toBeUndefined();
});

test('who is blocked by whose product it is, or by whom they reply to, or is suspended, does not comment', async () => {
  const { businessID, productID } = await aShop();
  const [asker, blocked, suspended] = [await somebody(), await somebody(), await somebody()];
  const question = await asker.call(makeComment, on(productID));
  await api.db
    .insertInto('blocks')
    .values({ blocker_person_id: asker.id, blocked_person_id: blocked.id })
    .execute();
  await api.db
    .insertInto('sending_suspensions')
    .values({ person_id: suspended.id, until: new Date(Date.now() + 60_000) })
    .execute();
  await expect(blocked.call(makeComment, replyTo(question))).rejects.toMatchObject(forbidden);
  await expect(suspended.call(makeComment, on(productID))).rejects.toMatchObject(forbidden);
  await blocked.call(makeComment, on(productID));
  await api.db
    .insertInto('blocks')
    .values({ blocker_business_id: businessID, blocked_person_id: blocked.id })
    .execute();
  await expect(blocked.call(makeComment, on(productID))).rejects.toMatchObject(forbidden);
});

test('the business is told of comments, whoever is replied to of replies, who asked of the answer; nobody of their own', async () => {
  const { owner, admin, member, businessID, productID } = await aShop();
  const asker = await somebody({ first_name: 'Anke', last_name: 'Brand' });
  const told = async ({ call }: { call: Call }) =>
    (await call(listNotifications, { query: { size: 30 } })).notifications.map(
      ({ kind, count, from, subject, subjectID, subjectType, businessID: as }) => {
        expect([subject, subjectID, subjectType]).toEqual(['Hex bolt M8', productID, 'product']);
        return [kind, count, from, as === businessID];
      },
    );
  const question = await asker.call(makeComment, on(productID));
  for (const person of [owner, admin])
    expect(await told(person)).toEqual([['comment-received', 1, 'Anke Brand', true]]);
  const reply = await admin.call(makeComment, replyTo(question, 'In zinc.', { businessID }));
  expect(await told(asker)).toEqual([['comment-replied', 1, 'Regia Bolts', false]]);
  await asker.call(makeComment, replyTo(reply, 'How thick?'));
  expect(await told(owner), 'of a reply to the business once').toEqual([
    ['comment-replied', 1, 'Anke Brand', true],
    ['comment-received', 1, 'Anke Brand', true],
  ]);
  await owner.call(markAnswer, { ...of(reply), body: { isAnswer: true } });
  expect(await told(asker)).toEqual([
    ['comment-answered', 1, 'Regia Bolts', false],
    ['comment-replied', 1, 'Regia Bolts', false],
  ]);
  expect(await told(member)).toEqual([]);
});

test('an archive holds what its person wrote; who is forgotten leaves nothing but places', async () => {
  const { productID } = await aShop();
  const [one, other] = [await somebody(), await somebody()];
  const [alone, replied] = await write(one.call, productID, ['Is it plated?', 'In zinc?']);
  if (!alone || !replied) return expect.fail('Two comments were written');
  const reply = await other.call(makeComment, replyTo(replied, 'Yes.'));
  await one.call(makeComment, replyTo(reply, 'Thanks.'));
  const own = await other.call(makeComment, on(productID, 'And M10?'));
  await one.call(makeComment, replyTo(own, 'I need that, too.'));
  const { comments } = await api.asService(exportPerson, { params: { personID: one.id } });
  expect(comments).toMatchObject([
    { resourceType: 'product', resourceID: productID, content: 'Is it plated?' },
    { content: 'In zinc?' },
    { resourceType: 'comment', resourceID: replied.commentID, content: 'Thanks.' },
    { content: 'I need that, too.' },
  ]);
  await api.asService(forgetPerson, { params: { personID: one.id } });
  const left = await api.call(listComments, below(productID));
  expect(left.comments).toMatchObject([
    { content: 'And M10?', replies: 0 },
    { content: '', isRemoved: true, replies: 1 },
  ]);
  expect(left.total).toBe(2);
  expect(await listed(replied.commentID)).toEqual(['Yes.']);
});

test('comments go with their product, with all that stands beside them', async () => {
  const { admin, productID } = await aShop();
  const asker = await somebody();
  const question = await asker.call(makeComment, on(productID));
  await asker.call(makeComment, replyTo(question));
  const resourceID = question.commentID;
  await asker.call(react, {
    params: { resourceType: 'comment' },
    body: { resourceID, reactionType: 'like' },
  });
  await admin.call(closeComments, {
    params: { resourceID: productID },
    body: { resourceType: 'product', areClosed: true },
  });
  await api.db.deleteFrom('products').where('id', '=', productID).execute();
  const ids = [productID, resourceID];
  for (const table of ['comments', 'comment_counts', 'closed_comments', 'reactions', 'like_counts'] as const)
    expect(
      await api.db.selectFrom(table).select('resource_id').where('resource_id', 'in', ids).execute(),
    ).toEqual([]);
});

test('comments depend on what stands below the same thing, on their likes and their authors, and on no list', async () => {
  const { admin, businessID, productID } = await aShop();
  const asker = await somebody();
  const question = await asker.call(makeComment, on(productID));
  const reply = await admin.call(makeComment, replyTo(question, 'In zinc.', { businessID }));
  await admin.call(markAnswer, { ...of(reply), body: { isAnswer: true } });
  const response = await fetch(`${api.url}/social/comments/${productID}`, {
    headers: { [pageCallHeader]: '1' },
  });
  const { tags } = (await response.json()) as { tags: string[] };
  expect(tags.toSorted()).toEqual(
    [
      `comments:${productID}`,
      `likes:${question.commentID}`,
      `likes:${reply.commentID}`,
      `person:${asker.id}`,
      `person:${admin.id}`,
      `business:${businessID}`,
    ].toSorted(),
  );
});

test('whatever people remove at once, each count is what is there', async () => {
  const { productID } = await aShop();
  const people = await Promise.all([somebody(), somebody(), somebody()]);
  const [asker] = people;
  if (!asker) return expect.fail('Three people are there');
  for (let times = 0; times < 10; times += 1) {
    const question = await asker.call(makeComment, on(productID));
    const replies = await Promise.all(people.map(({ call }) => call(makeComment, replyTo(question))));
    await Promise.all([
      ...people.map(({ call }, place) => call(removeComment, of(replies[place] ?? question))),
      asker.call(removeComment, of(question)),
    ]);
  }
  expect(await api.call(listComments, below(productID))).toMatchObject({ comments: [], total: 0 });
});
