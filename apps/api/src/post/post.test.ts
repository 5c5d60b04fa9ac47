import { randomUUID } from 'node:crypto';
import {
  checkReaction,
  downloadFair,
  editPost,
  exportPerson,
  follow,
  forgetPerson,
  getPost,
  getReactionSummary,
  idempotencyKeyHeader,
  listComments,
  listLatestPosts,
  listNotifications,
  listPostVersions,
  listRemovedPosts,
  loadTimeline,
  makeComment,
  makePost,
  pinPost,
  postLimits,
  react,
  removePost,
  restorePost,
  signUpload,
  unpinPost,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { aBusiness, aMember } = membersIn(api);

const somebody = (name?: { first_name: string; last_name: string }) => aMemberless(name);
async function aMemberless(name?: { first_name: string; last_name: string }) {
  return api.signIn({ id: await rows.aPerson(name) });
}
const of = (postID: string) => ({ params: { postID } });
const timelineOf = (id: string, query: object = {}) => ({ params: { id }, query: { size: 10, ...query } });
const notFound = { status: 404, errorName: 'NotFound' };
const forbidden = { status: 403, errorName: 'Forbidden' };

test('somebody posts to their own timeline, and everybody reads it there', async () => {
  const { id, call } = await somebody({ first_name: 'Ruth', last_name: 'Okafor' });
  const post = await call(makePost, { body: { content: '  Field note: labyrinth seals.  ' } });
  expect(post).toMatchObject({
    content: 'Field note: labyrinth seals.',
    author: { userID: id, firstName: 'Ruth', lastName: 'Okafor' },
    timelineID: id,
    timelineType: 'user',
    reactions: { reactionCount: { like: 0 } },
    mine: { isLiked: false, mayEdit: true, mayRemove: true, mayPin: true },
  });
  const { mine: _, ...seen } = post;
  expect(await api.call(getPost, of(post.postID))).toEqual(seen);
  const { items } = await api.call(loadTimeline, timelineOf(id));
  expect(items).toEqual([
    {
      ...seen,
      header: {
        author: post.author,
        metadata: { datetime: post.createdAt, resourceID: post.postID },
      },
      body: { text: post.content },
    },
  ]);
});

test('an administrator posts as a business; a member and a stranger do not', async () => {
  const businessID = await aBusiness({ company_name: 'Reductores del Bajío' });
  const owner = await aMember(businessID, 'owner');
  const [admin, member, stranger] = [
    await aMember(businessID, 'admin'),
    await aMember(businessID, 'member'),
    await somebody(),
  ];
  const post = await admin.call(makePost, { body: { content: 'New test bench.', businessID } });
  expect(post).toMatchObject({
    author: { businessID, general: { companyName: 'Reductores del Bajío' }, subscription: 'standard' },
    timelineID: businessID,
    timelineType: 'business',
  });
  const byTimeline = { content: 'Again.', timelineID: businessID, timelineType: 'business' } as const;
  expect((await admin.call(makePost, { body: byTimeline })).author).toEqual(post.author);
  for (const other of [member, stranger]) {
    await expect(other.call(makePost, { body: { content: 'Not ours.', businessID } })).rejects.toMatchObject(
      forbidden,
    );
    await expect(other.call(removePost, { body: { postID: post.postID } })).rejects.toMatchObject(forbidden);
    await expect(
      other.call(editPost, { ...of(post.postID), body: { content: 'Mine now.' } }),
    ).rejects.toMatchObject(forbidden);
  }
  // Another administrator removes it, and words nothing in the place of who wrote it.
  await expect(
    owner.call(editPost, { ...of(post.postID), body: { content: 'Better.' } }),
  ).rejects.toMatchObject(forbidden);
  await owner.call(removePost, { body: { postID: post.postID } });
  await expect(api.call(getPost, of(post.postID))).rejects.toMatchObject(notFound);
});

test('nobody posts to the timeline of somebody else, nor nothing', async () => {
  const [one, other] = [await somebody(), await somebody()];
  await expect(
    one.call(makePost, { body: { content: 'Hello.', timelineID: other.id, timelineType: 'user' } }),
  ).rejects.toMatchObject(forbidden);
  await expect(one.call(makePost, { body: { content: ' \n ' } })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'content', code: 'required' }],
  });
  await expect(
    one.call(makePost, { body: { content: 'x'.repeat(postLimits.content + 1) } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(api.call(makePost, { body: { content: 'Hello.' } })).rejects.toMatchObject({ status: 401 });
});

test('sent again under its key a post is there once', async () => {
  const { id, token } = await somebody();
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const send = () => api.client(token)(makePost, { body: { content: 'Once.' } }, { headers });
  const posts = await Promise.all([send(), send()]);
  expect(posts[0]).toEqual(posts[1]);
  expect((await api.call(loadTimeline, timelineOf(id))).items).toHaveLength(1);
});

test('an edited post says so, and what it said before', async () => {
  const { call } = await somebody();
  const { postID } = await call(makePost, { body: { content: 'Frist.' } });
  const edited = await call(editPost, { ...of(postID), body: { content: 'First.' } });
  expect(edited).toMatchObject({ content: 'First.', editedAt: expect.any(String) });
  await call(editPost, { ...of(postID), body: { content: 'First.' } });
  const { versions } = await api.call(listPostVersions, of(postID));
  expect(versions).toEqual([{ content: 'Frist.', until: expect.any(String) }]);
});

test('a removed post is gone for everybody, and comes back where it stood', async () => {
  const { id, call } = await somebody();
  const made = [];
  for (const content of ['One.', 'Two.', 'Three.']) made.push(await call(makePost, { body: { content } }));
  const postID = made[1]?.postID ?? '';
  const { restorableUntil } = await call(removePost, { body: { postID } });
  expect(await call(removePost, { body: { postID } }), 'again it is as it was').toEqual({ restorableUntil });
  for (const ask of [
    () => api.call(getPost, of(postID)),
    () => api.call(listPostVersions, of(postID)),
    () => call(pinPost, of(postID)),
    () => call(editPost, { ...of(postID), body: { content: 'Four.' } }),
    () =>
      call(react, { params: { resourceType: 'post' }, body: { resourceID: postID, reactionType: 'like' } }),
  ])
    await expect(ask()).rejects.toMatchObject(notFound);
  expect(await call(listRemovedPosts, { params: { id } })).toEqual({
    removed: [{ postID, content: 'Two.', restorableUntil }],
  });
  await call(restorePost, of(postID));
  const { items } = await api.call(loadTimeline, timelineOf(id));
  expect(items.map(({ content }) => content)).toEqual(['Three.', 'Two.', 'One.']);
  expect(await call(listRemovedPosts, { params: { id } })).toEqual({ removed: [] });
});

test('one post of a timeline is pinned, the last one that was', async () => {
  const { id, call } = await somebody();
  const made = [];
  for (const content of ['One.', 'Two.', 'Three.']) made.push(await call(makePost, { body: { content } }));
  for (const { postID } of made.slice(0, 2)) await call(pinPost, of(postID));
  const pinned = async () => (await api.call(loadTimeline, timelineOf(id))).pinned?.content;
  expect(await pinned()).toBe('Two.');
  const { items } = await api.call(loadTimeline, timelineOf(id));
  expect(items.map(({ content, isPinned }) => [content, isPinned])).toEqual([
    ['Three.', false],
    ['Two.', true],
    ['One.', false],
  ]);
  expect((await api.call(loadTimeline, timelineOf(id, { skip: 1 }))).pinned).toBeUndefined();
  await call(unpinPost, of(made[1]?.postID ?? ''));
  expect(await pinned()).toBeUndefined();
});

test('a timeline is read page by page, by skipping or behind the last one', async () => {
  const { id, call } = await somebody();
  for (let number = 1; number <= 5; number += 1)
    await call(makePost, { body: { content: `Post ${number}` } });
  const page = async (query: object) => {
    const { items, next } = await api.call(loadTimeline, timelineOf(id, { size: 2, ...query }));
    return { contents: items.map(({ content }) => content.slice(5)), next };
  };
  const first = await page({});
  expect(first.contents).toEqual(['5', '4']);
  expect((await page({ skip: 2 })).contents).toEqual(['3', '2']);
  const second = await page({ after: first.next });
  expect(second.contents).toEqual(['3', '2']);
  expect(await page({ after: second.next })).toEqual({ contents: ['1'], next: undefined });
  await expect(page({ after: 'nothing' })).rejects.toMatchObject({ status: 400 });
  await expect(page({ skip: postLimits.skipped + 1 })).rejects.toMatchObject({ status: 400 });
  await expect(api.call(loadTimeline, timelineOf(randomUUID()))).rejects.toMatchObject(notFound);
  expect((await api.call(loadTimeline, timelineOf(await rows.aPerson()))).items).toEqual([]);
});

test('a timeline comes by ten', async () => {
  const { id, call } = await somebody();
  for (let number = 1; number <= 11; number += 1)
    await call(makePost, { body: { content: `Field note ${number}` } });
  const answer = await fetch(`${api.url}/timeline/load/${id}`);
  expect((await answer.json()).data.items).toHaveLength(10);
});

test('the beginnings of the last three posts are told to pages that say no more of them', async () => {
  const { id, call } = await somebody();
  const made = [];
  for (const content of ['One.', 'Two.', 'Three.', `${'x'.repeat(400)}`])
    made.push(await call(makePost, { body: { content } }));
  await call(removePost, { body: { postID: made[2]?.postID ?? '' } });
  const { latest } = await api.call(listLatestPosts, { params: { id } });
  expect(latest.map(({ content }) => content)).toEqual(['x'.repeat(300), 'Two.', 'One.']);
  expect(await api.call(listLatestPosts, { params: { id: randomUUID() } })).toEqual({ latest: [] });
});

test('a post is commented, and says how often; a removed post takes no comment', async () => {
  const [author, reader] = [await somebody(), await somebody({ first_name: 'Ruth', last_name: 'Okafor' })];
  const { postID } = await author.call(makePost, { body: { content: 'What do you think?' } });
  const comment = () =>
    reader.call(makeComment, { body: { resourceType: 'post', resourceID: postID, content: 'Good.' } });
  await comment();
  expect((await api.call(getPost, of(postID))).comments).toBe(1);
  const { comments } = await api.call(listComments, {
    params: { resourceID: postID },
    query: { skip: 0, size: 5 },
  });
  expect(comments).toMatchObject([{ content: 'Good.', whoComment: { userID: reader.id } }]);
  const { notifications } = await author.call(listNotifications, { query: { size: 10 } });
  expect(notifications).toMatchObject([{ from: 'Ruth Okafor', subject: 'What do you think?' }]);
  await author.call(removePost, { body: { postID } });
  await expect(comment()).rejects.toMatchObject(notFound);
});

test('a post is liked as anything else', async () => {
  const [author, fan] = [await somebody(), await somebody()];
  const { postID } = await author.call(makePost, { body: { content: 'Like me.' } });
  await fan.call(react, {
    params: { resourceType: 'post' },
    body: { resourceID: postID, reactionType: 'like' },
  });
  const params = { resourceID: postID };
  expect(await api.call(getReactionSummary, { params })).toEqual({ reactionCount: { like: 1 } });
  expect(await fan.call(checkReaction, { params })).toEqual({ reactionType: 'like' });
  expect(await fan.call(getPost, of(postID))).toMatchObject({
    reactions: { reactionCount: { like: 1 } },
    mine: { isLiked: true, mayEdit: false, mayRemove: false },
  });
});

test('whom a post names under their name is told, once for each; other names stay words', async () => {
  const author = await somebody({ first_name: 'Ruth', last_name: 'Okafor' });
  const named = await somebody({ first_name: 'Teodoro', last_name: 'Quintanar' });
  const businessID = await aBusiness({ company_name: 'Válvulas Huasteca' });
  // Nobody speaks for a business without an owner.
  await aMember(businessID, 'owner');
  const [admin, member] = [await aMember(businessID, 'admin'), await aMember(businessID, 'member')];
  const productID = await rows.aProduct({ business_id: businessID, name: 'Gate valve' });
  const content = 'Thanks @Teodoro Quintanar and @Válvulas Huasteca for the @Gate valve, and @Somebody Else.';
  const mentions = [
    { resourceType: 'user', resourceID: named.id, name: 'Teodoro Quintanar' },
    { resourceType: 'business', resourceID: businessID, name: 'Válvulas Huasteca' },
    { resourceType: 'product', resourceID: productID, name: 'Gate valve' },
    // Not under this name, and not in the text.
    { resourceType: 'user', resourceID: named.id, name: 'Somebody Else' },
    { resourceType: 'user', resourceID: author.id, name: 'Ruth Okafor' },
  ] as const;
  const post = await author.call(makePost, { body: { content, mentions: [...mentions] } });
  expect(new Set(post.mentions)).toEqual(new Set(mentions.slice(0, 3)));
  const told = async ({ call }: Pick<typeof named, 'call'>) =>
    (await call(listNotifications, { query: { size: 10 } })).notifications;
  expect(await told(named)).toMatchObject([
    { kind: 'post-mentioned', subjectID: post.postID, from: 'Ruth Okafor', to: 'Teodoro Quintanar' },
  ]);
  expect(await told(admin)).toMatchObject([
    { kind: 'post-mentioned', subjectID: post.postID, businessID, from: 'Ruth Okafor' },
  ]);
  expect(await told(member)).toEqual([]);
  expect(await told(author)).toEqual([]);
});

test('whom an edit names for the first time is told once; whom the post named before is not told again', async () => {
  const author = await somebody();
  const [ada, bo] = [
    await somebody({ first_name: 'Ada', last_name: 'Quill' }),
    await somebody({ first_name: 'Bo', last_name: 'Reyes' }),
  ];
  const adaNamed = { resourceType: 'user', resourceID: ada.id, name: 'Ada Quill' } as const;
  const boNamed = { resourceType: 'user', resourceID: bo.id, name: 'Bo Reyes' } as const;
  const first = { content: 'Thanks @Ada Quill.', mentions: [adaNamed] };
  const both = { content: 'Thanks @Ada Quill and @Bo Reyes.', mentions: [adaNamed, boNamed] };
  const { postID } = await author.call(makePost, { body: first });
  const counts = async () =>
    Promise.all(
      [ada, bo].map(async ({ call }) =>
        (await call(listNotifications, { query: { size: 10 } })).notifications.map(({ count }) => count),
      ),
    );
  const edit = (body: { content: string; mentions: (typeof adaNamed | typeof boNamed)[] }) =>
    author.call(editPost, { params: { postID }, body });
  expect(await counts()).toEqual([[1], []]);
  expect((await edit(both)).mentions).toEqual([adaNamed, boNamed]);
  expect(await counts()).toEqual([[1], [1]]);
  await edit({ ...both, content: `${both.content} Well done.` });
  // Nor who is taken out and named again.
  await edit(first);
  await edit(both);
  expect(await counts()).toEqual([[1], [1]]);
});

test('the first page of the product that a text leads to is shown with it, as it is now', async () => {
  const { call } = await somebody();
  const businessID = await aBusiness({ company_name: 'Hilaturas Mayab' });
  const productID = await rows.aProduct({ business_id: businessID, name: 'Sisal yarn' });
  const origin = 'http://portal.example';
  const linkOf = async (content: string) => (await call(makePost, { body: { content } })).link;
  expect(
    await linkOf(`See ${origin}/business-product/Hilaturas-Mayab-Sisal-yarn-${productID}`),
  ).toMatchObject({
    resourceType: 'product',
    resourceID: productID,
    title: 'Sisal yarn',
    company: 'Hilaturas Mayab',
  });
  expect(await linkOf(`See ${origin}/business/${businessID}/ for more.`)).toMatchObject({
    resourceType: 'business',
    resourceID: businessID,
  });
  expect(await linkOf(`See https://elsewhere.example/business/${businessID}/`)).toBeUndefined();
  expect(await linkOf(`See ${origin}/business/${randomUUID()}/`), 'of nobody').toBeUndefined();
});

test('a fair has its days, and a file for calendars', async () => {
  const { call } = await somebody();
  const fair = { name: 'Hannover, Messe; 2027', place: 'Hannover', from: '2027-04-05', until: '2027-04-09' };
  const { postID } = await call(makePost, { body: { content: 'Hall 4.', kind: 'fair', fair } });
  const { name, content } = await api.client(undefined).file(downloadFair, of(postID));
  expect(name).toBe('Hannover, Messe; 2027.ics');
  const lines = (await content.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270405',
      'DTEND;VALUE=DATE:20270410',
      'SUMMARY:Hannover\\, Messe\\; 2027',
      'LOCATION:Hannover',
    ]),
  );
  const wrong = (body: object) => call(makePost, { body: { content: 'Hall 4.', ...body } });
  await expect(wrong({ kind: 'fair' })).rejects.toMatchObject({ status: 400 });
  await expect(wrong({ fair })).rejects.toMatchObject({ status: 400 });
  await expect(wrong({ kind: 'fair', fair: { ...fair, until: '2027-04-01' } })).rejects.toMatchObject({
    issues: [{ field: 'fair.until', code: 'endBeforeStart' }],
  });
  await expect(wrong({ kind: 'fair', fair: { ...fair, from: '2027-13-41' } })).rejects.toMatchObject({
    issues: [{ field: 'fair.from', code: 'notADate' }],
  });
});

test('an archive holds what its person posted; who is forgotten leaves the posts of their business behind', async () => {
  const businessID = await aBusiness({ company_name: 'Agroexport' });
  const [owner, admin] = [await aMember(businessID, 'owner'), await aMember(businessID, 'admin')];
  const own = await admin.call(makePost, { body: { content: 'Mine.' } });
  const ours = await admin.call(makePost, { body: { content: 'Ours.', businessID } });
  await admin.call(editPost, { ...of(own.postID), body: { content: 'Mine, edited.' } });
  await owner.call(follow, { params: { resourceType: 'user' }, body: { resourceID: admin.id } });
  const content = 'Thanks, @Ada Example.';
  const mentions = [{ resourceType: 'user', resourceID: admin.id, name: 'Ada Example' } as const];
  const naming = await owner.call(makePost, { body: { content, mentions } });
  expect(naming.mentions).toEqual(mentions);
  const { posts } = await api.asService(exportPerson, { params: { personID: admin.id } });
  expect(posts).toMatchObject([
    { postID: own.postID, content: 'Mine, edited.', before: ['Mine.'] },
    { postID: ours.postID, content: 'Ours.', asBusinessID: businessID },
  ]);
  await api.asService(forgetPerson, { params: { personID: admin.id } });
  await expect(api.call(getPost, of(own.postID))).rejects.toMatchObject(notFound);
  expect(await api.call(getPost, of(naming.postID)), 'a name leads nowhere').toMatchObject({
    content,
    mentions: [],
  });
  expect((await owner.call(getPost, of(ours.postID))).mine).toMatchObject({
    mayEdit: false,
    mayRemove: true,
  });
});

test('a picture that is sent for something else is not taken', async () => {
  const { call } = await somebody();
  const body = { contentType: 'image/png', fileSize: 100, purpose: 'post-picture' } as const;
  const { token } = await call(signUpload, { body });
  await expect(call(makePost, { body: { content: 'Look.', picture: token } })).rejects.toMatchObject({
    status: 400,
  });
  await expect(call(makePost, { body: { content: 'Look.', picture: randomUUID() } })).rejects.toMatchObject(
    notFound,
  );
});
