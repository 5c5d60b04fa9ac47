import { randomUUID } from 'node:crypto';
import {
  completeFollowUp,
  createFollowUp,
  createList,
  deleteFollowUp,
  downloadFollowUp,
  editFollowUp,
  exportPerson,
  followUpLimits,
  forgetPerson,
  type Input,
  idempotencyKeyHeader,
  listFollowUps,
  reopenFollowUp,
  restoreFollowUp,
  sendInquiry,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { sharedApi } from '../test/shared-api.ts';
import { deletePast } from './queries.ts';

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

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const set = (by: Somebody, body: Partial<Input<typeof createFollowUp>['body']> = {}) =>
  by.call(createFollowUp, {
    body: { subjectType: 'business', subjectID: supplier, day: dayIn(14), ...body },
  });
const of = (followUpID: string) => ({ params: { followUpID } });
const open = async (by: Somebody) => (await by.call(listFollowUps, { query: { size: 20 } })).followUps;
const done = (by: Somebody) => by.call(listFollowUps, { query: { size: 20, done: true } });
const notFound = { status: 404, errorName: 'NotFound' };

test('businesses, products, lists and conversations are come back to by day, each with what its reader may see of it', async () => {
  const productID = await aProduct({ business_id: supplier, name: 'Gear unit' });
  const { listID } = await buyer.call(createList, { body: { name: 'Line 4' } });
  const inquiry = { to: supplier, subject: 'Other', message: 'Please quote 24 gear units.' };
  const { requestID } = await buyer.call(sendInquiry, { body: inquiry });
  await set(buyer, { subjectType: 'list', subjectID: listID, day: dayIn(9) });
  await set(buyer, { day: dayIn(3), note: ' Ask again: \n40 pieces ' });
  await set(buyer, { subjectType: 'product', subjectID: productID.toUpperCase(), day: dayIn(30) });
  await set(buyer, { subjectType: 'inquiry', subjectID: requestID, day: dayIn(5) });
  await set(seller, { subjectType: 'inquiry', subjectID: requestID, businessID: supplier });

  expect(await open(buyer)).toEqual([
    expect.objectContaining({
      day: dayIn(3),
      note: 'Ask again:\n40 pieces',
      subject: expect.objectContaining({ type: 'business', business: expect.anything() }),
    }),
    expect.objectContaining({
      day: dayIn(5),
      subject: expect.objectContaining({
        id: requestID,
        inquiry: { other: expect.objectContaining({ name: 'Reductores del Bajío' }), subject: 'Other' },
      }),
    }),
    expect.objectContaining({ subject: { type: 'list', id: listID, list: { name: 'Line 4' } } }),
    expect.objectContaining({
      subject: expect.objectContaining({ product: expect.objectContaining({ name: 'Gear unit' }) }),
    }),
  ]);
  const [theirs] = await open(seller);
  expect(theirs?.subject.inquiry).toMatchObject({ businessID: supplier, other: { name: 'Ada Example' } });

  await api.db.deleteFrom('businesses').where('id', '=', supplier).execute();
  const [gone] = await open(buyer);
  expect(gone?.subject).toEqual({ type: 'business', id: supplier });
});

test('nobody comes back to what they may not see', async () => {
  const { listID } = await seller.call(createList, { body: { name: 'Own' } });
  const inquiry = { to: supplier, subject: 'Other', message: 'Please quote 24 gear units.' };
  const { requestID } = await buyer.call(sendInquiry, { body: inquiry });
  const stranger = await aMember();
  for (const [by, body] of [
    [buyer, { subjectType: 'list', subjectID: listID }],
    [stranger, { subjectType: 'inquiry', subjectID: requestID }],
    [stranger, { subjectType: 'inquiry', subjectID: requestID, businessID: supplier }],
    // Theirs as a business, not as themselves.
    [seller, { subjectType: 'inquiry', subjectID: requestID }],
    [buyer, { subjectType: 'product', subjectID: supplier }],
    [buyer, { subjectID: randomUUID() }],
  ] as const)
    await expect(set(by, body), JSON.stringify(body)).rejects.toMatchObject(notFound);
});

test.each([
  ['2027-02-30', 'notADate'],
  ['2199-12-31', 'notADate'],
  [dayIn(-2), 'inPast'],
])('a day to follow up is one to come: %s', async (day, code) => {
  await expect(set(buyer, { day })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'day', code }],
  });
});

test('what is done or deleted is taken back, by whoever set it alone', async () => {
  const { followUpID } = await set(buyer);
  for (const call of [completeFollowUp, reopenFollowUp, deleteFollowUp, restoreFollowUp])
    await expect(seller.call(call, of(followUpID)), call.name).rejects.toMatchObject(notFound);
  await expect(
    seller.call(editFollowUp, { ...of(followUpID), body: { day: dayIn(1) } }),
  ).rejects.toMatchObject(notFound);
  await expect(api.client(seller.token).file(downloadFollowUp, of(followUpID))).rejects.toMatchObject(
    notFound,
  );

  await buyer.call(completeFollowUp, of(followUpID));
  const { followUps, total } = await done(buyer);
  expect(followUps).toMatchObject([{ followUpID, doneAt: expect.any(String) }]);
  expect(total).toEqual({ open: 0, done: 1 });
  await buyer.call(completeFollowUp, of(followUpID));
  expect((await done(buyer)).followUps).toEqual(followUps);
  await buyer.call(reopenFollowUp, of(followUpID));
  expect((await done(buyer)).followUps).toEqual([]);
  await buyer.call(deleteFollowUp, of(followUpID));
  expect(await open(buyer)).toEqual([]);
  await expect(buyer.call(completeFollowUp, of(followUpID))).rejects.toMatchObject(notFound);
  await buyer.call(restoreFollowUp, of(followUpID));
  expect(await open(buyer)).toHaveLength(1);
});

test('another day and another note are set; one put off by mistake goes back to a day that is over', async () => {
  const { followUpID } = await set(buyer, { note: 'Ask again.' });
  await buyer.call(editFollowUp, { ...of(followUpID), body: { day: dayIn(21) } });
  expect(await open(buyer)).toMatchObject([{ day: dayIn(21) }]);
  expect((await open(buyer))[0]).not.toHaveProperty('note');
  await buyer.call(editFollowUp, { ...of(followUpID), body: { day: dayIn(-30), note: 'Over.' } });
  expect(await open(buyer)).toMatchObject([{ day: dayIn(-30), note: 'Over.' }]);
});

test('sent again under its key it is one follow-up; more than the maximum are none', async () => {
  const key = randomUUID();
  const body = { subjectType: 'business', subjectID: supplier, day: dayIn(14) } as const;
  const keyed = { headers: { [idempotencyKeyHeader]: key } };
  const client = api.client(buyer.token);
  const first = await client(createFollowUp, { body }, keyed);
  expect(await client(createFollowUp, { body }, keyed)).toEqual(first);
  await sql`
    INSERT INTO follow_ups (person_id, subject_type, subject_id, day)
    SELECT ${buyer.id}, 'business', ${supplier}, current_date + 1 FROM generate_series(2, ${followUpLimits.open})
  `.execute(api.db);
  await expect(set(buyer)).rejects.toMatchObject({ status: 409 });
  await buyer.call(completeFollowUp, of(first.followUpID));
  const { followUpID } = await set(buyer);
  await expect(buyer.call(reopenFollowUp, of(first.followUpID))).rejects.toMatchObject({ status: 409 });
  await buyer.call(deleteFollowUp, of(followUpID));
  await buyer.call(reopenFollowUp, of(first.followUpID));
  await expect(buyer.call(restoreFollowUp, of(followUpID))).rejects.toMatchObject({ status: 409 });
});

test('the list is walked page by page, each once, whatever shares a day', async () => {
  for (const days of [5, 3, 5, 5, 8]) await set(buyer, { day: dayIn(days) });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const query = { size: 2, ...(after !== undefined && { after }) };
    const page = await buyer.call(listFollowUps, { query });
    seen.push(...page.followUps.map(({ followUpID }) => followUpID));
    after = page.next;
  } while (after !== undefined);
  expect(seen).toHaveLength(5);
  expect(seen).toEqual((await open(buyer)).map(({ followUpID }) => followUpID));
});

test('it is a whole day in a calendar, and a newer one once it is changed', async () => {
  const { followUpID } = await set(buyer, { day: dayIn(28), note: 'Ask, again' });
  const file = async () =>
    (await (await api.client(buyer.token).file(downloadFollowUp, of(followUpID))).content.text()).split(
      '\r\n',
    );
  const compact = (day: string) => day.replaceAll('-', '');
  expect(await file()).toEqual(
    expect.arrayContaining([
      `DTSTART;VALUE=DATE:${compact(dayIn(28))}`,
      `DTEND;VALUE=DATE:${compact(dayIn(29))}`,
      'SUMMARY:Follow up: Reductores del Bajío',
      'DESCRIPTION:Ask\\, again',
      'SEQUENCE:0',
    ]),
  );
  await buyer.call(editFollowUp, { ...of(followUpID), body: { day: dayIn(29) } });
  expect(await file()).toEqual(
    expect.arrayContaining([`DTSTART;VALUE=DATE:${compact(dayIn(29))}`, 'SEQUENCE:1']),
  );
});

test('what was deleted is forgotten after a day, what is done after 90', async () => {
  const aged = async (column: 'done_at' | 'deleted_at', days: number) => {
    const { followUpID: id } = await set(buyer, { note: `${column} ${days}` });
    await api.db
      .updateTable('follow_ups')
      .set({ [column]: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute();
  };
  await aged('done_at', 89);
  await aged('done_at', 91);
  await aged('deleted_at', 0.9);
  await aged('deleted_at', 1.1);
  await set(buyer, { note: 'open' });
  await deletePast(api.db, 1_000);
  const { rows } = await sql<{ note: string }>`
    SELECT note FROM follow_ups WHERE person_id = ${buyer.id} ORDER BY note
  `.execute(api.db);
  expect(rows.map(({ note }) => note)).toEqual(['deleted_at 0.9', 'done_at 89', 'open']);
});

test('they are in their person’s archive, and forgotten with them', async () => {
  const { followUpID } = await set(buyer, { note: 'Ask again.' });
  const params = { personID: buyer.id };
  expect((await api.asService(exportPerson, { params })).followUps).toEqual([
    {
      followUpID,
      subjectType: 'business',
      subjectID: supplier,
      day: dayIn(14),
      note: 'Ask again.',
      at: expect.any(String),
    },
  ]);
  await api.asService(forgetPerson, { params });
  const left = await api.db.selectFrom('follow_ups').where('person_id', '=', buyer.id).selectAll().execute();
  expect(left).toEqual([]);
});
