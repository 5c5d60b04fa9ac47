import {
  endInquiry,
  inquirySubjects,
  markInquiryRead,
  reopenInquiry,
  sendInquiry,
  sendMessage,
  tellTyping,
} from '@kontor/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { membersIn, type Somebody } from '../business/members/testing-members.ts';
import { sharedApi } from '../test/shared-api.ts';
import { hear } from './testing-events.ts';

const api = await sharedApi(undefined, { askEvery: 100 });
const { aBusiness, aMember, join } = membersIn(api);

let supplier: string;
let seller: Somebody;
let buyer: Somebody;
const streams: Awaited<ReturnType<typeof hear>>[] = [];

beforeEach(async () => {
  supplier = await aBusiness();
  seller = await aMember(supplier, 'owner');
  buyer = await aMember();
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

/** Somebody's stream, once it stands: what comes from then on is told. */
async function streamOf({ token }: Somebody, after?: string) {
  const stream = await hear(api.url, token, after);
  streams.push(stream);
  if (after === undefined) await stream.until('gap');
  return stream;
}

const ask = async () => {
  const body = { to: supplier, subject: inquirySubjects[0], message: 'Please quote.' };
  return (await buyer.call(sendInquiry, { body })).requestID;
};
const as = (rid: string, bid?: string) => ({ params: { rid }, query: bid ? { bid } : {} });
const write = (by: Somebody, rid: string, content: string, bid?: string) =>
  by.call(sendMessage, { ...as(rid, bid), body: { content } });

test('both sides of a conversation hear what happens in it, and nobody else does', async () => {
  const stranger = await aMember(await aBusiness(), 'owner');
  const [toSeller, toBuyer, toStranger] = [
    await streamOf(seller),
    await streamOf(buyer),
    await streamOf(stranger),
  ];
  const rid = await ask();
  const { messageID } = await write(seller, rid, 'By tomorrow.', supplier);
  await buyer.call(markInquiryRead, { ...as(rid), body: { messageID } });
  await buyer.call(tellTyping, as(rid));
  await buyer.call(endInquiry, { ...as(rid), body: {} });
  await seller.call(reopenInquiry, as(rid, supplier));
  for (const stream of [toSeller, toBuyer]) {
    await stream.until('inquiry', 2);
    expect(stream.heard.slice(1).map(({ event }) => event)).toEqual([
      { kind: 'message', requestID: rid, messageID: expect.any(String), from: 'S' },
      { kind: 'message', requestID: rid, messageID, from: 'R' },
      { kind: 'seen', requestID: rid, messageID, side: 'S' },
      { kind: 'typing', requestID: rid, side: 'S' },
      { kind: 'inquiry', requestID: rid },
      { kind: 'inquiry', requestID: rid },
    ]);
  }
  expect(toStranger.kinds()).toEqual(['gap']);
});

test('whoever comes back hears what came since then, once, and nothing of others', async () => {
  const first = await streamOf(seller);
  const rid = await ask();
  await first.until('message');
  const last = first.heard.at(-1)?.id ?? '';
  await first.close();
  await write(buyer, rid, 'One.');
  await buyer.call(sendInquiry, { body: { to: await aBusiness(), subject: 'Other', message: 'No.' } });
  await write(buyer, rid, 'Two.');
  const second = await streamOf(seller, last);
  await second.until('message', 2);
  expect(second.kinds()).toEqual(['message', 'message']);
  await write(buyer, rid, 'Three.');
  await second.until('message', 3);
  expect(new Set(second.heard.map(({ id }) => id)).size).toBe(3);
});

test('whoever comes with an id that is not known is told of a gap', async () => {
  const stream = await streamOf(seller, 'elsewhere.7');
  await stream.until('gap');
});

test('what failed is told to nobody', async () => {
  const stream = await streamOf(seller);
  const rid = await ask();
  await stream.until('message');
  await buyer.call(endInquiry, { ...as(rid), body: {} });
  await expect(write(buyer, rid, 'Too late.')).rejects.toMatchObject({ status: 409 });
  await stream.until('inquiry');
  expect(stream.kinds()).toEqual(['gap', 'message', 'inquiry']);
});

test('whoever joins a business hears of it from then on, and who leaves no more', async () => {
  const stream = await streamOf(buyer);
  await join(supplier, buyer.id, 'member');
  await stream.until('gap', 2);
  const other = await aMember();
  const body = { to: supplier, subject: inquirySubjects[0], message: 'Please quote.' };
  const { requestID } = await other.call(sendInquiry, { body });
  await stream.until('message');
  await api.db
    .deleteFrom('business_members')
    .where('business_id', '=', supplier)
    .where('person_id', '=', buyer.id)
    .execute();
  await stream.until('gap', 3);
  await write(seller, requestID, 'For members alone.', supplier);
  // Something of their own that comes later has come, so the other has not.
  await other.call(sendMessage, { ...as(requestID), body: { content: 'Thanks.' } });
  const own = await buyer.call(sendInquiry, { body });
  await stream.until('message', 2);
  expect(stream.heard.at(-1)?.event).toMatchObject({ requestID: own.requestID });
});

test('a stream ends with its session, and is for nobody without one', async () => {
  const stream = await streamOf(seller);
  api.accounts.end(seller.sessionID);
  await stream.ended;
  expect((await fetch(`${api.url}/events`)).status).toBe(401);
});
