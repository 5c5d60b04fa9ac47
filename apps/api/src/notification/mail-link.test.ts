import { randomUUID } from 'node:crypto';
import {
  chooseNotification,
  getMailSubscription,
  getNotificationChoices,
  resumeMails,
  sendInquiry,
  unsubscribeFromMails,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { handedMailsOf } from '../mail/testing-mails.ts';
import { sharedApi } from '../test/shared-api.ts';
import { mailNotifications } from './jobs.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);
const { mailAll } = await handedMailsOf(api, [mailNotifications]);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let seller: Somebody;
let colleague: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  await mailAll();
  supplier = await aBusiness();
  [seller, colleague, buyer] = [
    await aMember(supplier, 'owner'),
    await aMember(supplier, 'member'),
    await aMember(),
  ];
});

const ask = () =>
  buyer.call(sendInquiry, { body: { to: supplier, subject: 'full price list', message: 'Please.' } });
const linkIn = (text: string | undefined) => /\/unsubscribe\/([\da-f-]{36})$/.exec(text ?? '')?.[1] ?? '';
/** The code of the link in the one mail somebody gets of an inquiry. */
async function mailedLink(by: Somebody): Promise<string> {
  await ask();
  const [mail, ...more] = (await mailAll()).filter(({ to }) => to === by.email);
  expect(more).toEqual([]);
  expect(mail?.unsubscribe).toMatch(/^https:\/\/portal\.example\/unsubscribe\//);
  return linkIn(mail?.unsubscribe);
}
const choicesOf = (by: Somebody) => by.call(getNotificationChoices, {});
const choose = (by: Somebody, mail: 'at-once' | 'daily' | 'none') =>
  by.call(chooseNotification, {
    params: { kind: 'inquiry-received' },
    body: { onPage: true, mail, push: true },
  });

test('the link of a mail ends mails of its kind, for whoever it was for, signed in or not, however often', async () => {
  const params = { token: await mailedLink(colleague) };
  const before = { mails: 'inquiry-received', isEnded: false, isUndoable: false };
  expect(await api.call(getMailSubscription, { params })).toEqual(before);
  // Looking at it changed nothing.
  expect((await choicesOf(colleague))['inquiry-received'].mail).toBe('at-once');
  const ended = { mails: 'inquiry-received', isEnded: true, isUndoable: true };
  const both = [1, 2].map(() => api.call(unsubscribeFromMails, { params }));
  expect(await Promise.all(both)).toEqual([ended, ended]);
  expect(await api.call(getMailSubscription, { params })).toEqual(ended);
  const choices = await choicesOf(colleague);
  expect(choices['inquiry-received']).toEqual({ onPage: true, mail: 'none', push: true });
  expect(choices['message-received'].mail).toBe('at-once');
  expect((await choicesOf(seller))['inquiry-received'].mail).toBe('at-once');
  await ask();
  expect((await mailAll()).map(({ to }) => to)).toEqual([seller.email]);
});

test('what a link ended it can take back, as it was before; not what was chosen since', async () => {
  await choose(colleague, 'at-once');
  const params = { token: await mailedLink(colleague) };
  await choose(colleague, 'daily');
  await api.call(unsubscribeFromMails, { params });
  expect(await api.call(resumeMails, { params })).toMatchObject({ isEnded: false, isUndoable: false });
  expect((await choicesOf(colleague))['inquiry-received']).toEqual({
    onPage: true,
    mail: 'daily',
    push: true,
  });
  await api.call(unsubscribeFromMails, { params });
  await choose(colleague, 'none');
  expect(await api.call(resumeMails, { params })).toMatchObject({ isEnded: true, isUndoable: false });
  expect((await choicesOf(colleague))['inquiry-received'].mail).toBe('none');
});

test('a link takes back nothing that another one ended', async () => {
  const [first, second] = [await mailedLink(seller), await mailedLink(seller)];
  await api.call(unsubscribeFromMails, { params: { token: first } });
  const other = { params: { token: second } };
  expect(await api.call(unsubscribeFromMails, other)).toMatchObject({ isEnded: true, isUndoable: false });
  expect(await api.call(resumeMails, other)).toMatchObject({ isEnded: true });
  expect((await choicesOf(seller))['inquiry-received'].mail).toBe('none');
});

test('a link that is in no mail is answered in the same way, be it of a person or of nothing', async () => {
  for (const token of [randomUUID(), seller.id])
    for (const call of [getMailSubscription, unsubscribeFromMails, resumeMails])
      await expect(api.call(call, { params: { token } })).rejects.toMatchObject({ status: 404 });
});
