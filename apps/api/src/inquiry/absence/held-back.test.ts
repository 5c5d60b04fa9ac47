import {
  addPushSubscription,
  chooseNotification,
  endAbsence,
  listInquiries,
  listNotifications,
  markInquiryRead,
  setAbsence,
  type WrittenMail,
} from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import { beforeEach, expect, test } from 'vitest';
import type { Somebody } from '../../business/members/testing-members.ts';
import type { JobContext } from '../../job/job-context.ts';
import { handedMailsOf } from '../../mail/testing-mails.ts';
import { mailNotifications, pushNotifications } from '../../notification/jobs.ts';
import { aBrowser } from '../../notification/push/testing-browser.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { conversationsIn } from '../safety/testing-safety.ts';

const api = await sharedApi();
const { aSupplier, aMember, as, ask, write } = conversationsIn(api);
const { mailAll, context } = await handedMailsOf(api, [mailNotifications]);

/** Endpoints of push services that were sent something. */
const pushedTo: string[] = [];
const pushing: JobContext = {
  ...context,
  pushServices: {
    async send({ endpoint }) {
      pushedTo.push(endpoint);
      return 201;
    },
  },
};

let supplier: string;
let owner: Somebody;
let anna: Somebody;
let buyer: Somebody;
let mails: WrittenMail[];

beforeEach(async () => {
  ({ id: supplier, seller: owner } = await aSupplier('Reductores del Bajío', { time_zone: 'UTC' }));
  [anna, buyer] = [await aMember(supplier, 'member'), await aMember()];
  await deliver();
});

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const leave = (who: Somebody, [from, until] = [day(0), day(3)]) =>
  who.call(setAbsence, {
    params: { businessID: supplier, userID: who.id },
    body: { firstDay: from ?? '', lastDay: until ?? '' },
  });
const comeBack = (who: Somebody) =>
  who.call(endAbsence, { params: { businessID: supplier, userID: who.id } });

/** Does what waits: what is mailed and pushed since the last time. */
async function deliver(): Promise<void> {
  pushedTo.length = 0;
  mails = await mailAll();
  while (await doNext<JobContext>({ pool: api.pool, job: pushNotifications, context: pushing }));
}
const isMailed = (who: Somebody) => mails.filter(({ to }) => to === who.email).length;
const turnOn = async (who: Somebody): Promise<string> => {
  const { subscription } = aBrowser();
  await who.call(addPushSubscription, { body: subscription });
  return subscription.endpoint;
};
const onPage = async (who: Somebody) =>
  (await who.call(listNotifications, { query: { size: 30 } })).notifications.map(({ kind, count }) => [
    kind,
    count,
  ]);

test('while somebody is away, others are mailed and pushed; they find it on their page and in the inbox', async () => {
  const [ofAnna, ofOwner] = [await turnOn(anna), await turnOn(owner)];
  await leave(anna);
  const rid = await ask(buyer, supplier);
  await deliver();
  expect([isMailed(owner), isMailed(anna)]).toEqual([1, 0]);
  expect(pushedTo).toEqual([ofOwner]);
  for (const who of [owner, anna]) expect(await onPage(who)).toEqual([['inquiry-received', 1]]);
  const { inquiries } = await anna.call(listInquiries, { query: { ubid: supplier, size: 5 } });
  expect(inquiries).toMatchObject([{ requestID: rid, unread: 1 }]);

  // Messages go the same way.
  await write(buyer, rid, 'Also with IP66.');
  await deliver();
  expect([isMailed(owner), isMailed(anna)]).toEqual([1, 0]);
  expect(pushedTo).not.toContain(ofAnna);
});

test('who is back is told of what comes next, though what came meanwhile is not read', async () => {
  const browser = await turnOn(anna);
  await leave(anna);
  const rid = await ask(buyer, supplier);
  await write(buyer, rid, 'One.');
  await deliver();
  expect(isMailed(anna)).toBe(0);
  await comeBack(anna);
  await write(buyer, rid, 'Two.');
  await deliver();
  // The owner has been told of the unread ones before.
  expect([isMailed(owner), isMailed(anna)]).toEqual([0, 1]);
  expect(pushedTo).toEqual([browser]);
  expect(await onPage(anna)).toEqual([
    ['message-received', 2],
    ['inquiry-received', 1],
  ]);
  await write(buyer, rid, 'Three.');
  await deliver();
  expect([isMailed(anna), ...pushedTo]).toEqual([0]);
});

test('where nobody else is there, who is away is told as before', async () => {
  await leave(anna);
  await leave(owner);
  const browser = await turnOn(anna);
  const rid = await ask(buyer, supplier);
  await deliver();
  expect([isMailed(owner), isMailed(anna)]).toEqual([1, 1]);
  expect(pushedTo).toEqual([browser]);
  // Somebody comes back: from then on it is theirs.
  const { messageID } = await write(buyer, rid, 'One.');
  await owner.call(markInquiryRead, { ...as(rid, supplier), body: { messageID } });
  await deliver();
  await comeBack(owner);
  await write(buyer, rid, 'Two.');
  await deliver();
  expect([isMailed(owner), isMailed(anna)]).toEqual([1, 0]);
});

test('an absence that is to come, or of another business, holds nothing back', async () => {
  const elsewhere = await aSupplier('Cadenas del Norte', { time_zone: 'UTC' });
  await api.db
    .insertInto('business_members')
    .values({ business_id: elsewhere.id, person_id: anna.id, role: 'member' })
    .execute();
  await leave(anna);
  await leave(anna, [day(1), day(3)]);
  await ask(buyer, supplier);
  await deliver();
  expect(isMailed(anna)).toBe(1);
  await leave(anna);
  await ask(buyer, elsewhere.id);
  await deliver();
  expect(isMailed(anna)).toBe(1);
});

test('it is on the page of who is away also where they chose mails alone; what they turned off stays off', async () => {
  const choose = (onPage: boolean, mail: 'at-once' | 'none') =>
    anna.call(chooseNotification, {
      params: { kind: 'inquiry-received' },
      body: { onPage, mail, push: false },
    });
  await choose(false, 'at-once');
  await leave(anna);
  await ask(buyer, supplier);
  await deliver();
  expect(isMailed(anna)).toBe(0);
  expect(await onPage(anna)).toEqual([['inquiry-received', 1]]);
  await choose(false, 'none');
  await ask(await aMember(), supplier);
  expect(await onPage(anna)).toEqual([['inquiry-received', 1]]);
});
