import { decideReport, listReports, reportInquiry } from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { conversationsIn } from '../inquiry/safety/testing-safety.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const { aSupplier, aMember, ask, as, look, list, write, read } = conversationsIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: Somebody;
let moderator: Somebody;
let rid: string;
let messageID: string;

beforeEach(async () => {
  await api.db.deleteFrom('reports').execute();
  supplier = await aSupplier();
  [buyer, moderator] = [await aMember(), await aMember()];
  await api.db.insertInto('operators').values({ person_id: moderator.id, role: 'moderator' }).execute();
  rid = await ask(buyer, supplier.id, { message: 'Pay to my cousin, he is a zanahoria.' });
  messageID = (await read(buyer, rid)).at(-1)?.messageID ?? '';
});

const report = (given: object = {}, by = supplier.seller, bid: string | undefined = supplier.id) =>
  by.call(reportInquiry, { ...as(rid, bid), body: { reason: 'fraud', messageID, ...given } });
const reports = (query: object = {}, by = moderator) =>
  by.call(listReports, { query: { size: 25, ...query } });
const decide = (reportID: string, decision: 'dismiss' | 'warn' | 'remove' | 'suspend', more: object = {}) =>
  moderator.call(decideReport, { params: { reportID }, body: { decision, ...more } });

test('a message is reported with what it says then; the same person does so once', async () => {
  const { reportID } = await report({ text: '  Asks for money  ' });
  expect(await report({ reason: 'spam' })).toEqual({ reportID });
  const { reports: open } = await reports();
  expect(open).toEqual([
    {
      reportID,
      requestID: rid,
      messageID,
      reason: 'fraud',
      text: 'Asks for money',
      at: expect.any(String),
      reported: { type: 'user', id: buyer.id, name: 'Ada Example' },
      messages: [
        { from: 'S', content: 'Pay to my cousin, he is a zanahoria.', datetime: expect.any(String) },
      ],
    },
  ]);
  expect(JSON.stringify(open)).not.toContain(supplier.seller.id);
});

test('reported at once by one person ten times, it is one report', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => report()));
  expect(new Set(answers.map(({ reportID }) => reportID)).size).toBe(1);
});

test('a conversation is reported with its last messages; one’s own message is none to report', async () => {
  for (const line of Array.from({ length: 25 }, (_, index) => `Line ${index}`)) await write(buyer, rid, line);
  await report({ messageID: undefined });
  const [whole] = (await reports()).reports;
  expect(whole?.messageID).toBeUndefined();
  expect(whole?.messages.map(({ content }) => content).slice(-2)).toEqual(['Line 23', 'Line 24']);
  expect(whole?.messages).toHaveLength(20);
  await expect(
    buyer.call(reportInquiry, { ...as(rid), body: { reason: 'spam', messageID } }),
  ).rejects.toMatchObject({ status: 404 });
  const other = await ask(buyer, supplier.id);
  await expect(
    supplier.seller.call(reportInquiry, { ...as(other, supplier.id), body: { reason: 'spam', messageID } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(report({ text: 'x'.repeat(513) })).rejects.toMatchObject({ status: 400 });
});

test('reports wait oldest first, page by page; moderators alone read them', async () => {
  const first = await report();
  const second = await report({ messageID: undefined });
  const page = await reports({ size: 1 });
  expect(page.reports.map(({ reportID }) => reportID)).toEqual([first.reportID]);
  const next = await reports({ size: 1, after: page.next });
  expect(next.reports.map(({ reportID }) => reportID)).toEqual([second.reportID]);
  expect(next.next).toBeUndefined();
  await expect(reports({}, supplier.seller)).rejects.toMatchObject({ status: 403 });
  const body = { decision: 'dismiss' } as const;
  await expect(
    buyer.call(decideReport, { params: { reportID: first.reportID }, body }),
  ).rejects.toMatchObject({
    status: 403,
  });
});

test('what is dismissed is decided once, for all who reported the same, with a line in the audit log', async () => {
  const colleague = await aMember(supplier.id, 'member');
  const { reportID } = await report();
  await report({}, colleague);
  const decided = await decide(reportID, 'dismiss', { note: 'A joke' });
  expect(decided).toMatchObject({ reportID, decision: 'dismissed', note: 'A joke' });
  expect((await reports()).reports).toEqual([]);
  expect((await reports({ state: 'decided' })).reports).toHaveLength(2);
  await expect(decide(reportID, 'warn')).rejects.toMatchObject({ status: 409 });
  const [line] = await api.db
    .selectFrom('audit_log')
    .select(['actor', 'actor_id', 'call'])
    .where('noun', '=', 'report')
    .where('noun_id', '=', reportID)
    .orderBy('id', 'desc')
    .execute();
  expect(line).toEqual({ actor: 'operator', actor_id: moderator.id, call: 'decideReport' });
  expect((await read(buyer, rid)).at(-1)?.content).toContain('zanahoria');
});

test('a removed message is read and found by nobody any more, what was reported stays for moderators', async () => {
  const { reportID } = await report();
  expect((await list(supplier.seller, supplier.id, { text: 'zanahoria' })).inquiries).toHaveLength(1);
  const { messages } = await decide(reportID, 'remove');
  expect(messages[0]?.content).toContain('zanahoria');
  for (const seen of [await read(buyer, rid), await read(supplier.seller, rid, supplier.id)]) {
    expect(seen.at(-1)).toMatchObject({ content: '', isRemoved: true });
    expect(JSON.stringify(seen)).not.toContain('zanahoria');
  }
  expect((await look(buyer, rid)).lastMessage.content).toBe('');
  expect((await list(supplier.seller, supplier.id, { text: 'zanahoria' })).inquiries).toEqual([]);
  // There is nothing left to report.
  await expect(report({ messageID: undefined })).rejects.toMatchObject({ status: 404 });
});

test('who is warned is told, without who reported it', async () => {
  const { reportID } = await report();
  await decide(reportID, 'warn');
  const told = await api.db
    .selectFrom('notifications')
    .select(['data', 'mail', 'subject_id'])
    .where('person_id', '=', buyer.id)
    .where('kind', '=', 'message-warned')
    .execute();
  expect(told).toEqual([
    { data: { from: '', to: 'Ada Example', subject: 'full price list' }, mail: 'at-once', subject_id: rid },
  ]);
});

test('whose sending is suspended neither writes nor asks, as whatever, until it ends', async () => {
  const { reportID } = await report();
  await decide(reportID, 'suspend', { days: 3 });
  await expect(write(buyer, rid, 'Hello?')).rejects.toMatchObject({ status: 403 });
  await expect(ask(buyer, supplier.id)).rejects.toMatchObject({ status: 403 });
  await api.db
    .updateTable('sending_suspensions')
    .set({ until: new Date(Date.now() - 1_000) })
    .where('person_id', '=', buyer.id)
    .execute();
  await write(buyer, rid, 'Hello again.');
});

test('what needs somebody or something that is gone is refused, and the report waits', async () => {
  const { reportID } = await report({ messageID: undefined });
  await expect(decide(reportID, 'remove')).rejects.toMatchObject({ status: 409 });
  expect((await reports()).reports).toHaveLength(1);
});
