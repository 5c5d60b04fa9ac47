import { endInquiry, markInquiryRead, muteInquiry } from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { conversationsIn } from './testing-safety.ts';

const api = await sharedApi();
const { aStranger, aSupplier, aMember, ask, as, look, write, read } = conversationsIn(api);

let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: Awaited<ReturnType<typeof aMember>>;

beforeEach(async () => {
  supplier = await aSupplier('Mining Bearings', { website: 'https://www.mining-bearings.com' });
  buyer = await aMember();
});

const toldOf = (personID: string) =>
  api.db
    .selectFrom('notifications')
    .select(['kind', 'events', 'is_on_page', 'mail'])
    .where('person_id', '=', personID)
    .orderBy('id')
    .execute();

test('of first contacts one is told in the digest, not at once, until they are in the inbox', async () => {
  const stranger = await aStranger();
  const { id, seller } = supplier;
  const rid = await ask(stranger, id);
  await write(stranger, rid, 'One more thing.');
  expect(await toldOf(seller.id)).toEqual([
    { kind: 'first-contact', events: 2, is_on_page: false, mail: 'daily' },
  ]);
  await write(seller, rid, 'By tomorrow.', id);
  await write(stranger, rid, 'Thank you.');
  expect((await toldOf(seller.id)).map(({ kind, mail }) => [kind, mail])).toEqual([
    ['first-contact', 'daily'],
    ['message-received', 'at-once'],
  ]);
});

test('who muted a conversation is told nothing of it, their colleague is; it is counted as before', async () => {
  const { id, seller } = supplier;
  const colleague = await aMember(id, 'member');
  const rid = await ask(buyer, id);
  const mute = (isMuted: boolean) => seller.call(muteInquiry, { ...as(rid, id), body: { isMuted } });
  expect(await mute(true)).toEqual({ requestID: rid, isMuted: true });
  await mute(true);
  await write(buyer, rid, 'One more thing.');
  await buyer.call(endInquiry, { ...as(rid), body: {} });
  expect((await toldOf(seller.id)).map(({ kind }) => kind)).toEqual(['inquiry-received']);
  expect((await toldOf(colleague.id)).map(({ kind }) => kind)).toEqual([
    'inquiry-received',
    'message-received',
    'inquiry-ended',
  ]);
  expect(await look(seller, rid, id)).toMatchObject({ isMuted: true, unread: 2 });
  expect(await look(colleague, rid, id)).toMatchObject({ isMuted: false });
  await mute(false);
  expect(await look(seller, rid, id)).toMatchObject({ isMuted: false });
});

test('both sides are warned at a message, by its codes', async () => {
  const { id, seller } = supplier;
  const rid = await ask(buyer, id, { message: 'Please write to me on WhatsApp.' });
  await write(seller, rid, 'New bank details: ES91 2100 0418 4502 0005 1332', id);
  await write(seller, rid, 'The invoice: https://mlning-bearings.com/invoice', id);
  await write(seller, rid, 'Our site is https://mining-bearings.com.', id);
  const codes = (messages: { warnings?: string[] | undefined }[]) => messages.map(({ warnings }) => warnings);
  const expected = [['other-channel'], ['bank-details'], ['look-alike-domain'], undefined];
  expect(codes(await read(buyer, rid))).toEqual(expected);
  expect(codes(await read(seller, rid, id))).toEqual(expected);
});

test('a domain is compared with those the conversation used before, but not with one that was warned of', async () => {
  const { id, seller } = supplier;
  const rid = await ask(buyer, id, { message: 'My site is https://envases-tepeyac.com.' });
  const warned = async (content: string) => (await write(seller, rid, content, id)).warnings;
  expect(await warned('Send it to compras@envases-tepeyaq.com?')).toEqual(['look-alike-domain']);
  expect(await warned('Or to compras@envases-tepeyac.com?')).toBeUndefined();
  expect(await warned('Again: envases-tepeyaq.com')).toEqual(['look-alike-domain']);
  // Of another conversation nothing is known.
  const other = await ask(buyer, id);
  expect((await write(buyer, other, 'https://envases-tepeyaq.com')).warnings).toBeUndefined();
});

test('what was read of first contacts is read on all their notifications', async () => {
  const { id, seller } = supplier;
  const rid = await ask(await aStranger(), id);
  const messageID = (await read(seller, rid, id)).at(-1)?.messageID ?? '';
  await seller.call(markInquiryRead, { ...as(rid, id), body: { messageID } });
  const unread = api.db.selectFrom('notifications').select('id').where('person_id', '=', seller.id);
  expect(await unread.where('read_at', 'is', null).execute()).toEqual([]);
});
