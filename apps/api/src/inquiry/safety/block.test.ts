import { blockParty, listBlockedParties, reopenInquiry, sendInquiry, unblockParty } from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { conversationsIn } from './testing-safety.ts';

const api = await sharedApi();
const { aSupplier, aBusiness, aMember, join, ask, as, look, list, write, read } = conversationsIn(api);

let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: Awaited<ReturnType<typeof aMember>>;
let rid: string;

beforeEach(async () => {
  supplier = await aSupplier();
  buyer = await aMember();
  rid = await ask(buyer, supplier.id);
});

const block = () => supplier.seller.call(blockParty, as(rid, supplier.id));
const unblock = (partyID: string) =>
  supplier.seller.call(unblockParty, { params: { partyID }, query: { bid: supplier.id } });
const blockedOf = (query: object = {}) =>
  supplier.seller.call(listBlockedParties, { query: { bid: supplier.id, size: 25, ...query } });

test('who is blocked finds the conversation ended, as anybody whose conversation has ended', async () => {
  const ended = await ask(buyer, supplier.id);
  await block();
  const refused = { status: 409, message: 'This chat has ended' };
  await expect(write(buyer, rid, 'Hello?')).rejects.toMatchObject(refused);
  await expect(write(buyer, ended, 'Hello?')).rejects.toMatchObject(refused);
  await expect(buyer.call(reopenInquiry, as(rid))).rejects.toMatchObject(refused);
  await expect(ask(buyer, supplier.id)).rejects.toMatchObject(refused);
  const seen = await look(buyer, rid);
  expect(seen).toMatchObject({ status: 'closed', closedBy: 'R', isMyTurn: false, isBlocked: false });
  expect(seen.reopenableUntil).toBeUndefined();
  expect(JSON.stringify([seen, await read(buyer, rid)])).not.toMatch(/"isBlocked":true/);
  expect((await list(buyer, buyer.id)).inquiries.map(({ status }) => status)).toEqual(['closed', 'closed']);
});

test('who blocks reads that, writes no more, and takes it back: then it goes on as it was', async () => {
  await block();
  expect(await look(supplier.seller, rid, supplier.id)).toMatchObject({ status: 'open', isBlocked: true });
  await expect(write(supplier.seller, rid, 'Yes.', supplier.id)).rejects.toMatchObject({ status: 409 });
  await expect(
    supplier.seller.call(sendInquiry, {
      body: { to: await aBusiness(), subject: 'full price list', message: 'Others can be asked.' },
    }),
  ).resolves.toBeTruthy();
  await unblock(buyer.id);
  await unblock(buyer.id);
  expect(await look(buyer, rid)).toMatchObject({ status: 'open' });
  await write(buyer, rid, 'Hello again.');
  expect(await look(supplier.seller, rid, supplier.id)).toMatchObject({ isBlocked: false, unread: 2 });
});

test('a person is blocked whatever they write as; a business goes on writing with others', async () => {
  await block();
  const own = await aBusiness();
  await join(own, buyer.id, 'owner');
  await expect(ask(buyer, supplier.id, { from: own })).rejects.toMatchObject({ status: 409 });
  const other = await aBusiness();
  await ask(buyer, other);
  // Of several the answer does not say which one it is.
  await expect(ask(buyer, other, { others: [supplier.id] })).rejects.toMatchObject({ status: 409 });
});

test('those blocked are listed page by page, the last first; blocked twice is blocked once', async () => {
  const business = await aBusiness({ company_name: 'Envases Tepeyac' });
  await join(business, buyer.id, 'owner');
  const second = await ask(buyer, supplier.id, { from: business });
  await block();
  await block();
  await supplier.seller.call(blockParty, as(second, supplier.id));
  const first = await blockedOf({ size: 1 });
  expect(first.blocked).toMatchObject([
    { party: { type: 'business', id: business, name: 'Envases Tepeyac' } },
  ]);
  const rest = await blockedOf({ size: 1, after: first.next });
  expect(rest.blocked).toMatchObject([{ party: { type: 'user', id: buyer.id } }]);
  expect(rest.next).toBeUndefined();
  expect(await buyer.call(listBlockedParties, { query: { size: 25 } })).toEqual({ blocked: [] });
});

test('a buyer blocks a supplier, as themselves', async () => {
  await buyer.call(blockParty, as(rid));
  await expect(write(supplier.seller, rid, 'Buy now.', supplier.id)).rejects.toMatchObject({
    status: 409,
    message: 'This chat has ended',
  });
});
