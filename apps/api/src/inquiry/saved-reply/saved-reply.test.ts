import { randomUUID } from 'node:crypto';
import {
  addSavedReply,
  changeSavedReply,
  createClient,
  deleteSavedReply,
  idempotencyKeyHeader,
  listFilledReplies,
  listSavedReplies,
  restoreSavedReply,
  sendInquiry,
  sendMessage,
  sessionHeader,
  type TextsByLanguage,
  teamLimits,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../../business/members/testing-members.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { deleteOldReplies } from './queries.ts';

const api = await sharedApi();
const { aBusiness, aMember, aProduct } = membersIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let owner: Somebody;
let member: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  owner = await aMember(supplier, 'owner');
  member = await aMember(supplier, 'member');
  buyer = await aMember();
});

const of = () => ({ params: { businessID: supplier } });
const ofReply = (replyID: string) => ({ params: { businessID: supplier, replyID } });
const save = (name: string, texts: TextsByLanguage) =>
  owner.call(addSavedReply, { ...of(), body: { name, texts } });
const names = async (by = member) => (await by.call(listSavedReplies, of())).replies.map(({ name }) => name);
const ask = async (more: object = {}, by = buyer) =>
  (
    await by.call(sendInquiry, {
      body: { to: supplier, subject: 'full price list', message: 'Please send it.', ...more },
    })
  ).requestID;
const as = (rid: string) => ({ params: { rid }, query: { bid: supplier } });
/** With what the contract's client sends beside the session. */
const clientOf = ({ token }: Somebody, headers: Record<string, string>) =>
  createClient({ baseUrl: api.url, headers: { [sessionHeader]: token, ...headers } });
const filled = async (rid: string, language = 'en') =>
  (await clientOf(member, { 'accept-language': language })(listFilledReplies, as(rid))).replies;
const named = (id: string, values: { first_name?: string; preferred_language?: string | null }) =>
  api.db.updateTable('people').set(values).where('id', '=', id).execute();
const refused = (status: number, issue?: object) =>
  issue ? { status, issues: [expect.objectContaining(issue)] } : { status };

test('owners save replies, members read them by their names', async () => {
  await save(' Price  list ', { en: ' Dear {buyer},\r\nhere it is. ', es: '  ' });
  await save('delivery times', { es: 'Tres semanas.' });
  const { replies } = await member.call(listSavedReplies, of());
  expect(replies).toMatchObject([
    { name: 'delivery times', texts: { es: 'Tres semanas.' }, revision: 0 },
    { name: 'Price list', texts: { en: 'Dear {buyer},\nhere it is.' } },
  ]);
  expect(replies[1]?.texts).not.toHaveProperty('es');
  await expect(
    member.call(addSavedReply, { ...of(), body: { name: 'Mine', texts: { en: 'Yes.' } } }),
  ).rejects.toMatchObject(refused(403));
  await expect(save(' ', { en: ' ' })).rejects.toMatchObject({
    status: 400,
    issues: [
      { field: 'name', code: 'required' },
      { field: 'texts', code: 'required' },
    ],
  });
  await expect(save('Long', { en: 'x'.repeat(teamLimits.savedReply + 1) })).rejects.toMatchObject(
    refused(400, { field: 'texts.en', code: 'tooLong' }),
  );
});

test('sent twice it is saved once, and of more than fifty there is none', async () => {
  const input = { ...of(), body: { name: 'Price list', texts: { en: 'Here it is.' } } };
  const call = clientOf(owner, { [idempotencyKeyHeader]: randomUUID() });
  const first = await call(addSavedReply, input);
  expect(await call(addSavedReply, input)).toEqual(first);
  await sql`
    INSERT INTO saved_replies (business_id, name, texts)
    SELECT ${supplier}, 'Reply ' || n, '{"en": "Yes."}' FROM generate_series(2, ${teamLimits.savedReplies - 1}) AS n
  `.execute(api.db);
  const [one, other] = await Promise.allSettled([save('A', { en: 'Yes.' }), save('B', { en: 'No.' })]);
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(await names()).toHaveLength(teamLimits.savedReplies);
  await expect(save('C', { en: 'Yes.' })).rejects.toMatchObject(
    refused(409, { code: 'tooMany', limit: teamLimits.savedReplies }),
  );
  // What was deleted makes room, and comes back only where there is some.
  await owner.call(deleteSavedReply, ofReply(first.replyID));
  await save('C', { en: 'Yes.' });
  await expect(owner.call(restoreSavedReply, ofReply(first.replyID))).rejects.toMatchObject(refused(409));
});

test('what somebody else changed meanwhile is not overwritten', async () => {
  const { replyID } = await save('Price list', { en: 'Here it is.' });
  const change = (text: string, revision: number) =>
    owner.call(changeSavedReply, {
      ...ofReply(replyID),
      body: { name: 'Price list', texts: { en: text }, revision },
    });
  expect(await change('Here.', 0)).toMatchObject({ revision: 1, texts: { en: 'Here.' } });
  await expect(change('There.', 0)).rejects.toMatchObject(refused(409, { code: 'changedMeanwhile' }));
  // The same once more after a lost answer.
  expect(await change('Here.', 0)).toMatchObject({ revision: 1 });
});

test('what was deleted can be restored for a day', async () => {
  const { replyID } = await save('Price list', { en: 'Here it is.' });
  await owner.call(deleteSavedReply, ofReply(replyID));
  expect(await names()).toEqual([]);
  const body = { name: 'Price list', texts: { en: 'Yes.' }, revision: 0 };
  await expect(owner.call(changeSavedReply, { ...ofReply(replyID), body })).rejects.toMatchObject(
    refused(404),
  );
  await owner.call(restoreSavedReply, ofReply(replyID));
  await deleteOldReplies(api.db);
  expect(await names()).toEqual(['Price list']);
  await owner.call(deleteSavedReply, ofReply(replyID));
  await sql`UPDATE saved_replies SET deleted_at = now() - interval '25 hours' WHERE id = ${replyID}`.execute(
    api.db,
  );
  await deleteOldReplies(api.db);
  await expect(owner.call(restoreSavedReply, ofReply(replyID))).rejects.toMatchObject(refused(404));
});

test('in a conversation they stand in the language of whoever asked, filled in', async () => {
  await save('Offer', {
    en: 'Dear {buyer}, {product} ({subject}). {me}',
    es: 'Hola {buyer}: {product} ({subject}). {me}',
    it: 'Salve {buyer}',
  });
  await named(buyer.id, { first_name: 'Valeria', preferred_language: 'es' });
  await named(member.id, { first_name: 'Jonas' });
  const productID = await aProduct({ business_id: supplier, name: 'HK 75' });
  const rid = await ask({ productID });
  expect(await filled(rid)).toMatchObject([
    { name: 'Offer', language: 'es', text: 'Hola Valeria: HK 75 (lista de precios completa). Jonas' },
  ]);
  // A language there is no text in, or none that is known: that of the reader, then any.
  await named(buyer.id, { preferred_language: 'zh' });
  expect(await filled(rid, 'it')).toMatchObject([{ language: 'it', text: 'Salve Valeria' }]);
  await named(buyer.id, { preferred_language: null });
  expect(await filled(rid, 'zh')).toMatchObject([{ language: 'en' }]);
  await expect(buyer.call(listFilledReplies, as(rid))).rejects.toMatchObject(refused(403));
});

test('what nothing is known of stays open, and is not sent for a business', async () => {
  await save('Offer', { en: 'Dear {buyer}, {product} is in stock.' });
  await named(buyer.id, { first_name: 'Valeria' });
  const rid = await ask();
  const [reply] = await filled(rid);
  expect(reply?.text).toBe('Dear Valeria, {product} is in stock.');
  const sent = (by: Somebody, content: string, query = as(rid).query as { bid?: string }) =>
    by.call(sendMessage, { params: { rid }, query, body: { content } });
  await expect(sent(member, reply?.text ?? '')).rejects.toMatchObject(
    refused(400, { field: 'content', code: 'unfilledPlaceholder' }),
  );
  expect(await sent(member, 'Dear Valeria, {HK 75} is in stock.')).toMatchObject({ from: 'R' });
  // Whoever writes as themselves has no saved replies.
  expect(await sent(buyer, 'What is {product}?', {})).toMatchObject({ from: 'S' });
});
