import {
  chooseNotification,
  chooseNotificationTimeZone,
  endInquiry,
  getMailSubscription,
  getNotificationChoices,
  getNotificationTimeZone,
  markNotificationsRead,
  resumeMails,
  sendInquiry,
  sendMessage,
  unsubscribeFromMails,
  type WrittenMail,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { handedMailsOf } from '../mail/testing-mails.ts';
import { sharedApi } from '../test/shared-api.ts';
import { beginDigests } from './begin-digests.ts';
import { mailDigests } from './digest-job.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);
const { mailAll, loseAnswers } = await handedMailsOf(api, [mailDigests]);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let seller: Somebody;
let buyer: Somebody;

const hour = 3_600_000;
/** So many days from today, 07:00 in Mexico City, and so many minutes later. */
function sevenInMexico(days: number, minutes = 0): Date {
  const date = new Date(Date.now() + days * 24 * hour);
  return new Date(date.setUTCHours(13, minutes, 0, 0));
}
const begin = (now: Date) => beginDigests({ db: api.db, settings: { PORTAL_COUNTRY: 'MX' } }, now);
/** The mails somebody has by then, of those not told before. */
async function digestsOf(by: Somebody, now: Date): Promise<WrittenMail[]> {
  await begin(now);
  return (await mailAll()).filter(({ to }) => to === by.email);
}
const choose = (
  by: Somebody,
  kind: 'inquiry-received' | 'message-received' | 'message-warned',
  mail: 'daily' | 'none',
) => by.call(chooseNotification, { params: { kind }, body: { onPage: true, mail, push: false } });
const ask = async () =>
  (await buyer.call(sendInquiry, { body: { to: supplier, subject: 'full price list', message: 'Please.' } }))
    .requestID;

beforeEach(async () => {
  await begin(sevenInMexico(2));
  await mailAll();
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  [seller, buyer] = [await aMember(supplier, 'owner'), await aMember()];
  await choose(seller, 'inquiry-received', 'daily');
  await choose(seller, 'message-received', 'daily');
});

test('what came up to 07:00 and is not read is one mail, once for a day, however often it is begun', async () => {
  const rid = await ask();
  const write = (content: string) =>
    buyer.call(sendMessage, { params: { rid }, query: {}, body: { content } });
  await write('One.');
  await write('Two.');
  expect(await digestsOf(seller, new Date(sevenInMexico(3).getTime() - 1_000))).toEqual([]);
  await Promise.all([begin(sevenInMexico(3)), begin(sevenInMexico(3))]);
  const [mail, ...more] = await digestsOf(seller, sevenInMexico(3, 15));
  expect(more).toEqual([]);
  expect(mail?.paragraphs).toEqual([
    expect.stringContaining('Hello'),
    'New since yesterday, and not read yet:',
    'Ada Example sent an inquiry to Reductores del Bajío: “full price list”.',
    '2 messages from Ada Example to Reductores del Bajío: “full price list”.',
  ]);
  expect(mail?.translations?.find(({ language }) => language === 'es')?.paragraphs.at(-1)).toBe(
    '2 mensajes de Ada Example para Reductores del Bajío: «lista de precios completa».',
  );
  // It was told.
  expect(await digestsOf(seller, sevenInMexico(4))).toEqual([]);
});

test('there is no mail when there is nothing to say: all is read, or mails were ended since', async () => {
  const rid = await ask();
  await seller.call(markNotificationsRead, { body: { upTo: new Date(Date.now() + hour).toISOString() } });
  expect(await digestsOf(seller, sevenInMexico(3))).toEqual([]);
  await buyer.call(sendMessage, { params: { rid }, query: {}, body: { content: 'One.' } });
  await choose(seller, 'message-received', 'none');
  expect(await digestsOf(seller, sevenInMexico(4))).toEqual([]);
  await choose(seller, 'message-received', 'daily');
  expect(await digestsOf(seller, sevenInMexico(5))).toEqual([]);
});

test('that a conversation ended is told in the digest of who chose nothing', async () => {
  const rid = await ask();
  await seller.call(endInquiry, { params: { rid }, query: { bid: supplier }, body: {} });
  const [mail] = await digestsOf(buyer, sevenInMexico(3));
  expect(mail?.paragraphs.at(-1)).toBe(
    'Reductores del Bajío ended the conversation with Ada Example: “full price list”.',
  );
});

test('a digest whose answer was lost is handed over again as the same mail', async () => {
  await ask();
  loseAnswers(true);
  expect(await digestsOf(seller, sevenInMexico(3))).toHaveLength(1);
  loseAnswers(false);
  expect(await digestsOf(seller, sevenInMexico(3, 30))).toEqual([]);
  const waiting = await api.db
    .selectFrom('notifications')
    .select('id')
    .where('person_id', '=', seller.id)
    .where('mailed_at', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
});

test('it is 07:00 where one says to be', async () => {
  expect(await seller.call(getNotificationTimeZone, {})).toEqual({});
  const body = { timeZone: 'Asia/Tokyo' };
  expect(await seller.call(chooseNotificationTimeZone, { body })).toEqual(body);
  expect(await seller.call(getNotificationTimeZone, {})).toEqual(body);
  const nowhere = seller.call(chooseNotificationTimeZone, { body: { timeZone: 'Mars/Olympus' } });
  await expect(nowhere).rejects.toMatchObject({ status: 400 });
  await ask();
  // In Tokyo it is 22:00 then, of the day before.
  const sevenInTokyo = new Date(sevenInMexico(3).getTime() - 15 * hour);
  expect(await digestsOf(seller, new Date(sevenInTokyo.getTime() - 1_000))).toEqual([]);
  expect(await digestsOf(seller, sevenInTokyo)).toHaveLength(1);
});

test('the link of a digest ends all that it would tell, and takes that back', async () => {
  await ask();
  const [mail] = await digestsOf(seller, sevenInMexico(3));
  const token = mail?.unsubscribe?.split('/').at(-1) ?? '';
  const params = { token };
  expect(await api.call(getMailSubscription, { params })).toEqual({
    mails: 'digest',
    isEnded: false,
    isUndoable: false,
  });
  const mailsOf = async () =>
    Object.values(await seller.call(getNotificationChoices, {})).map(({ mail: time }) => time);
  const before = await mailsOf();
  expect(before).toContain('daily');
  await api.call(unsubscribeFromMails, { params });
  // What is mailed at once is not what a digest tells.
  expect(await mailsOf()).toEqual(before.map((time) => (time === 'daily' ? 'none' : time)));
  expect(await api.call(resumeMails, { params })).toMatchObject({ isEnded: false });
  expect(await mailsOf()).toEqual(before);
});
