import {
  declineInquiry,
  endConnection,
  getInquiry,
  getInquiryMessages,
  listInquiries,
  listNotifications,
  sendInquiry,
  sendMessage,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Somebody } from '../business/members/testing-members.ts';
import { connectionsIn } from '../connection/testing-connections.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const { aMember, aFirm, askPerson, connectPeople } = connectionsIn(api);

let ada: Somebody;
let ben: Somebody;

beforeEach(async () => {
  [ada, ben] = [await aMember(), await aMember()];
});

const write = (by: Somebody, { id }: { id: string }, more: object = {}) =>
  by.call(sendInquiry, { body: { to: id, subject: 'Trade fair', message: 'Shall we meet?', ...more } });
const forbidden = { status: 403, errorName: 'Forbidden' };

test('people who are connected write to each other: both find the conversation, which names people and no business', async () => {
  await connectPeople(ada, ben);
  const { requestID: rid } = await write(ada, ben);
  for (const [reader, side] of [
    [ada, 'S'],
    [ben, 'R'],
  ] as const) {
    const { inquiries } = await reader.call(listInquiries, { query: { ubid: reader.id, size: 25 } });
    expect(inquiries).toMatchObject([
      { requestID: rid, side, subject: 'Trade fair', sender: { type: 'user', id: ada.id } },
    ]);
    expect(inquiries[0]?.receiver).toMatchObject({ type: 'user', id: ben.id, name: 'Ada Example' });
    expect(inquiries[0]?.receiver).not.toHaveProperty('business');
  }
  const { notifications } = await ben.call(listNotifications, { query: { size: 30 } });
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'message-received', subjectID: rid, subject: 'Trade fair' }),
  );
  await ben.call(sendMessage, { params: { rid }, query: {}, body: { content: 'On Tuesday.' } });
  const { messages } = await ada.call(getInquiryMessages, { params: { rid }, query: { size: 25 } });
  expect(messages.map(({ content }) => content).toSorted()).toEqual(['On Tuesday.', 'Shall we meet?']);
  const declined = ben.call(declineInquiry, { params: { rid }, query: {}, body: { reason: 'no-capacity' } });
  await expect(declined).rejects.toMatchObject({ status: 409 });
});

test('who is not connected is refused, and nothing is written', async () => {
  await expect(write(ada, ben)).rejects.toMatchObject(forbidden);
  await askPerson(ada, ben);
  await expect(write(ada, ben), 'only asked').rejects.toMatchObject(forbidden);
  await expect(write(ada, ada)).rejects.toMatchObject(forbidden);
  const firm = await aFirm('Prensas Alba');
  await connectPeople(firm.owner, ben);
  await expect(write(firm.owner, ben, { from: firm.id }), 'as a business').rejects.toMatchObject(forbidden);
  const others = { others: [firm.id] };
  await expect(write(firm.owner, ben, others)).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'others' }],
  });
  expect((await ben.call(listInquiries, { query: { ubid: ben.id, size: 25 } })).inquiries).toEqual([]);
});

test('a conversation goes on when the connection ends, and no other one begins', async () => {
  const connectionID = await connectPeople(ada, ben);
  const { requestID: rid } = await write(ada, ben);
  await ben.call(endConnection, { params: { connectionID }, body: {} });
  await expect(write(ada, ben)).rejects.toMatchObject(forbidden);
  await ada.call(sendMessage, { params: { rid }, query: {}, body: { content: 'Goodbye.' } });
  expect(await ben.call(getInquiry, { params: { rid }, query: {} })).toMatchObject({
    status: 'open',
    unread: 2,
  });
});
