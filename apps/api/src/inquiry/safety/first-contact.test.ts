import { CallError, countUnreadInquiries, moveInquiry, sendInquiry } from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { conversationsIn } from './testing-safety.ts';

const api = await sharedApi();
const { aStranger, aSupplier, aBusiness, aMember, aPerson, ask, as, look, list, write } =
  conversationsIn(api);

const subjectsIn = async (of: Promise<{ inquiries: { requestID: string }[] }>) =>
  (await of).inquiries.map(({ requestID }) => requestID);

test('the first inquiry of somebody new lies in a folder of its own, which is counted for itself', async () => {
  const { id, seller } = await aSupplier();
  const rid = await ask(await aStranger(), id);
  expect(await subjectsIn(list(seller, id))).toEqual([]);
  const strangers = await list(seller, id, { folder: 'strangers' });
  expect(strangers.inquiries).toMatchObject([{ requestID: rid, folder: 'strangers', unread: 1 }]);
  expect(strangers.folders).toEqual({
    inbox: { conversations: 0, unread: 0 },
    strangers: { conversations: 1, unread: 1 },
  });
  expect(await seller.call(countUnreadInquiries, {})).toEqual({
    total: 0,
    parties: [{ id, unread: 0, strangers: 1 }],
  });
});

test('the sender finds it in the inbox, and is told nothing of the folder', async () => {
  const { id } = await aSupplier();
  const stranger = await aStranger();
  const rid = await ask(stranger, id);
  expect(await subjectsIn(list(stranger, stranger.id))).toEqual([rid]);
  expect(await look(stranger, rid)).toMatchObject({ folder: 'inbox' });
});

test.each([
  ['an account of seven days without a confirmed address', { created_at: 8, email: null }, 'strangers'],
  ['a confirmed address of six days', { created_at: 6, email: 'a@b.example' }, 'strangers'],
  ['a confirmed address of eight days', { created_at: 8, email: 'a@b.example' }, 'inbox'],
] as const)('%s: first inquiries lie in its folder', async (_, { created_at, email }, folder) => {
  const { id, seller } = await aSupplier();
  const personID = await aPerson({
    created_at: new Date(Date.now() - created_at * 24 * 60 * 60 * 1000),
    email: email && `${crypto.randomUUID()}${email}`,
  });
  const rid = await ask({ ...(await api.signIn({ id: personID })), email: '' }, id);
  expect(await subjectsIn(list(seller, id, { folder }))).toEqual([rid]);
});

test.each([
  [6, 'strangers'],
  [8, 'inbox'],
] as const)('of a business whose page was claimed %i days ago they lie in %s', async (days, folder) => {
  const { id, seller } = await aSupplier();
  const stranger = await aStranger();
  const from = await aBusiness({ claimed_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });
  await api.db
    .insertInto('business_members')
    .values({ business_id: from, person_id: stranger.id, role: 'owner' })
    .execute();
  const rid = await ask(stranger, id, { from });
  expect(await subjectsIn(list(seller, id, { folder }))).toEqual([rid]);
});

test('answering moves it to the inbox, and the sender is known from then on', async () => {
  const { id, seller } = await aSupplier();
  const stranger = await aStranger();
  const rid = await ask(stranger, id);
  const again = await ask(stranger, id);
  await write(seller, rid, 'By tomorrow.', id);
  expect(await subjectsIn(list(seller, id))).toEqual([rid]);
  expect(await subjectsIn(list(seller, id, { folder: 'strangers' }))).toEqual([again]);
  const third = await ask(stranger, id);
  expect(await subjectsIn(list(seller, id))).toEqual([third, rid]);
});

test('it is moved to the inbox and back by whoever received it, and by nobody else', async () => {
  const { id, seller } = await aSupplier();
  const stranger = await aStranger();
  const rid = await ask(stranger, id);
  const move = (folder: 'inbox' | 'strangers', by = seller, bid: string | undefined = id) =>
    by.call(moveInquiry, { ...as(rid, bid), body: { folder } });
  expect(await move('inbox')).toEqual({ requestID: rid, folder: 'inbox' });
  expect(await subjectsIn(list(seller, id))).toEqual([rid]);
  // What comes next from them has its place there, too.
  const next = await ask(stranger, id);
  expect(await subjectsIn(list(seller, id))).toEqual([next, rid]);
  await move('strangers');
  expect(await subjectsIn(list(seller, id, { folder: 'strangers' }))).toEqual([rid]);
  await expect(
    stranger.call(moveInquiry, { ...as(rid), body: { folder: 'strangers' } }),
  ).rejects.toMatchObject({ status: 404 });
});

const suppliers = (count: number) => Promise.all(Array.from({ length: count }, () => aBusiness()));
const refusal = (of: Promise<unknown>) =>
  of.then(
    () => expect.fail('It was sent'),
    (error: unknown) => (error instanceof CallError ? error : Promise.reject(error)),
  );

test('somebody new asks five businesses a day that do not know them; the answer says when it goes on', async () => {
  const stranger = await aStranger();
  const [first = '', ...others] = await suppliers(6);
  const six = await refusal(ask(stranger, first, { others }));
  expect(six).toMatchObject({ status: 429, errorName: 'TooManyRequests', retryAfter: 86_400 });
  expect(six.issues).toMatchObject([{ field: 'to', code: 'tooMany', limit: 5 }]);
  await ask(stranger, first, { others: others.slice(0, 4) });
  await sql`UPDATE first_contacts SET sent_at = sent_at - interval '23 hours' WHERE person_id = ${stranger.id}`.execute(
    api.db,
  );
  const more = await refusal(ask(stranger, others[4] ?? ''));
  expect(more.status).toBe(429);
  expect(more.retryAfter).toBeGreaterThan(3_500);
  expect(more.retryAfter).toBeLessThanOrEqual(3_600);
  await sql`UPDATE first_contacts SET sent_at = sent_at - interval '1 hour' WHERE person_id = ${stranger.id}`.execute(
    api.db,
  );
  await ask(stranger, others[4] ?? '');
});

test('who is confirmed asks thirty, as whomever they write; those who know them do not count', async () => {
  const buyer = await aMember();
  const own = await aBusiness();
  await api.db
    .insertInto('business_members')
    .values({ business_id: own, person_id: buyer.id, role: 'owner' })
    .execute();
  const { id, seller } = await aSupplier();
  await write(seller, await ask(buyer, id), 'Yes.', id);
  const asked = await suppliers(29);
  for (const from of [0, 8, 16, 24]) {
    const [to = '', ...others] = asked.slice(from, Math.min(from + 8, 29));
    await ask(buyer, to, { others, from: from === 8 ? own : undefined });
  }
  const [another = ''] = await suppliers(1);
  expect((await refusal(ask(buyer, another))).issues).toMatchObject([{ limit: 30 }]);
  expect((await refusal(ask(buyer, another, { from: own }))).status).toBe(429);
  await ask(buyer, id);
});

test('of fifty sent at once by somebody new five arrive', async () => {
  const stranger = await aStranger();
  const asked = await suppliers(50);
  const results = await Promise.allSettled(asked.map((to) => ask(stranger, to)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const { inquiries } = await list(stranger, stranger.id, { size: 50 });
  expect(inquiries).toHaveLength(5);
});

test('what is refused counts nothing, and the same sent again with its key counts once', async () => {
  const stranger = await aStranger();
  const [one = '', two = ''] = await suppliers(2);
  const send = api.client(stranger.token);
  const body = { to: one, subject: 'full price list', message: 'Please send it.' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  for (const _ of [1, 2, 3, 4, 5, 6]) await send(sendInquiry, { body }, { headers });
  await expect(ask(stranger, two, { message: '  ' })).rejects.toMatchObject({ status: 400 });
  const { rows } = await sql`SELECT FROM first_contacts WHERE person_id = ${stranger.id}`.execute(api.db);
  expect(rows).toHaveLength(1);
});
