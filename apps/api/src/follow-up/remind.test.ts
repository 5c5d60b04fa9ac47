import {
  chooseNotificationTimeZone,
  completeFollowUp,
  createFollowUp,
  deleteFollowUp,
  editFollowUp,
  listNotifications,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { handedMailsOf } from '../mail/testing-mails.ts';
import { mailNotifications } from '../notification/jobs.ts';
import { sharedApi } from '../test/shared-api.ts';
import { remind } from './remind.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);
const { mailAll } = await handedMailsOf(api, [mailNotifications]);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let buyer: Somebody;

beforeEach(async () => {
  await mailAll();
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  buyer = await aMember();
});

const hour = 3_600_000;
const dayIn = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10);
/** 07:00 of a day in Mexico City, and so many hours later. */
const sevenInMexico = (day: string, hours = 0) => new Date(Date.parse(`${day}T13:00:00Z`) + hours * hour);
const remindAt = (now: Date) => remind({ db: api.db, settings: { PORTAL_COUNTRY: 'MX' } }, now);
const set = (day: string, note?: string) =>
  buyer.call(createFollowUp, {
    body: { subjectType: 'business', subjectID: supplier, day, ...(note === undefined ? {} : { note }) },
  });
const of = (followUpID: string) => ({ params: { followUpID } });
const mailed = async () => (await mailAll()).filter(({ to }) => to === buyer.email);
const told = async () =>
  (await buyer.call(listNotifications, { query: { size: 20 } })).notifications.map(
    ({ kind, subjectID, to, subject, count, isRead }) => ({ kind, subjectID, to, subject, count, isRead }),
  );

test('on its day at 07:00 it is told by mail and on the page, once, however often and at once that is looked at', async () => {
  const day = dayIn(5);
  const { followUpID } = await set(day, 'Ask for 40 pieces.');
  await set(dayIn(6));
  await remindAt(sevenInMexico(day, -0.01));
  expect(await mailed()).toEqual([]);
  await Promise.all([remindAt(sevenInMexico(day)), remindAt(sevenInMexico(day))]);
  await remindAt(sevenInMexico(day, 3));
  expect(await told()).toEqual([
    {
      kind: 'follow-up-due',
      subjectID: followUpID,
      to: 'Reductores del Bajío',
      subject: 'Ask for 40 pieces.',
      count: 1,
      isRead: false,
    },
  ]);
  const mails = await mailed();
  expect(mails).toMatchObject([
    {
      subject: 'Follow-up today: Reductores del Bajío',
      paragraphs: [
        expect.stringContaining('Hello'),
        'Today is the day you set to follow up on Reductores del Bajío. Your note: “Ask for 40 pieces.”',
      ],
      unsubscribe: expect.stringContaining('/'),
    },
  ]);
  expect(mails[0]?.button?.link).toContain('/my-b2b#follow-ups');
});

test('a day comes where its person is', async () => {
  const day = dayIn(5);
  await buyer.call(chooseNotificationTimeZone, { body: { timeZone: 'Asia/Tokyo' } });
  await set(day);
  // 07:00 in Tokyo is 22:00 of the day before in UTC.
  await remindAt(new Date(Date.parse(`${day}T00:00:00Z`) - 2 * hour - 1_000));
  expect(await told()).toEqual([]);
  await remindAt(new Date(Date.parse(`${day}T00:00:00Z`) - 2 * hour));
  expect(await told()).toHaveLength(1);
  expect(await mailed()).toMatchObject([
    { paragraphs: [expect.anything(), 'Today is the day you set to follow up on Reductores del Bajío.'] },
  ]);
});

test('what was missed is told late, what is done or deleted not at all', async () => {
  const day = dayIn(5);
  const [late, isDone, isDeleted] = [await set(day), await set(day), await set(day)];
  await buyer.call(completeFollowUp, of(isDone.followUpID));
  await buyer.call(deleteFollowUp, of(isDeleted.followUpID));
  await remindAt(sevenInMexico(dayIn(8)));
  expect((await told()).map(({ subjectID }) => subjectID)).toEqual([late.followUpID]);
});

test('moved to another day it is told again, put back to the day it was told for it is not', async () => {
  const [day, later] = [dayIn(5), dayIn(12)];
  const { followUpID } = await set(day);
  const move = (to: string) => buyer.call(editFollowUp, { ...of(followUpID), body: { day: to } });
  await remindAt(sevenInMexico(day));
  expect(await mailed()).toHaveLength(1);
  await move(later);
  expect(await told()).toMatchObject([{ isRead: true }]);
  await move(day);
  await remindAt(sevenInMexico(day, 1));
  expect(await mailed()).toEqual([]);
  await move(later);
  await remindAt(sevenInMexico(later));
  expect(await mailed()).toHaveLength(1);
  expect(await told()).toMatchObject([{ isRead: false, count: 1 }, { isRead: true }]);
});

test('what is no longer available is told as that', async () => {
  const day = dayIn(5);
  await set(day);
  await api.db.deleteFrom('businesses').where('id', '=', supplier).execute();
  await remindAt(sevenInMexico(day));
  expect(await told()).toMatchObject([{ to: 'no longer available' }]);
});
