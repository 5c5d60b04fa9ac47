import {
  chooseNotification,
  countUnreadNotifications,
  endInquiry,
  getNotificationChoices,
  listNotifications,
  markInquiryRead,
  markNotificationsRead,
  markNotificationsUnread,
  sendInquiry,
  sendMessage,
  type WrittenMail,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { handedMailsOf } from '../mail/testing-mails.ts';
import { sharedApi } from '../test/shared-api.ts';
import { mailNotifications } from './jobs.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);
const { mailAll } = await handedMailsOf(api, [mailNotifications]);
/** Since the test began. */
const mails: WrittenMail[] = [];

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let seller: Somebody;
let colleague: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  await mailAll();
  mails.length = 0;
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  [seller, colleague, buyer] = [
    await aMember(supplier, 'owner'),
    await aMember(supplier, 'member'),
    await aMember(),
  ];
});

const ask = async () => {
  const body = { to: supplier, subject: 'full price list', message: 'Please send https://evil.example/ it.' };
  return (await buyer.call(sendInquiry, { body })).requestID;
};
const as = (rid: string, bid?: string) => ({ params: { rid }, query: bid ? { bid } : {} });
const write = (by: Somebody, rid: string, content: string, bid?: string) =>
  by.call(sendMessage, { ...as(rid, bid), body: { content } });
const toldTo = (by: Somebody, query: object = {}) =>
  by.call(listNotifications, { query: { size: 30, ...query } });
const mailedTo = (by: Somebody) => mails.filter(({ to }) => to === by.email);

test('everybody of a business is told of an inquiry, on their page and by mail; who sent it is not', async () => {
  const rid = await ask();
  for (const by of [seller, colleague]) {
    const { notifications, unread } = await toldTo(by);
    expect(unread).toBe(1);
    expect(notifications).toEqual([
      {
        notificationID: expect.any(String),
        kind: 'inquiry-received',
        subjectID: rid,
        businessID: supplier,
        count: 1,
        from: 'Ada Example',
        to: 'Reductores del Bajío',
        subject: 'full price list',
        at: expect.any(String),
        isRead: false,
      },
    ]);
  }
  expect((await toldTo(buyer)).notifications).toEqual([]);
  mails.push(...(await mailAll()));
  expect(mailedTo(seller)).toHaveLength(1);
  expect(mailedTo(buyer)).toEqual([]);
  const text = JSON.stringify(mailedTo(seller));
  expect(text).toContain(`/business/${supplier}/requests/${rid}`);
  expect(text).not.toContain('evil.example');
  // A subject that was chosen is in the words of each language.
  expect(text).toContain('“full price list”');
  expect(text).toContain('«lista de precios completa»');
});

test('what comes before the last is read is counted with it, and not mailed again', async () => {
  const rid = await ask();
  await write(seller, rid, 'One.', supplier);
  mails.push(...(await mailAll()));
  await write(seller, rid, 'Two.', supplier);
  await write(colleague, rid, 'Three.', supplier);
  mails.push(...(await mailAll()));
  const { notifications, unread } = await toldTo(buyer);
  expect(unread).toBe(1);
  expect(notifications).toMatchObject([
    { kind: 'message-received', count: 3, from: 'Reductores del Bajío', to: 'Ada Example' },
  ]);
  expect(notifications[0]?.businessID).toBeUndefined();
  expect(mailedTo(buyer)).toHaveLength(1);
});

test('whoever reads the conversation has read what they were told of it, for a business all of its people; then more is new', async () => {
  const rid = await ask();
  const { messageID } = await write(buyer, rid, 'Also with IP66.');
  await seller.call(markInquiryRead, { ...as(rid, supplier), body: { messageID } });
  for (const by of [seller, colleague]) expect((await toldTo(by)).unread).toBe(0);
  mails.push(...(await mailAll()));
  // Read before it was mailed.
  expect(mailedTo(colleague)).toEqual([]);
  await write(buyer, rid, 'And in stainless steel.');
  mails.push(...(await mailAll()));
  const { notifications } = await toldTo(colleague);
  expect(notifications.map(({ kind, count, isRead }) => [kind, count, isRead])).toEqual([
    ['message-received', 1, false],
    ['message-received', 1, true],
    ['inquiry-received', 1, true],
  ]);
  expect(mailedTo(colleague)).toHaveLength(1);
});

test('each kind is told as one chose; that a conversation ended is not mailed at once unless one wants it', async () => {
  const usual = await colleague.call(getNotificationChoices, {});
  expect(usual['inquiry-received']).toEqual({ onPage: true, mail: 'at-once', push: true });
  expect(usual['inquiry-ended']).toEqual({ onPage: true, mail: 'daily', push: false });
  const choose = (kind: 'inquiry-received' | 'inquiry-ended', onPage: boolean, mail: 'at-once' | 'none') =>
    colleague.call(chooseNotification, { params: { kind }, body: { onPage, mail, push: false } });
  await choose('inquiry-received', false, 'none');
  const chosen = await choose('inquiry-ended', false, 'at-once');
  expect(chosen).toMatchObject({ 'inquiry-ended': { onPage: false, mail: 'at-once' } });
  const rid = await ask();
  await buyer.call(endInquiry, { ...as(rid), body: {} });
  mails.push(...(await mailAll()));
  expect(await toldTo(colleague)).toMatchObject({ notifications: [], unread: 0 });
  expect(mailedTo(colleague).map(({ subject }) => subject)).toEqual([
    'Ada Example ended a conversation with Reductores del Bajío',
  ]);
  expect((await toldTo(seller)).unread).toBe(2);
  expect(mailedTo(seller)).toHaveLength(1);
});

test('some or all are marked as read, one’s own alone, and what came later is not', async () => {
  const rids = [await ask(), await ask(), await ask()];
  const { notifications } = await toldTo(seller);
  expect(notifications.map(({ subjectID }) => subjectID)).toEqual(rids.toReversed());
  const [last, middle, first] = notifications;
  const mark = (by: Somebody, body: object) => by.call(markNotificationsRead, { body });
  expect(await mark(buyer, { notificationIDs: [first?.notificationID] })).toMatchObject({ unread: 0 });
  expect(await seller.call(countUnreadNotifications, {})).toEqual({ unread: 3 });
  expect(await mark(seller, { notificationIDs: [last?.notificationID] })).toMatchObject({ unread: 2 });
  await ask();
  expect(await mark(seller, { upTo: middle?.at })).toMatchObject({ unread: 1 });
  for (const upTo of ['yesterday', '-2026-01-01T00:00:00.000Z', '275760-09-13'])
    await expect(mark(seller, { upTo })).rejects.toMatchObject({ status: 400 });
  expect((await toldTo(colleague)).unread).toBe(4);
});

test('what was marked as read is unread again, one’s own alone, and once where something newer came', async () => {
  const rid = await ask();
  const other = await ask();
  const { notifications } = await toldTo(seller);
  const { undo } = await seller.call(markNotificationsRead, { body: { upTo: notifications[0]?.at } });
  expect(await colleague.call(markNotificationsUnread, { body: { undo } })).toEqual({ unread: 2 });
  expect(await seller.call(markNotificationsUnread, { body: { undo } })).toEqual({ unread: 2 });
  await write(buyer, other, 'Also with IP66.');
  const all = await seller.call(markNotificationsRead, {
    body: { upTo: (await toldTo(seller)).notifications[0]?.at },
  });
  expect(all.unread).toBe(0);
  await write(buyer, other, 'And in stainless steel.');
  expect(await seller.call(markNotificationsUnread, { body: { undo: all.undo } })).toEqual({ unread: 3 });
  const unread = (await toldTo(seller, { unread: true })).notifications;
  expect(unread.map(({ kind, subjectID, count }) => [kind, subjectID, count])).toEqual([
    ['message-received', other, 1],
    ['inquiry-received', other, 1],
    ['inquiry-received', rid, 1],
  ]);
});

test('the list is turned page by page, each once, and holds the unread alone where these are asked for', async () => {
  for (let index = 0; index < 5; index += 1) await ask();
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await toldTo(seller, { size: 2, ...(after ? { after } : {}) });
    ids.push(...page.notifications.map(({ notificationID }) => notificationID));
    after = page.next;
  } while (after);
  expect(new Set(ids).size).toBe(5);
  await seller.call(markNotificationsRead, { body: { notificationIDs: ids.slice(0, 3) } });
  expect((await toldTo(seller, { unread: true })).notifications).toHaveLength(2);
  await expect(toldTo(seller, { after: 'no cursor' })).rejects.toMatchObject({ status: 400 });
});
