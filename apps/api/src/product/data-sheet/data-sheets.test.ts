import {
  addDataSheet,
  addDataSheetVersion,
  archiveProduct,
  changeDataSheet,
  createProduct,
  duplicateProduct,
  getProduct,
  getProductForEdit,
  orderDataSheets,
  removeDataSheet,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { expectDownload } from '../../upload/testing-download.ts';
import { aPdf } from '../../upload/testing-pdf.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { sentFile } from '../../upload/testing-sent-file.ts';
import { isInUse } from '../../upload/testing-uses.ts';
import { aMember, anOwner, complete } from '../testing-owner.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);
const origin = new URL(api.url).origin;

const pdf = (token: string, bytes = aPdf()) =>
  sentFile(api, preparing, { token, purpose: 'product-data-sheet', contentType: 'application/pdf', bytes });

/** A product of somebody, with as many data sheets. */
async function aProductWithSheets(titles: readonly string[]) {
  const owner = await anOwner(api);
  const { call, token, businessID } = owner;
  const { productID } = await call(createProduct, { body: { businessID, ...complete } });
  const params = { productID };
  const add = async (title: string, language?: string) =>
    call(addDataSheet, {
      params,
      body: { token: await pdf(token), title, ...(language ? { language } : {}) },
    });
  for (const title of titles) await add(title);
  const read = async () => (await call(getProductForEdit, { params })).dataSheets;
  const idOf = async (title: string) => (await read()).find((sheet) => sheet.title === title)?.sheetID ?? '';
  return { ...owner, productID, params, add, read, idOf };
}

const shown = async (productID: string) => (await api.call(getProduct, { params: { productID } })).dataSheets;
const download = (url: string, init?: RequestInit) => fetch(origin + url, init);

const isUsed = (id: string) => isInUse(api, id);

test('a data sheet is shown on the page, downloaded under its title, and each download is counted', async () => {
  const { productID, params, call, token, read } = await aProductWithSheets([]);
  const bytes = aPdf(5_000);
  const upload = await pdf(token, bytes);
  const body = { token: upload, title: ' Maße “KR 75” ', language: 'de' };
  const added = await call(addDataSheet, { params, body });
  expect(added).toEqual([
    {
      sheetID: expect.any(String),
      title: 'Maße “KR 75”',
      language: 'de',
      url: `/files/data-sheets/${added[0]?.sheetID}.pdf`,
      versions: [
        {
          version: 1,
          url: `/files/${upload}/file.pdf`,
          bytes: bytes.length,
          createdAt: expect.any(String),
          downloads: 0,
        },
      ],
    },
  ]);
  // Sent again after its answer was lost.
  expect(await call(addDataSheet, { params, body })).toEqual(added);
  expect(await read()).toEqual(added);
  const [sheet] = (await shown(productID)) ?? [];
  expect(sheet).toMatchObject({ title: 'Maße “KR 75”', language: 'de', version: 1, bytes: bytes.length });
  const url = sheet?.url ?? '';
  await expectDownload(await download(url), 'Maße “KR 75”', bytes);
  // A question for its size, and the rest of a download that was begun.
  expect((await download(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length));
  const part = await download(url, { headers: { range: 'bytes=1000-1999' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1_000]);
  await (await download(url, { headers: { range: 'bytes=0-' } })).arrayBuffer();
  expect((await read())[0]?.versions[0]?.downloads).toBe(2);
});

test('downloads at once are all counted, and none of them makes a cached page go', async () => {
  const { productID, params, call, read, idOf } = await aProductWithSheets(['Dimensions']);
  const url = (await read())[0]?.url ?? '';
  const heard: string[] = [];
  const listener = await api.pool.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('LISTEN changes');
  const ofProduct = () => heard.filter((payload) => payload.includes(productID));
  try {
    await Promise.all(Array.from({ length: 12 }, async () => (await download(url)).arrayBuffer()));
    expect((await read())[0]?.versions[0]?.downloads).toBe(12);
    await listener.query('SELECT 1');
    expect(ofProduct()).toEqual([]);
    const at = { params: { ...params, sheetID: await idOf('Dimensions') } };
    await call(changeDataSheet, { ...at, body: { title: 'Drawing' } });
    await vi.waitUntil(() => ofProduct().length > 0);
  } finally {
    listener.release(true);
  }
});

test('a new version takes the place of the latest, which the people of the business keep', async () => {
  const { productID, params, call, token, read, idOf } = await aProductWithSheets(['Dimensions']);
  const sheetID = await idOf('Dimensions');
  const url = (await read())[0]?.url ?? '';
  await (await download(url)).arrayBuffer();
  const second = aPdf(9_000);
  const upload = await pdf(token, second);
  const put = () => call(addDataSheetVersion, { params: { ...params, sheetID }, body: { token: upload } });
  const [after] = await put();
  expect((await put())[0]).toEqual(after);
  expect(after?.versions).toMatchObject([
    { version: 2, bytes: second.length, downloads: 0 },
    { version: 1, downloads: 1 },
  ]);
  expect(await shown(productID)).toMatchObject([{ sheetID, version: 2, bytes: second.length, url }]);
  expect((await (await download(url)).arrayBuffer()).byteLength).toBe(second.length);
  const first = after?.versions[1];
  expect((await (await download(first?.url ?? '')).arrayBuffer()).byteLength).toBe(first?.bytes);
  expect((await read())[0]?.versions.map(({ downloads }) => downloads)).toEqual([1, 1]);
});

test('data sheets are renamed, put in another order and removed; the file goes when no copy has it', async () => {
  const { productID, params, call, read, idOf } = await aProductWithSheets(['A', 'B', 'C']);
  const [a, b, c] = [await idOf('A'), await idOf('B'), await idOf('C')];
  const titles = async () => (await shown(productID))?.map(({ title }) => title);
  expect(await titles()).toEqual(['A', 'B', 'C']);
  await call(orderDataSheets, { params, body: { sheetIDs: [c, a] } });
  expect(await titles()).toEqual(['C', 'A', 'B']);
  await call(changeDataSheet, {
    params: { ...params, sheetID: b },
    body: { title: 'Drawing', language: 'it' },
  });
  expect((await read())[2]).toMatchObject({ title: 'Drawing', language: 'it' });
  await call(changeDataSheet, { params: { ...params, sheetID: b }, body: { language: '' } });
  expect((await read())[2]).not.toHaveProperty('language');
  const upload = /files\/([^/]+)/.exec((await read())[0]?.versions[0]?.url ?? '')?.[1] ?? '';
  const { productID: copy } = await call(duplicateProduct, { params });
  expect((await shown(copy))?.map(({ title, version }) => [title, version])).toEqual([
    ['C', 1],
    ['A', 1],
    ['Drawing', 1],
  ]);
  await call(removeDataSheet, { params: { ...params, sheetID: c } });
  expect([await titles(), await isUsed(upload)]).toEqual([['A', 'Drawing'], true]);
  const copied = (await shown(copy))?.[0];
  await call(removeDataSheet, { params: { productID: copy, sheetID: copied?.sheetID ?? '' } });
  expect(await isUsed(upload)).toBe(false);
  expect((await download(copied?.url ?? '')).status).toBe(404);
});

test('a page that shows a data sheet hears of each change of it', async () => {
  const { productID, params, call, token, idOf } = await aProductWithSheets(['Dimensions']);
  const sheetID = await idOf('Dimensions');
  const changedAt = async () =>
    (
      await sql<{ at: Date }>`SELECT updated_at AS at FROM product_data_sheets WHERE id = ${sheetID}`.execute(
        api.db,
      )
    ).rows[0]?.at.getTime() ?? 0;
  const before = await changedAt();
  await call(addDataSheetVersion, { params: { ...params, sheetID }, body: { token: await pdf(token) } });
  expect(await changedAt()).toBeGreaterThan(before);
  expect(await shown(productID)).toMatchObject([{ version: 2 }]);
  const { rows } = await sql<{ name: string }>`
    SELECT tgname AS name FROM pg_trigger WHERE tgrelid = 'product_data_sheets'::regclass AND tgname LIKE 'announce_product_%'
  `.execute(api.db);
  expect(rows).toHaveLength(4);
});

test('what the public does not see is not downloaded, and nobody changes the sheets of others', async () => {
  const { params, call, read, idOf, businessID } = await aProductWithSheets(['Dimensions']);
  const other = await aProductWithSheets(['Foreign']);
  const sheetID = await idOf('Dimensions');
  const foreign = await other.idOf('Foreign');
  const missing = { status: 404 };
  for (const id of [foreign, 'b9c5ee60-6f0c-4b8c-8c3e-4f5d2a1b0c9d']) {
    const at = { params: { ...params, sheetID: id } };
    await expect(call(removeDataSheet, at)).rejects.toMatchObject(missing);
    await expect(call(changeDataSheet, { ...at, body: { title: 'X' } })).rejects.toMatchObject(missing);
  }
  await expect(call(orderDataSheets, { params, body: { sheetIDs: [foreign] } })).rejects.toMatchObject(
    missing,
  );
  await expect(
    call(addDataSheet, { params, body: { token: await pdf(other.token), title: 'Theirs' } }),
  ).rejects.toMatchObject(missing);
  const member = await aMember(api, businessID, 'member');
  expect((await member.call(getProductForEdit, { params })).dataSheets).toHaveLength(1);
  await expect(member.call(removeDataSheet, { params: { ...params, sheetID } })).rejects.toMatchObject({
    status: 403,
  });
  const url = (await read())[0]?.url ?? '';
  await call(archiveProduct, { params });
  expect((await download(url)).status).toBe(404);
  expect((await download('/files/data-sheets/nothing.pdf')).status).toBe(404);
});

test('what is wrong is said beside its field, and there is an end to how many there may be', async () => {
  const { params, call, add, token } = await aProductWithSheets([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  const at = (field: string, code: string) => ({ status: 400, issues: [{ in: 'body', field, code }] });
  const upload = await pdf(token);
  const send = (body: { title: string; language?: string }) =>
    call(addDataSheet, { params, body: { token: upload, ...body } });
  await expect(send({ title: '  ' })).rejects.toMatchObject(at('title', 'required'));
  await expect(send({ title: 'X', language: 'klingon' })).rejects.toMatchObject(at('language', 'unknown'));
  expect(await send({ title: '10' })).toHaveLength(10);
  await expect(add('11')).rejects.toMatchObject({ status: 409, issues: [{ code: 'tooMany', limit: 10 }] });
});
