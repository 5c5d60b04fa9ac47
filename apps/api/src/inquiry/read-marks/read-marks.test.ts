import {
  chooseReadMarks,
  exportPerson,
  forgetPerson,
  getReadMarks,
  listInquiries,
  markInquiryRead,
} from '@kontor/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Somebody } from '../../business/members/testing-members.ts';
import { hear } from '../../event/testing-events.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { conversationsIn } from '../safety/testing-safety.ts';

const api = await sharedApi();
const { aSupplier, aMember, as, ask, write, look } = conversationsIn(api);

let supplier: string;
let seller: Somebody;
let buyer: Somebody;
let rid: string;
const streams: Awaited<ReturnType<typeof hear>>[] = [];

beforeEach(async () => {
  ({ id: supplier, seller } = await aSupplier());
  buyer = await aMember();
  rid = await ask(buyer, supplier);
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

const choose = (by: Somebody, areShown: boolean, bid?: string) =>
  by.call(chooseReadMarks, { query: bid ? { bid } : {}, body: { areShown } });
const chosen = (by: Somebody, bid?: string) => by.call(getReadMarks, { query: bid ? { bid } : {} });
const read = (by: Somebody, messageID: string, bid?: string) =>
  by.call(markInquiryRead, { ...as(rid, bid), body: { messageID } });

/** What each side is told of the other, in the conversation and in the list. */
async function marks() {
  const of = async (by: Somebody, ubid: string, bid?: string) => {
    const [{ readByOthers }, { inquiries }] = await Promise.all([
      look(by, rid, bid),
      by.call(listInquiries, { query: { ubid, size: 9 } }),
    ]);
    const listed = inquiries.find(({ requestID }) => requestID === rid);
    expect(listed).toBeDefined();
    expect(listed?.readByOthers).toBe(readByOthers);
    return readByOthers;
  };
  return { buyer: await of(buyer, buyer.id), seller: await of(seller, supplier, supplier) };
}

/** Both sides wrote, and each has read the other. */
async function exchange() {
  const { messageID: answer } = await write(seller, rid, 'By Thursday.', supplier);
  await read(buyer, answer);
  const { messageID: thanks } = await write(buyer, rid, 'Thanks.');
  await read(seller, thanks, supplier);
  return { buyer: thanks, seller: thanks };
}

async function streamOf({ token }: Somebody) {
  const stream = await hear(api.url, token);
  streams.push(stream);
  await stream.until('gap');
  return stream;
}

test('marks are shown until somebody hides them', async () => {
  expect(await chosen(buyer)).toEqual({ areShown: true });
  expect(await chosen(seller, supplier)).toEqual({ areShown: true });
  const seen = await exchange();
  expect(await marks()).toEqual(seen);
});

test.each(['buyer', 'supplier'] as const)(
  'a %s who hides marks sees none of others, of what was read before either; shown again they stand where each is',
  async (who) => {
    await exchange();
    const hide = (areShown: boolean) =>
      who === 'buyer' ? choose(buyer, areShown) : choose(seller, areShown, supplier);
    for (let times = 0; times < 2; times += 1) expect(await hide(false)).toEqual({ areShown: false });
    expect(await marks()).toEqual({ buyer: undefined, seller: undefined });
    expect(await (who === 'buyer' ? chosen(buyer) : chosen(seller, supplier))).toEqual({ areShown: false });

    // What is unread is counted as before.
    const { messageID } = await write(seller, rid, 'And the drawing?', supplier);
    expect(await look(buyer, rid)).toMatchObject({ unread: 1 });
    expect(await read(buyer, messageID)).toMatchObject({ unread: 0 });
    expect(await look(buyer, rid)).toMatchObject({ unread: 0 });
    expect(await marks()).toEqual({ buyer: undefined, seller: undefined });

    for (let times = 0; times < 2; times += 1) expect(await hide(true)).toEqual({ areShown: true });
    // Whoever writes has read what is before it.
    expect(await marks()).toEqual({ buyer: messageID, seller: messageID });
  },
);

test('marks are shown again only when neither side hides them', async () => {
  const seen = await exchange();
  await choose(buyer, false);
  await choose(seller, false, supplier);
  await choose(buyer, true);
  expect(await marks()).toEqual({ buyer: undefined, seller: undefined });
  await choose(seller, true, supplier);
  expect(await marks()).toEqual(seen);
});

test('as oneself and as a business one chooses apart; conversations of others stay as they are', async () => {
  const other = await aSupplier();
  const elsewhere = await ask(buyer, other.id);
  const { messageID } = await write(other.seller, elsewhere, 'Here it is.', other.id);
  // A person who also acts for the business hides their own alone.
  await choose(seller, false);
  const seen = await exchange();
  expect(await marks()).toEqual(seen);
  await choose(seller, false, supplier);
  await buyer.call(markInquiryRead, { ...as(elsewhere), body: { messageID } });
  expect(await look(other.seller, elsewhere, other.id)).toMatchObject({ readByOthers: messageID });
});

test('the other side hears nothing live while either hides marks; one’s own pages count on', async () => {
  const colleague = await aMember(supplier, 'member');
  await choose(seller, false, supplier);
  const [toBuyer, toSeller, toColleague] = [
    await streamOf(buyer),
    await streamOf(seller),
    await streamOf(colleague),
  ];
  const { messageID } = await write(buyer, rid, 'Also with IP66.');
  await read(seller, messageID, supplier);
  const answer = await write(seller, rid, 'Yes.', supplier);
  await read(buyer, answer.messageID);
  // Shown again: what comes from then on is told; had anything been told before, it would stand before it.
  await choose(seller, true, supplier);
  const last = await write(buyer, rid, 'Fine.');
  await read(seller, last.messageID, supplier);
  await toBuyer.until('seen', 2);
  expect(
    toBuyer.heard.flatMap(({ event }) => (event.kind === 'seen' ? [[event.side, event.messageID]] : [])),
  ).toEqual([
    ['S', answer.messageID],
    ['R', last.messageID],
  ]);
  for (const stream of [toSeller, toColleague]) {
    await stream.until('seen', 2);
    expect(
      stream.heard.flatMap(({ event }) => (event.kind === 'seen' ? [[event.side, event.messageID]] : [])),
    ).toEqual([
      ['R', messageID],
      ['R', last.messageID],
    ]);
    // Their marks came again.
    await stream.until('gap', 2);
  }
  expect(toBuyer.kinds().filter((kind) => kind === 'gap')).toHaveLength(1);
});

test('owners and administrators choose for a business, its members read it, others do neither', async () => {
  const [member, admin] = [await aMember(supplier, 'member'), await aMember(supplier, 'admin')];
  const stranger = await aMember((await aSupplier()).id, 'owner');
  expect(await choose(admin, false, supplier)).toEqual({ areShown: false });
  expect(await chosen(member, supplier)).toEqual({ areShown: false });
  for (const by of [member, stranger, buyer])
    await expect(choose(by, true, supplier)).rejects.toMatchObject({ status: 403 });
  for (const by of [stranger, buyer])
    await expect(chosen(by, supplier)).rejects.toMatchObject({ status: 403 });
  // Nor for another person.
  await expect(choose(buyer, false, seller.id)).rejects.toMatchObject({ status: 403 });
  expect(await chosen(seller, supplier)).toEqual({ areShown: false });
});

test('what a person chose is in their archive, and goes with them', async () => {
  const archive = () => api.asService(exportPerson, { params: { personID: buyer.id } });
  expect((await archive()).inquirySafety.hidesReadMarks).toBe(false);
  await choose(buyer, false);
  expect((await archive()).inquirySafety.hidesReadMarks).toBe(true);
  await api.asService(forgetPerson, { params: { personID: buyer.id } });
  expect(
    await api.db.selectFrom('read_marks_off').select('person_id').where('person_id', '=', buyer.id).execute(),
  ).toEqual([]);
});
