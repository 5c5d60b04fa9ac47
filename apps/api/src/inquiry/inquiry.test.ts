import { randomUUID } from 'node:crypto';
import {
  countUnreadInquiries,
  endInquiry,
  forgetPerson,
  getBuyerProfile,
  getInquiry,
  getInquiryMessages,
  type InquiryFilter,
  idempotencyKeyHeader,
  inquirySubjects,
  listInquiries,
  listWaitingInquiries,
  markInquiryRead,
  reopenInquiry,
  sendInquiry,
  sendMessage,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const { aBusiness, aProduct, aMember } = membersIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let seller: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  seller = await aMember(supplier, 'owner');
  buyer = await aMember();
});

const asked = { subject: inquirySubjects[4], message: 'Please quote 24 gear units.' };
const ask = async (given: object = {}, by = buyer) =>
  (await by.call(sendInquiry, { body: { to: supplier, ...asked, ...given } })).requestID;
const as = (rid: string, bid?: string) => ({ params: { rid }, query: bid ? { bid } : {} });
const write = (by: Somebody, rid: string, content: string, bid?: string) =>
  by.call(sendMessage, { ...as(rid, bid), body: { content } });
const read = async (by: Somebody, rid: string, bid?: string) =>
  (await by.call(getInquiryMessages, { params: { rid }, query: { ...as(rid, bid).query, size: 50 } }))
    .messages;
const inboxOf = async (by: Somebody, ubid: string, query: object = {}) =>
  (await by.call(listInquiries, { query: { ubid, size: 25, ...query } })).inquiries;
/** YYYY-MM-DD so many days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const refused = (status: number) => ({ status });

test('an inquiry lies with both sides, as they are asked for (checklist 196, 303, 304)', async () => {
  const rid = await ask({
    quantity: { number: 24, unit: 'pieces' },
    wantedBy: dayIn(200),
    deliveryPlace: 'El Marqués',
  });
  const [sent] = await inboxOf(buyer, buyer.id);
  expect(sent).toMatchObject({
    requestID: rid,
    status: 'open',
    senderType: 'user',
    from: buyer.id,
    to: supplier,
    subject: 'full price list',
    side: 'S',
    sender: { type: 'user', id: buyer.id, name: 'Ada Example' },
    receiver: { type: 'business', id: supplier, name: 'Reductores del Bajío' },
    quantity: { number: 24, unit: 'pieces' },
    wantedBy: dayIn(200),
    deliveryPlace: 'El Marqués',
    suppliers: 1,
    unread: 0,
    isMyTurn: false,
  });
  const [received] = await inboxOf(seller, supplier);
  expect(received).toMatchObject({ requestID: rid, side: 'R', unread: 1, isMyTurn: true });
  expect(received?.lastMessage).toMatchObject({ content: asked.message, from: 'S' });
  expect(JSON.stringify(received)).not.toContain(buyer.email);
});

test('what waits unread is listed for people and for their businesses, the last first, but for what a colleague looks after', async () => {
  const rid = await ask();
  const waiting = async (person: typeof seller) => (await person.call(listWaitingInquiries, {})).inquiries;
  expect(await waiting(buyer)).toEqual([]);
  expect(await waiting(seller)).toMatchObject([
    {
      requestID: rid,
      asBusiness: { businessID: supplier, companyName: 'Reductores del Bajío' },
      other: { type: 'user', id: buyer.id, name: 'Ada Example' },
      subject: 'full price list',
      unread: 1,
    },
  ]);
  await write(seller, rid, 'By tomorrow.', supplier);
  expect(await waiting(buyer)).toMatchObject([
    { requestID: rid, other: { type: 'business', id: supplier }, unread: 1 },
  ]);
  expect((await waiting(buyer))[0]).not.toHaveProperty('asBusiness');
  const second = await ask();
  expect((await waiting(seller)).map(({ requestID }) => requestID)).toEqual([second]);
  await api.db
    .insertInto('business_members')
    .values({ business_id: supplier, person_id: buyer.id, role: 'member' })
    .execute();
  await api.db
    .updateTable('inquiry_sides')
    .set({ assigned_to: buyer.id })
    .where('inquiry_id', '=', second)
    .where('business_id', '=', supplier)
    .execute();
  expect((await waiting(seller)).map(({ requestID }) => requestID)).toEqual([]);
});

test('both write, in the order in which it came, and each sees who has seen what (checklist 197, 305, 306)', async () => {
  const rid = await ask();
  expect(await seller.call(countUnreadInquiries, {})).toEqual({
    total: 1,
    parties: [{ id: supplier, unread: 1 }],
  });
  const answer = await write(seller, rid, 'By tomorrow.', supplier);
  expect(answer).toMatchObject({ content: 'By tomorrow.', from: 'R', type: 'text' });
  await write(buyer, rid, 'Thank you.');
  const messages = await read(seller, rid, supplier);
  expect(messages.map(({ content, from }) => [from, content])).toEqual([
    ['S', asked.message],
    ['R', 'By tomorrow.'],
    ['S', 'Thank you.'],
  ]);
  const last = messages.at(-1)?.messageID ?? '';
  expect(await seller.call(getInquiry, as(rid, supplier))).toMatchObject({ unread: 1, isMyTurn: true });
  const seen = await seller.call(markInquiryRead, { ...as(rid, supplier), body: { messageID: last } });
  expect(seen.unread).toBe(0);
  // An earlier mark that comes late takes nothing back, and one beyond the last message marks no more than there is.
  for (const messageID of [messages[0]?.messageID ?? '', '999999999999999999'])
    await seller.call(markInquiryRead, { ...as(rid, supplier), body: { messageID } });
  expect(await buyer.call(getInquiry, as(rid))).toMatchObject({ readByOthers: last, unread: 0 });
  await write(buyer, rid, 'One more thing.');
  expect(await seller.call(getInquiry, as(rid, supplier))).toMatchObject({ unread: 1 });
});

test('of a business, colleagues read who wrote, the other side the first name alone', async () => {
  const rid = await ask();
  await write(seller, rid, 'By tomorrow.', supplier);
  expect((await read(seller, rid, supplier)).at(-1)?.author).toEqual({
    userID: seller.id,
    firstName: 'Ada',
    lastName: 'Example',
  });
  expect((await read(buyer, rid)).at(-1)?.author).toEqual({ firstName: 'Ada' });
  expect((await read(buyer, rid))[0]?.author).toBeUndefined();
});

test('as a business of one’s own, the inquiry is that business’s', async () => {
  const from = await aBusiness({ company_name: 'Envases Tepeyac' });
  const [owner, colleague] = [await aMember(from, 'owner'), await aMember(from, 'member')];
  const rid = await ask({ from }, owner);
  expect(await inboxOf(owner, owner.id)).toEqual([]);
  const [sent] = await inboxOf(colleague, from);
  expect(sent).toMatchObject({
    requestID: rid,
    senderType: 'business',
    from,
    sender: { name: 'Envases Tepeyac' },
  });
  await write(colleague, rid, 'Also with IP66.', from);
  expect((await inboxOf(seller, supplier))[0]).toMatchObject({ unread: 2 });
});

test('several businesses are asked at once; each is told how many, and no more', async () => {
  const others = [await aBusiness(), await aBusiness()];
  const productID = await aProduct({ business_id: others[0] ?? '', name: 'Helical gear unit' });
  const other = await aMember(others[0], 'owner');
  const body = { to: supplier, ...asked, others: [...others, supplier], productID };
  const { requestID, requestIDs } = await buyer.call(sendInquiry, { body });
  expect(requestIDs).toHaveLength(3);
  expect(requestIDs[0]).toBe(requestID);
  const [[atFirst], [atOther]] = [await inboxOf(seller, supplier), await inboxOf(other, others[0] ?? '')];
  expect(atFirst).toMatchObject({ suppliers: 3 });
  expect(atFirst?.product).toBeUndefined();
  expect(atOther).toMatchObject({
    suppliers: 3,
    product: { name: 'Helical gear unit', card: { productID } },
  });
  expect(JSON.stringify(atFirst)).not.toContain(others[0]);
});

test('the same inquiry sent again with its key is one', async () => {
  const send = api.client(buyer.token);
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const body = { to: supplier, ...asked };
  const answers = await Promise.all([1, 2, 3].map(() => send(sendInquiry, { body }, { headers })));
  expect(new Set(answers.map(({ requestID }) => requestID)).size).toBe(1);
  expect(await inboxOf(seller, supplier)).toHaveLength(1);
  const rid = answers[0]?.requestID ?? '';
  const again = { headers: { [idempotencyKeyHeader]: randomUUID() } };
  for (const _ of [1, 2]) await send(sendMessage, { ...as(rid), body: { content: 'Once.' } }, again);
  expect(await read(buyer, rid)).toHaveLength(2);
});

test('either ends it, once and for both, and either goes on with it within 14 days (checklist 213, 307)', async () => {
  const rid = await ask();
  expect(await buyer.call(endInquiry, { ...as(rid), body: { reason: 'Bought elsewhere.' } })).toEqual({
    requestID: rid,
    status: 'closed',
  });
  await seller.call(endInquiry, { ...as(rid, supplier), body: { reason: 'Too late.' } });
  expect(await seller.call(getInquiry, as(rid, supplier))).toMatchObject({
    status: 'closed',
    closedBy: 'S',
    closeReason: 'Bought elsewhere.',
    isMyTurn: false,
  });
  await expect(write(seller, rid, 'Still there?', supplier)).rejects.toMatchObject({
    status: 409,
    message: 'This chat has ended',
  });
  expect(await seller.call(reopenInquiry, as(rid, supplier))).toEqual({ requestID: rid, status: 'open' });
  const reopened = await seller.call(getInquiry, as(rid, supplier));
  expect(reopened).toMatchObject({ status: 'open', isMyTurn: true });
  expect(reopened.closeReason).toBeUndefined();
  await buyer.call(endInquiry, { ...as(rid), body: {} });
  await sql`UPDATE inquiries SET closed_at = now() - interval '15 days' WHERE id = ${rid}`.execute(api.db);
  await expect(buyer.call(reopenInquiry, as(rid))).rejects.toMatchObject(refused(409));
});

test('two who write and end at the same time leave nothing written after the end', async () => {
  const rid = await ask();
  const results = await Promise.allSettled([
    ...Array.from({ length: 8 }, (_, index) =>
      write(index % 2 ? seller : buyer, rid, `Line ${index}`, index % 2 ? supplier : undefined),
    ),
    buyer.call(endInquiry, { ...as(rid), body: {} }),
  ]);
  const written = results.slice(0, 8).filter(({ status }) => status === 'fulfilled').length;
  expect(await read(buyer, rid)).toHaveLength(1 + written);
  const { rows } = await sql<{ late: number }>`
    SELECT count(*)::int AS late FROM messages JOIN inquiries ON inquiries.id = inquiry_id
    WHERE inquiry_id = ${rid} AND messages.created_at > closed_at + interval '1 second'`.execute(api.db);
  expect(rows[0]?.late).toBe(0);
  expect(
    (await inboxOf(seller, supplier, { filter: 'my-turn' })).map(({ requestID }) => requestID),
  ).not.toContain(rid);
});

test('a conversation is nobody else’s, whatever they are and whichever id they name', async () => {
  const rid = await ask();
  const foreign = await aBusiness();
  const stranger = await aMember(foreign, 'owner');
  for (const bid of [undefined, foreign]) {
    for (const call of [getInquiry, getBuyerProfile])
      await expect(stranger.call(call, as(rid, bid))).rejects.toMatchObject(refused(404));
    await expect(read(stranger, rid, bid)).rejects.toMatchObject(refused(404));
    await expect(write(stranger, rid, 'Hello', bid)).rejects.toMatchObject(refused(404));
    await expect(stranger.call(endInquiry, { ...as(rid, bid), body: {} })).rejects.toMatchObject(
      refused(404),
    );
  }
  await expect(inboxOf(stranger, supplier)).rejects.toMatchObject(refused(403));
  await expect(inboxOf(stranger, buyer.id)).rejects.toMatchObject(refused(403));
  // Who works there has to say so.
  await expect(seller.call(getInquiry, as(rid))).rejects.toMatchObject(refused(404));
});

test('what cannot be sent says why, and nothing is stored', async () => {
  const colleague = await aMember(supplier, 'member');
  const ofOther = await aProduct();
  await expect(ask({ to: randomUUID() })).rejects.toMatchObject(refused(404));
  await expect(ask({ others: [randomUUID()] })).rejects.toMatchObject(refused(404));
  await expect(ask({ productID: randomUUID() })).rejects.toMatchObject(refused(404));
  await expect(ask({ productID: ofOther })).rejects.toMatchObject(refused(404));
  await expect(ask({}, colleague)).rejects.toMatchObject(refused(409));
  await expect(ask({ from: supplier }, seller)).rejects.toMatchObject(refused(409));
  await expect(ask({ from: supplier })).rejects.toMatchObject(refused(403));
  for (const wantedBy of ['2027-02-30', '0000-01-01', '9999-99-99'])
    await expect(ask({ wantedBy })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'wantedBy', code: 'noSuchDay' }],
    });
  await expect(ask({ wantedBy: dayIn(-2) })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'wantedBy', code: 'inPast' }],
  });
  await expect(ask({ message: ' \n ' })).rejects.toMatchObject({
    status: 400,
    message: 'You have to fill all the form fields',
  });
  expect(await inboxOf(seller, supplier)).toEqual([]);
  const rid = await ask();
  await expect(write(buyer, rid, ' \n\t')).rejects.toMatchObject(refused(400));
  await expect(inboxOf(buyer, buyer.id, { after: 'no cursor' })).rejects.toMatchObject(refused(400));
});

test('the inbox is walked by its beginning and by the last message, each once (checklist 147)', async () => {
  const rids: string[] = [];
  for (let index = 0; index < 7; index += 1) rids.push(await ask());
  await write(seller, rids[2] ?? '', 'An answer.', supplier);
  const walk = async (order: 'created' | 'recent') => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const query = { ubid: supplier, order, size: 3, ...(after ? { after } : {}) };
      const page = await seller.call(listInquiries, { query });
      seen.push(...page.inquiries.map(({ requestID }) => requestID));
      after = page.next;
    } while (after);
    return seen;
  };
  const newest = rids.toReversed();
  expect(await walk('created')).toEqual(newest);
  expect(await walk('recent')).toEqual([rids[2], ...newest.filter((rid) => rid !== rids[2])]);
});

test('filters hold what they say', async () => {
  const [waiting, answered, ended] = [await ask(), await ask(), await ask()];
  await write(seller, answered, 'An answer.', supplier);
  await seller.call(endInquiry, { ...as(ended, supplier), body: {} });
  const holds = async (filter: InquiryFilter) =>
    (await inboxOf(seller, supplier, { filter })).map(({ requestID }) => requestID);
  expect(await holds('my-turn')).toEqual([waiting]);
  expect(await holds('their-turn')).toEqual([answered]);
  expect(await holds('closed')).toEqual([ended]);
  expect(await holds('unread')).toEqual([ended, waiting]);
  expect(await holds('all')).toHaveLength(3);
});

test('names, subjects and messages are searched, folded and by the beginning of the last word, in one’s own alone', async () => {
  const rid = await ask({ subject: 'Kegelräder für Förderbänder', message: 'Módulo 4, 齿轮 24 pcs.' });
  const foreign = await aBusiness();
  const stranger = await aMember(foreign, 'owner');
  for (const text of ['kegelrader', 'MODULO', '齿轮', 'reductores del baj', 'förder', 'ada example'])
    expect(
      (await inboxOf(seller, supplier, { text })).map(({ requestID }) => requestID),
      text,
    ).toEqual([rid]);
  for (const text of ['nothing', "o'clock & | !", 'modulo 5'])
    expect(await inboxOf(seller, supplier, { text }), text).toEqual([]);
  expect(await inboxOf(stranger, foreign, { text: 'modulo' })).toEqual([]);
});

test('messages are turned page by page, both ways', async () => {
  const rid = await ask({ message: 'Line 0' });
  for (let index = 1; index < 6; index += 1) await write(buyer, rid, `Line ${index}`);
  const page = async (query: object) => {
    const { messages, hasMore } = await buyer.call(getInquiryMessages, {
      params: { rid },
      query: { size: 2, ...query },
    });
    return {
      ids: messages.map(({ messageID }) => messageID),
      lines: messages.map(({ content }) => content),
      hasMore,
    };
  };
  const last = await page({});
  expect(last).toMatchObject({ lines: ['Line 4', 'Line 5'], hasMore: true });
  const before = await page({ before: last.ids[0] });
  expect(before).toMatchObject({ lines: ['Line 2', 'Line 3'], hasMore: true });
  const first = await page({ before: before.ids[0] });
  expect(first).toMatchObject({ lines: ['Line 0', 'Line 1'], hasMore: false });
  expect(await page({ after: first.ids[1] })).toMatchObject({ lines: ['Line 2', 'Line 3'], hasMore: true });
  expect(await page({ after: last.ids[1] })).toMatchObject({ lines: [], hasMore: false });
});

test('who received an inquiry reads facts of the buyer, and no way to reach them (checklist 256)', async () => {
  const rid = await ask();
  await ask();
  await write(seller, rid, 'An answer.', supplier);
  await write(buyer, rid, 'Thank you.');
  await buyer.call(endInquiry, { ...as(rid), body: {} });
  const profile = await seller.call(getBuyerProfile, as(rid, supplier));
  expect(profile).toMatchObject({
    party: { type: 'user', name: 'Ada Example' },
    hasConfirmedAddress: true,
    inquiries: 2,
    closed: 1,
    answered: 1,
  });
  expect(profile.memberSince).toMatch(/^\d{4}-/);
  expect(JSON.stringify(profile)).not.toContain(buyer.email);
  await expect(buyer.call(getBuyerProfile, as(rid))).rejects.toMatchObject(refused(404));
});

test('what somebody wrote stays with the others when they leave, without them', async () => {
  const rid = await ask();
  await api.asService(forgetPerson, { params: { personID: buyer.id } });
  const [left] = await inboxOf(seller, supplier);
  expect(left).toMatchObject({ requestID: rid, sender: { type: 'user', name: '' } });
  expect(left?.from).toBeUndefined();
  expect((await read(seller, rid, supplier))[0]).toMatchObject({ content: asked.message, from: 'S' });
  await expect(seller.call(getBuyerProfile, as(rid, supplier))).rejects.toMatchObject(refused(404));
});
