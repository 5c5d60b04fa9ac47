import { randomUUID } from 'node:crypto';
import {
  confirmConfidentiality,
  downloadMessageFile,
  exportPerson,
  forgetPerson,
  getInquiry,
  getInquiryMessages,
  idempotencyKeyHeader,
  listFileDownloads,
  listInquiries,
  removeMember,
  revokeMessageFile,
  sendInquiry,
  sendMessage,
  sessionHeader,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../business/members/testing-members.ts';
import { sharedApi } from '../test/shared-api.ts';
import { forgetUnused } from '../upload/forget-unused.ts';
import { aPicture } from '../upload/testing-pictures.ts';
import { asSystem } from '../write/write.ts';
import { forgetLeftFiles } from './forget-left-files.ts';
import { aCsv, aDxf, filesIn } from './testing-files.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);
const { preparing, aFile } = filesIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let seller: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  seller = await aMember(supplier, 'owner');
  buyer = await aMember();
});

const refused = (status: number, name?: string) => (name ? { status, errorName: name } : { status });
const inquiryBody = (given: object = {}) => ({
  body: { to: supplier, subject: 'full price list', message: 'Please quote.', ...given },
});
const ask = (given: object = {}) => buyer.call(sendInquiry, inquiryBody(given));
const as = (rid: string, bid?: string) => ({ params: { rid }, query: bid ? { bid } : {} });
const about = (rid: string, fileID: string, bid?: string) => ({
  params: { rid, fileID },
  query: bid ? { bid } : {},
});
const messages = async (by: Somebody, rid: string, bid?: string) => {
  const query = { ...as(rid, bid).query, size: 50 };
  return (await by.call(getInquiryMessages, { params: { rid }, query })).messages;
};
const firstFile = async (by: Somebody, rid: string, bid?: string) => {
  const [file] = (await messages(by, rid, bid)).flatMap(({ attachments = [] }) => attachments);
  return file ?? expect.fail('There is no file.');
};
const textOf = async (by: Somebody, rid: string, fileID: string, bid?: string) => {
  const { content } = await api.client(by.token).file(downloadMessageFile, about(rid, fileID, bid));
  return content.text();
};
const stored = (upload: string) => preparing.store.sizeOf(`private/${upload}/file.csv`);

/** Removes what nobody uses, as if it were two hours later. */
async function laterRemove(): Promise<void> {
  await sql`UPDATE uploads SET released_at = released_at - interval '2 hours'`.execute(api.db);
  while ((await forgetUnused(api.db, preparing.store)) > 0);
}

test('files come with an inquiry, and both sides get them, to be saved and never shown as a page', async () => {
  const token = await aFile(buyer);
  const { requestID: rid } = await ask({ files: [{ token, name: 'C:\\drawings\\list‮.csv' }] });
  const file = await firstFile(seller, rid, supplier);
  expect(file).toEqual({
    fileID: file.fileID,
    name: 'list.csv',
    bytes: aCsv().length,
    kind: 'csv',
    state: 'ready',
    isConfidential: false,
  });
  for (const [by, bid] of [[seller, supplier], [buyer]] as const)
    expect(await textOf(by, rid, file.fileID, bid)).toBe(aCsv().toString());
  const path = `business/request/${rid}/files/${file.fileID}?bid=${supplier}`;
  const answer = await fetch(`${api.url}/${path}`, { headers: { [sessionHeader]: seller.token } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': "attachment; filename*=UTF-8''list.csv",
    'content-length': String(aCsv().length),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await messages(seller, rid, supplier))[0]?.type).toBe('text');
  const [inbox] = (await seller.call(listInquiries, { query: { ubid: supplier, size: 5, text: 'list.csv' } }))
    .inquiries;
  expect(inbox).toMatchObject({ requestID: rid, lastMessage: { files: 1 } });
});

test('a message may be files alone; pictures say how large they are shown', async () => {
  const { requestID: rid } = await ask();
  const picture = Buffer.from(await aPicture());
  const files = [
    { token: await aFile(seller, 'image/jpeg', picture), name: 'shaft.JPEG' },
    { token: await aFile(seller, 'image/vnd.dxf', aDxf()), name: 'shaft.exe' },
    { token: await aFile(seller) },
  ];
  const body = { content: ' ', files };
  const sent = await seller.call(sendMessage, { ...as(rid, supplier), body });
  expect(sent.content).toBe('');
  expect(sent.attachments).toMatchObject([
    { name: 'shaft.JPEG', kind: 'jpg', picture: { width: expect.any(Number), height: expect.any(Number) } },
    { name: 'shaft.exe.dxf', kind: 'dxf' },
    { name: 'file.csv', kind: 'csv' },
  ]);
  expect((await messages(buyer, rid)).at(-1)).toEqual({ ...sent, author: { firstName: 'Ada' } });
  await expect(
    buyer.call(sendMessage, { ...as(rid), body: { content: ' ', files: [] } }),
  ).rejects.toMatchObject(refused(400));
  // An inquiry says what is wanted, whatever comes with it.
  await expect(ask({ message: ' ', files: [{ token: await aFile(buyer) }] })).rejects.toMatchObject(
    refused(400),
  );
});

test('ten files at most, each once, one’s own and meant for it', async () => {
  const tokens: string[] = [];
  for (let index = 0; index < 10; index += 1) tokens.push(await aFile(buyer));
  const named = tokens.map((token) => ({ token }));
  const first = named[0] ?? expect.fail('There is none.');
  const issueAt = (field: string, code: string) => ({ status: 400, issues: [{ field, code }] });
  await expect(ask({ files: [...named, { token: randomUUID() }] })).rejects.toMatchObject(refused(400));
  await expect(ask({ files: [first, first] })).rejects.toMatchObject(issueAt('files.1.token', 'namedTwice'));
  for (const token of [randomUUID(), await aFile(seller)])
    await expect(ask({ files: [first, { token }] })).rejects.toMatchObject(
      issueAt('files.1.token', 'unknown'),
    );
  const { requestID: rid } = await ask({ files: named });
  expect((await messages(buyer, rid))[0]?.attachments).toHaveLength(10);
  // What was sent is not sent again, to whomever.
  await expect(ask({ files: [first] })).rejects.toMatchObject(refused(409));
  await expect(
    buyer.call(sendMessage, { ...as(rid), body: { content: 'Again', files: [first] } }),
  ).rejects.toMatchObject(refused(409));
});

test('sent again with its key, files come once; two requests with one file are one', async () => {
  const token = await aFile(buyer);
  const send = api.client(buyer.token);
  const headers = () => ({ headers: { [idempotencyKeyHeader]: randomUUID() } });
  const same = headers();
  const answers = await Promise.all(
    [1, 2, 3].map(() => send(sendInquiry, inquiryBody({ files: [{ token }] }), same)),
  );
  const rid = answers[0]?.requestID ?? '';
  expect(new Set(answers.map(({ requestID }) => requestID)).size).toBe(1);
  expect((await messages(buyer, rid))[0]?.attachments).toHaveLength(1);
  const body = { content: 'Here.', files: [{ token: await aFile(buyer) }] };
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => send(sendMessage, { ...as(rid), body }, headers())),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await messages(buyer, rid)).toHaveLength(2);
});

test('a file is nobody else’s, and not of those who left', async () => {
  const { requestID: rid } = await ask({ files: [{ token: await aFile(buyer) }] });
  const { requestID: other } = await ask();
  const { fileID } = await firstFile(buyer, rid);
  const foreign = await aBusiness();
  const stranger = await aMember(foreign, 'owner');
  const colleague = await aMember(supplier, 'member');
  for (const bid of [undefined, foreign])
    await expect(textOf(stranger, rid, fileID, bid)).rejects.toMatchObject(refused(404));
  await expect(textOf(stranger, rid, fileID, supplier)).rejects.toMatchObject(refused(403));
  // By the address of another conversation of theirs neither.
  await expect(textOf(buyer, other, fileID)).rejects.toMatchObject(refused(404));
  expect(await textOf(colleague, rid, fileID, supplier)).toBe(aCsv().toString());
  await seller.call(removeMember, { params: { businessID: supplier, userID: colleague.id } });
  await expect(textOf(colleague, rid, fileID, supplier)).rejects.toMatchObject(refused(403));
  const [row] = await api.db
    .selectFrom('message_files')
    .select('upload_id')
    .where('id', '=', fileID)
    .execute();
  for (const path of [`files/${row?.upload_id}/file.csv`, `private/${row?.upload_id}/file.csv`])
    expect((await fetch(new URL(`/${path}`, api.url))).status).toBe(404);
});

test('who sent a file sees who of the others got it and when; nobody else does', async () => {
  const { requestID: rid } = await ask({ files: [{ token: await aFile(buyer) }] });
  const { fileID } = await firstFile(buyer, rid);
  const downloads = () => buyer.call(listFileDownloads, about(rid, fileID));
  await textOf(buyer, rid, fileID);
  expect(await downloads()).toEqual([]);
  for (const _ of [1, 2]) await textOf(seller, rid, fileID, supplier);
  expect(await downloads()).toEqual([
    { action: 'downloaded', at: expect.stringMatching(/^\d{4}-/), firstName: 'Ada' },
  ]);
  // Another day is another row.
  await sql`UPDATE message_file_reads SET day = day - 1, at = at - interval '1 day' WHERE file_id = ${fileID}`.execute(
    api.db,
  );
  await textOf(seller, rid, fileID, supplier);
  expect(await downloads()).toHaveLength(2);
  await expect(seller.call(listFileDownloads, about(rid, fileID, supplier))).rejects.toMatchObject(
    refused(404),
  );
  await expect(seller.call(revokeMessageFile, about(rid, fileID, supplier))).rejects.toMatchObject(
    refused(404),
  );
  const archive = await api.asService(exportPerson, { params: { personID: seller.id } });
  expect(archive.receivedFiles).toMatchObject([{ requestID: rid, name: 'file.csv' }, {}]);
  const sent = await api.asService(exportPerson, { params: { personID: buyer.id } });
  expect(sent.inquiries[0]?.messages[0]?.files).toEqual([{ name: 'file.csv', bytes: aCsv().length }]);
  await api.asService(forgetPerson, { params: { personID: seller.id } });
  expect((await downloads()).map(({ firstName }) => firstName)).toEqual([undefined, undefined]);
});

test('a confidential file opens once its reader has confirmed, each for themselves', async () => {
  const files = [{ token: await aFile(buyer) }];
  const { requestID: rid } = await ask({ files, isConfidential: true });
  const file = await firstFile(seller, rid, supplier);
  expect(file).toMatchObject({ isConfidential: true, isConfirmed: false });
  const { fileID } = file;
  const needed = refused(403, 'ConfirmationRequired');
  const confirm = (by: Somebody) => by.call(confirmConfidentiality, about(rid, fileID, supplier));
  await expect(textOf(seller, rid, fileID, supplier)).rejects.toMatchObject(needed);
  expect(await textOf(buyer, rid, fileID)).toBe(aCsv().toString());
  for (const _ of [1, 2]) expect(await confirm(seller)).toMatchObject({ isConfirmed: true });
  expect(await textOf(seller, rid, fileID, supplier)).toBe(aCsv().toString());
  expect(await firstFile(seller, rid, supplier)).toMatchObject({ isConfirmed: true });
  const colleague = await aMember(supplier, 'member');
  await expect(textOf(colleague, rid, fileID, supplier)).rejects.toMatchObject(needed);
  const log = await buyer.call(listFileDownloads, about(rid, fileID));
  expect(log.map(({ action }) => action)).toEqual(['downloaded', 'confirmed']);
  // Who sent it has nothing to confirm.
  await expect(buyer.call(confirmConfidentiality, about(rid, fileID))).rejects.toMatchObject(refused(404));
});

test('several suppliers get one stored file, each their own; its bytes go when the last one is withdrawn', async () => {
  const other = await aBusiness();
  const competitor = await aMember(other, 'owner');
  const token = await aFile(buyer);
  const { requestIDs } = await ask({ others: [other], files: [{ token }] });
  const [rid = '', otherRid = ''] = requestIDs;
  const [one, another] = [
    await firstFile(seller, rid, supplier),
    await firstFile(competitor, otherRid, other),
  ];
  expect(one.fileID).not.toBe(another.fileID);
  await expect(textOf(seller, rid, another.fileID, supplier)).rejects.toMatchObject(refused(404));
  expect(await buyer.call(revokeMessageFile, about(rid, one.fileID))).toMatchObject({ state: 'revoked' });
  await laterRemove();
  await expect(textOf(seller, rid, one.fileID, supplier)).rejects.toMatchObject({
    status: 404,
    message: 'The file was withdrawn.',
  });
  await expect(textOf(buyer, rid, one.fileID)).rejects.toMatchObject(refused(404));
  expect(await firstFile(seller, rid, supplier)).toMatchObject({ name: 'file.csv', state: 'revoked' });
  expect(await textOf(competitor, otherRid, another.fileID, other)).toBe(aCsv().toString());
  await buyer.call(revokeMessageFile, about(otherRid, another.fileID));
  expect(await stored(token)).toBe(aCsv().length);
  await laterRemove();
  expect(await stored(token)).toBeUndefined();
  // The messages stay, and what they came with is still named.
  expect(await firstFile(competitor, otherRid, other)).toMatchObject({ name: 'file.csv', state: 'revoked' });
  expect(await buyer.call(revokeMessageFile, about(rid, one.fileID))).toMatchObject({ state: 'revoked' });
});

test('withdrawn in two conversations at once, the bytes go all the same', async () => {
  const others = [await aBusiness(), await aBusiness()];
  const token = await aFile(buyer);
  const { requestIDs } = await ask({ others, files: [{ token }] });
  await Promise.all(
    requestIDs.map(async (rid) => {
      const { fileID } = await firstFile(buyer, rid);
      await buyer.call(revokeMessageFile, about(rid, fileID));
    }),
  );
  await laterRemove();
  expect(await stored(token)).toBeUndefined();
});

test('files stay with whoever is left of a conversation, and go when nobody is', async () => {
  const token = await aFile(buyer);
  const { requestID: rid } = await ask({ files: [{ token }] });
  const { fileID } = await firstFile(buyer, rid);
  const clean = async () => {
    while ((await forgetLeftFiles(asSystem(api))) > 0);
    await laterRemove();
  };
  await api.asService(forgetPerson, { params: { personID: buyer.id } });
  await clean();
  expect(await textOf(seller, rid, fileID, supplier)).toBe(aCsv().toString());
  await api.db.deleteFrom('businesses').where('id', '=', supplier).execute();
  await clean();
  expect(await stored(token)).toBeUndefined();
});

test('in a conversation that ended files are got and withdrawn, and none comes any more', async () => {
  const { requestID: rid } = await ask({ files: [{ token: await aFile(buyer) }] });
  const { fileID } = await firstFile(buyer, rid);
  await sql`UPDATE inquiries SET closed_at = now(), closed_by = 'S' WHERE id = ${rid}`.execute(api.db);
  const body = { content: '', files: [{ token: await aFile(buyer) }] };
  await expect(buyer.call(sendMessage, { ...as(rid), body })).rejects.toMatchObject(refused(409));
  expect(await textOf(seller, rid, fileID, supplier)).toBe(aCsv().toString());
  await buyer.call(revokeMessageFile, about(rid, fileID));
  expect((await buyer.call(getInquiry, as(rid))).status).toBe('closed');
});

test('files of a message that moderation removed are neither listed nor sent out', async () => {
  const token = await aFile(buyer);
  const { requestID } = await ask({ files: [{ token }] });
  const { fileID } = await firstFile(seller, requestID, supplier);
  await sql`UPDATE messages SET removed_at = now() WHERE inquiry_id = ${requestID}`.execute(api.db);
  for (const [by, bid] of [
    [seller, supplier],
    [buyer, undefined],
  ] as const) {
    expect((await messages(by, requestID, bid)).at(-1)).not.toHaveProperty('attachments');
    await expect(by.call(downloadMessageFile, about(requestID, fileID, bid))).rejects.toMatchObject(
      refused(404),
    );
  }
  expect((await buyer.call(getInquiry, as(requestID))).lastMessage.files).toBeUndefined();
});
