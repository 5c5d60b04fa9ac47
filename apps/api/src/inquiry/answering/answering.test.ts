import { randomUUID } from 'node:crypto';
import {
  assignInquiry,
  declineInquiry,
  declineSentences,
  getBusinessProfile,
  getInquiryMessages,
  listNotifications,
  sendInquiry,
  sendMessage,
  setAbsence,
} from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { membersIn } from '../../business/members/testing-members.ts';
import type { JobContext } from '../../job/job-context.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { preparingOf } from '../../upload/testing-preparing.ts';
import { answeringJobs, findWaiting, measureAnswers, remindOfInquiry } from './jobs.ts';
import { measure } from './queries.ts';

const api = await sharedApi();
const { aBusiness, aMember, join } = membersIn(api);
const context = preparingOf(api);
afterAll(() => context.decoder.close());

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let seller: Somebody;

/** Somebody whose address and account say nothing against them. */
async function aBuyer({
  email = `${randomUUID()}@${randomUUID()}.example`,
  days = 30,
} = {}): Promise<Somebody> {
  const buyer = await aMember(undefined, undefined, { email });
  await sql`UPDATE people SET created_at = now() - make_interval(days => ${days}) WHERE id = ${buyer.id}`.execute(
    api.db,
  );
  return buyer;
}

beforeEach(async () => {
  supplier = await aBusiness({
    website: 'https://www.reductores.example',
    time_zone: 'UTC',
    working_days: [1, 2, 3, 4, 5, 6, 7],
    opens_at: '00:00',
    closes_at: '23:59',
  });
  await aMember(supplier, 'owner');
  seller = await aMember(supplier, 'member', { email: `${randomUUID()}@${randomUUID()}.example` });
});

const ask = async (by: Somebody, from?: string) =>
  (
    await by.call(sendInquiry, {
      body: { to: supplier, from, subject: 'full price list', message: 'Please quote.' },
    })
  ).requestID;
/** As if it had been sent so many minutes ago. */
const before = (rid: string, minutes: number) =>
  sql`UPDATE inquiry_answers SET asked_at = asked_at - make_interval(mins => ${minutes}) WHERE inquiry_id = ${rid}`.execute(
    api.db,
  );
const as = (rid: string) => ({ params: { rid }, query: { bid: supplier } });
const answer = (rid: string, content = 'We can quote 24 units by Thursday.') =>
  seller.call(sendMessage, { ...as(rid), body: { content } });
/** Without what else the job of that hour would have looked through. */
const remindNow = (inquiryID: string) =>
  remindOfInquiry.runWith({ inquiryID }, context as unknown as JobContext, {} as never);
const leftOut = async (rid: string) =>
  (
    await api.db
      .selectFrom('inquiry_answers')
      .select(['left_out', 'answered_at'])
      .where('inquiry_id', '=', rid)
      .executeTakeFirstOrThrow()
  ).left_out;
async function shown() {
  await findWaiting.runWith({}, context as unknown as JobContext, {} as never);
  for (const job of answeringJobs)
    while (await doNext<JobContext>({ pool: api.pool, job, context, ignoreDelay: true }));
  return (await api.call(getBusinessProfile, { params: { businessID: supplier } })).answering;
}

test('the median and the share are shown from the fifth inquiry on, by the hours of the business', async () => {
  expect(await shown()).toEqual({ inquiries: 0 });
  const asked: string[] = [];
  for (const minutes of [10, 20, 60, 90, 2_000]) {
    const rid = await ask(await aBuyer());
    await before(rid, minutes);
    asked.push(rid);
  }
  for (const rid of asked.slice(0, 3)) await answer(rid);
  // One waits for less than a day, the other for more.
  expect(await shown()).toEqual({ inquiries: 4 });
  await answer(asked[3] ?? '');
  expect(await shown()).toEqual({ inquiries: 5, share: 80, minutes: 40 });
  // A second answer changes nothing.
  await answer(asked[0] ?? '', 'And 48 units by Friday of next week.');
  expect(await shown()).toEqual({ inquiries: 5, share: 80, minutes: 40 });
  await sql`UPDATE inquiry_answers SET asked_at = asked_at - interval '89.9 days' WHERE inquiry_id = ${asked[4] ?? ''}`.execute(
    api.db,
  );
  expect((await measure(api.db, supplier))[0]).toMatchObject({ asked: 4, answered: 4, minutes: 40 });
});

test('what says nothing is no answer, and a refusal with its reason is one', async () => {
  const rid = await ask(await aBuyer());
  for (const content of ['Ok', '....................................', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])
    await answer(rid, content);
  const [waiting] = await measure(api.db, supplier);
  expect(waiting).toMatchObject({ answered: 0 });
  const declined = await seller.call(declineInquiry, { ...as(rid), body: { reason: 'no-capacity' } });
  expect(declined).toMatchObject({
    declined: 'no-capacity',
    content: declineSentences['no-capacity'],
    from: 'R',
  });
  expect((await measure(api.db, supplier))[0]).toMatchObject({ asked: 1, answered: 1 });
});

test('the reason reaches the other side; without one, from the sender, or after the end there is none', async () => {
  const buyer = await aBuyer();
  const rid = await ask(buyer);
  const decline = (by: Somebody, body: object, bid?: string) =>
    by.call(declineInquiry, {
      params: { rid },
      query: bid ? { bid } : {},
      body: body as { reason: 'other' },
    });
  await expect(decline(seller, { reason: 'other' }, supplier)).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'text', code: 'required' }],
  });
  await expect(decline(buyer, { reason: 'no-capacity' })).rejects.toMatchObject({ status: 409 });
  await decline(seller, { reason: 'other', text: 'Only the works in León makes it.' }, supplier);
  const { messages } = await buyer.call(getInquiryMessages, { params: { rid }, query: { size: 10 } });
  expect(messages.at(-1)).toMatchObject({ declined: 'other', content: 'Only the works in León makes it.' });
  await sql`UPDATE inquiries SET closed_at = now(), closed_by = 'S' WHERE id = ${rid}`.execute(api.db);
  await expect(decline(seller, { reason: 'no-capacity' }, supplier)).rejects.toMatchObject({ status: 409 });
});

test('nobody makes figures for their own business: colleagues, its site, new accounts and the same buyer again are left out', async () => {
  const buyer = await aBuyer();
  expect(await leftOut(await ask(buyer))).toBeNull();
  expect(await leftOut(await ask(buyer))).toBe('asked-before');
  // Pages of businesses are quickly made: whoever acts as several is one buyer, and so are the people of each.
  const [theirs, alsoTheirs] = [await aBusiness(), await aBusiness()];
  await join(theirs, buyer.id, 'owner');
  await join(alsoTheirs, buyer.id, 'owner');
  expect(await leftOut(await ask(buyer, theirs))).toBe('asked-before');
  const partner = await aBuyer();
  await join(alsoTheirs, partner.id, 'admin');
  expect(await leftOut(await ask(partner, alsoTheirs))).toBe('asked-before');
  expect(await leftOut(await ask(await aBuyer({ days: 6 })))).toBe('new-account');
  expect(await leftOut(await ask(await aBuyer({ email: `ventas@mail.reductores.example` })))).toBe(
    'same-site',
  );
  const [, sellersSite = ''] = seller.email.split('@');
  expect(await leftOut(await ask(await aBuyer({ email: `friend@${sellersSite}` })))).toBe('same-site');
  // Whoever has mail where everybody has it is no colleague of everybody there.
  await aMember(supplier, 'member', { email: `${randomUUID()}@gmail.com` });
  expect(await leftOut(await ask(await aBuyer({ email: `${randomUUID()}@gmail.com` })))).toBeNull();
  // By another business of somebody who is in this one.
  const other = await aBusiness();
  await aMember(other, 'owner');
  await api.db
    .insertInto('business_members')
    .values({ business_id: other, person_id: seller.id, role: 'member' })
    .execute();
  const colleague = await aBuyer();
  await api.db
    .insertInto('business_members')
    .values({ business_id: other, person_id: colleague.id, role: 'member' })
    .execute();
  const rid = await ask(colleague, other);
  expect(await leftOut(rid)).toBe('colleague');
  await answer(rid);
  expect((await measure(api.db, supplier))[0]?.answered).toBe(0);
});

test('of a business nobody owns nothing is said', async () => {
  const unclaimed = await aBusiness({ origin: 'imported' });
  const { answering } = await api.call(getBusinessProfile, { params: { businessID: unclaimed } });
  expect(answering).toBeUndefined();
});

test('figures that say the same again change no row, so that cached pages stay', async () => {
  const rid = await ask(await aBuyer());
  await answer(rid);
  await shown();
  const row = () =>
    sql<{ xmin: string }>`SELECT xmin::text FROM businesses WHERE id = ${supplier}`
      .execute(api.db)
      .then(({ rows }) => rows[0]?.xmin);
  const stored = await row();
  await measureAnswers.runWith({ businessID: supplier }, context as unknown as JobContext, {} as never);
  expect(await row()).toBe(stored);
});

test('nobody answers: everybody is reminded after 12 and 20 hours, who decides after 24, each once', async () => {
  const kinds = async (by: Somebody) =>
    (await by.call(listNotifications, { query: { size: 25 } })).notifications
      .map(({ kind, count }) => `${kind} ${count}`)
      .toSorted();
  const rid = await ask(await aBuyer());
  const owner = await aMember(supplier, 'admin');
  await before(rid, 11 * 60);
  await shown();
  expect(await kinds(seller)).toEqual(['inquiry-received 1']);
  await before(rid, 61);
  await shown();
  await shown();
  expect(await kinds(seller)).toEqual(['inquiry-received 1', 'inquiry-waiting 1']);
  expect(await kinds(owner)).toEqual(['inquiry-waiting 1']);
  await before(rid, 8 * 60);
  await remindNow(rid);
  await remindNow(rid);
  expect(await kinds(seller)).toContain('inquiry-overdue 1');
  await before(rid, 4 * 60);
  await remindNow(rid);
  expect(await kinds(seller)).toContain('inquiry-overdue 1');
  expect(await kinds(owner)).toContain('inquiry-overdue 2');
});

test('whoever looks after it is reminded first, and who decides after 24 hours', async () => {
  const [assignee, owner] = [await aMember(supplier, 'member'), await aMember(supplier, 'admin')];
  const rid = await ask(await aBuyer());
  await owner.call(assignInquiry, { ...as(rid), body: { userID: assignee.id } });
  const told = async (by: Somebody) =>
    (await by.call(listNotifications, { query: { size: 25 } })).notifications.map(({ kind }) => kind);
  await before(rid, 13 * 60);
  await remindNow(rid);
  expect(await told(assignee)).toContain('inquiry-waiting');
  expect(await told(owner)).not.toContain('inquiry-waiting');
  await before(rid, 12 * 60);
  await remindNow(rid);
  expect(await told(assignee)).not.toContain('inquiry-overdue');
  expect(await told(owner)).toContain('inquiry-overdue');
});

test('while whoever looks after it is away, who stands in is reminded, else everybody', async () => {
  const [assignee, standIn, owner] = [
    await aMember(supplier, 'member'),
    await aMember(supplier, 'member'),
    await aMember(supplier, 'admin'),
  ];
  const rid = await ask(await aBuyer());
  await owner.call(assignInquiry, { ...as(rid), body: { userID: assignee.id } });
  const away = async (substitute?: Somebody) => {
    const [firstDay, lastDay] = [-1, 1].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    ) as [string, string];
    const body = { firstDay, lastDay, ...(substitute ? { substituteID: substitute.id } : {}) };
    await owner.call(setAbsence, { params: { businessID: supplier, userID: assignee.id }, body });
  };
  const reminded = async () => {
    const people = { assignee, standIn, owner };
    const told = await Promise.all(
      Object.entries(people).map(async ([name, by]) => {
        const { notifications } = await by.call(listNotifications, { query: { size: 25 } });
        return notifications.flatMap(({ kind }) => (/waiting|overdue/.test(kind) ? `${name} ${kind}` : []));
      }),
    );
    return told.flat().toSorted();
  };
  await away(standIn);
  await before(rid, 13 * 60);
  await remindNow(rid);
  expect(await reminded()).toEqual(['standIn inquiry-waiting']);
  await away();
  await before(rid, 8 * 60);
  await remindNow(rid);
  expect(await reminded()).toEqual([
    'assignee inquiry-overdue',
    'owner inquiry-overdue',
    'standIn inquiry-overdue',
    'standIn inquiry-waiting',
  ]);
});

test('an inquiry that was answered, or has ended, is not reminded of', async () => {
  const answered = await ask(await aBuyer());
  await answer(answered);
  const ended = await ask(await aBuyer());
  await sql`UPDATE inquiry_sides SET is_closed = true WHERE inquiry_id = ${ended}`.execute(api.db);
  for (const rid of [answered, ended]) {
    await before(rid, 13 * 60);
    await remindNow(rid);
  }
  const { notifications } = await seller.call(listNotifications, { query: { size: 25 } });
  expect(notifications.map(({ kind }) => kind)).not.toContain('inquiry-waiting');
});
