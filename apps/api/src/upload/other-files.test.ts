import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getUpload, signUpload, storeLargeFile, type UploadPurpose } from '@kontor/contract';
import { beginPost, formWithFirstByte } from '@kontor/server/testing/slow-post';
import { expect, test, vi } from 'vitest';
import type { Someone } from '../test/api.ts';
import { sharedApi } from '../test/shared-api.ts';
import { aPdf } from './testing-pdf.ts';
import { aPicture } from './testing-pictures.ts';
import { postForm, postSigned } from './testing-posts.ts';
import { prepareNext, sharedPreparing } from './testing-preparing.ts';
import { anMp4, aWebm, mp4WithCodec } from './testing-videos.ts';
import { workbookOf, zipOf } from './testing-zip.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);
const origin = new URL(api.url).origin;

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const zip = 'application/zip';
const pictures = () => zipOf([{ name: 'a.jpg', content: 'pixels' }]);

async function announced(someone: Someone, purpose: UploadPurpose, contentType: string, bytes: Buffer) {
  return someone.call(signUpload, { body: { purpose, contentType, fileSize: bytes.length } });
}

/** Sends a file. @returns its token, and what the store answered */
async function send(someone: Someone, purpose: UploadPurpose, contentType: string, bytes: Buffer) {
  const { signedPost, token } = await announced(someone, purpose, contentType, bytes);
  const answer = await postSigned(api.url, signedPost, new Uint8Array(bytes));
  return { token, signedPost, status: answer.status, body: await answer.json() };
}

const stateOf = (someone: Someone, token: string) => someone.call(getUpload, { params: { token } });

async function ready(someone: Someone, purpose: UploadPurpose, contentType: string, bytes: Buffer) {
  const { token, status, body } = await send(someone, purpose, contentType, bytes);
  expect([status, body]).toEqual([200, { success: true, data: { stored: true } }]);
  expect((await stateOf(someone, token)).state).toBe('received');
  while (await prepareNext(preparing));
  return { token, upload: await stateOf(someone, token) };
}

test.each([
  ['business-video', 'video/mp4', anMp4(), 'file.mp4', 'inline'],
  ['product-video', 'video/webm', aWebm(), 'file.webm', 'inline'],
  ['product-video', 'video/webm', aWebm({ video: 'V_AV1', audio: '' }), 'file.webm', 'inline'],
  ['product-video', 'video/mp4', mp4WithCodec('av01'), 'file.mp4', 'inline'],
  ['product-data-sheet', 'application/pdf', aPdf(300_000), 'file.pdf', 'attachment'],
  ['certificate-document', 'application/pdf', aPdf(300_000), 'file.pdf', 'attachment'],
] as const)(
  '%s as %s: sent as it is, looked into, and seen by everybody',
  async (purpose, contentType, bytes, name, disposition) => {
    const someone = await api.signIn();
    const { token, upload } = await ready(someone, purpose, contentType, bytes);
    const url = `/files/${token}/${name}`;
    expect(upload).toEqual({ token, state: 'ready', file: { url, contentType, bytes: bytes.length } });
    const answer = await fetch(origin + url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(contentType);
    expect(answer.headers.get('content-disposition')).toBe(`${disposition}; filename="kontor-${name}"`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await preparing.store.sizeOf(`incoming/${token}`)).toBeUndefined();
  },
);

test.each([
  ['product-import', 'text/csv', Buffer.from('name;price\nSchraube M8;0,12\n', 'latin1'), 'file.csv'],
  ['product-import', 'text/csv', Buffer.from('\ufeffname,price\n螺丝,1\n', 'utf16le'), 'file.csv'],
  ['product-import', xlsx, workbookOf(), 'file.xlsx'],
  ['product-import-pictures', zip, pictures(), 'file.zip'],
] as const)('%s as %s: read by the worker, sent to nobody', async (purpose, contentType, bytes, name) => {
  const someone = await api.signIn();
  const { token, upload } = await ready(someone, purpose, contentType, bytes);
  expect(upload).toEqual({ token, state: 'ready', file: { contentType, bytes: bytes.length } });
  expect(await preparing.store.read(`private/${token}/${name}`)).toEqual(bytes);
  for (const path of [
    `/files/${token}/${name}`,
    `/private/${token}/${name}`,
    `/files/${token}/..%2f..%2fprivate`,
  ])
    expect((await fetch(origin + path)).status, path).toBe(404);
});

test('parts of a video are sent to players', async () => {
  const someone = await api.signIn();
  const bytes = anMp4();
  const { token } = await ready(someone, 'business-video', 'video/mp4', bytes);
  const url = `${origin}/files/${token}/file.mp4`;
  const get = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(url, { method, headers });
    const { status } = answer;
    return { status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const { length } = bytes;
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1_000, length - 1],
    ['bytes=-500', length - 500, length - 1],
    [`bytes=${length - 1}-${length + 100}`, length - 1, length - 1],
  ] as const) {
    const { status, headers, body } = await get({ range });
    expect([range, status]).toEqual([range, 206]);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${length}`);
    expect(body.equals(bytes.subarray(start, end + 1)), range).toBe(true);
  }
  for (const range of ['bytes=5-2', 'lines=1-2', 'bytes=0-1,5-6', 'nonsense']) {
    const { status, body } = await get({ range });
    expect([range, status === 200 ? body.length : status]).toEqual([
      range,
      range === 'bytes=5-2' ? 416 : length,
    ]);
  }
  const beyond = await get({ range: `bytes=${length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
  const tag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
  expect((await get({ range: 'bytes=0-9', 'if-range': tag })).status).toBe(206);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  const head = await get({ range: 'bytes=0-9' }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([206, '10', 0]);
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const box = (type: string, size: number) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, 'latin1');
  return head;
};
const ftyp = Buffer.concat([box('ftyp', 24), Buffer.from('isom\0\0\0\0isomavc1')]);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, content: '' }));

test.each<[string, UploadPurpose, string, Buffer, string]>([
  [
    'a video cut off in its pictures',
    'product-video',
    'video/mp4',
    anMp4().subarray(0, 900_000),
    'brokenFile',
  ],
  ['a video cut off in its head', 'product-video', 'video/mp4', anMp4().subarray(0, 5_000), 'brokenFile'],
  [
    'a box larger than its file',
    'product-video',
    'video/mp4',
    Buffer.concat([ftyp, box('moov', 0x7fffffff)]),
    'brokenFile',
  ],
  [
    'boxes in boxes',
    'product-video',
    'video/mp4',
    Buffer.concat([ftyp, ...Array.from({ length: 5_000 }, (_, depth) => box('udta', 8 * (5_000 - depth)))]),
    'notAVideo',
  ],
  ['nothing but the first box', 'product-video', 'video/mp4', ftyp, 'notAVideo'],
  ['HEVC', 'business-video', 'video/mp4', mp4WithCodec('hvc1'), 'videoCodec'],
  ['a page said to be a video', 'business-video', 'video/webm', html, 'notAVideo'],
  [
    'a page behind the mark of a WebM',
    'business-video',
    'video/webm',
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), html]),
    'brokenFile',
  ],
  ['Matroska of another kind', 'business-video', 'video/webm', aWebm({ docType: 'matroska' }), 'anotherType'],
  ['MP4 said to be WebM', 'business-video', 'video/webm', anMp4(), 'anotherType'],
  ['WebM with Theora', 'business-video', 'video/webm', aWebm({ video: 'V_THEORA' }), 'videoCodec'],
  ['WebM with AC-3', 'business-video', 'video/webm', aWebm({ audio: 'A_AC3' }), 'audioCodec'],
  ['sound alone', 'business-video', 'video/webm', aWebm({ video: '' }), 'notAVideo'],
  [
    'a WebM cut off in its pictures',
    'business-video',
    'video/webm',
    aWebm().subarray(0, 1_000),
    'brokenFile',
  ],
  ['a WebM cut off in its tracks', 'business-video', 'video/webm', aWebm().subarray(0, 90), 'brokenFile'],
  ['a ZIP said to be a PDF', 'product-data-sheet', 'application/pdf', pictures(), 'notAPdf'],
  ['a page said to be a PDF', 'product-data-sheet', 'application/pdf', html, 'notAPdf'],
  [
    'a PDF that was cut off',
    'product-data-sheet',
    'application/pdf',
    aPdf(5_000).subarray(0, 4_000),
    'brokenFile',
  ],
  [
    'a program said to be CSV',
    'product-import',
    'text/csv',
    Buffer.from('\x7fELF\x02\x01\x01\0\0'),
    'notATable',
  ],
  ['a workbook said to be CSV', 'product-import', 'text/csv', workbookOf(), 'notATable'],
  ['CSV said to be a workbook', 'product-import', xlsx, Buffer.from('a,b\n'), 'notATable'],
  ['a ZIP said to be a workbook', 'product-import', xlsx, pictures(), 'notATable'],
  ['a workbook that was cut off', 'product-import', xlsx, workbookOf().subarray(0, 60), 'brokenFile'],
  [
    'a workbook that unpacks without end',
    'product-import',
    xlsx,
    zipOf([{ name: 'xl/workbook.xml', content: '', claims: 0xf0000000 }]),
    'unpacksTooLarge',
  ],
  [
    'a workbook with a password',
    'product-import',
    xlsx,
    zipOf([{ name: 'xl/workbook.xml', content: 'x'.repeat(20), isLocked: true }]),
    'lockedFile',
  ],
  ['a page said to be a ZIP', 'product-import-pictures', zip, html, 'notAnArchive'],
  [
    'a ZIP of more files than are taken',
    'product-import-pictures',
    zip,
    zipOf(many(20_001)),
    'unpacksTooLarge',
  ],
  [
    'a ZIP that leads elsewhere',
    'product-import-pictures',
    zip,
    zipOf([{ name: '../../etc/passwd', content: 'x' }]),
    'brokenFile',
  ],
  [
    'a ZIP with a password',
    'product-import-pictures',
    zip,
    zipOf([{ name: 'a.jpg', content: 'x'.repeat(20), isLocked: true }]),
    'lockedFile',
  ],
  [
    'a ZIP bomb',
    'product-import-pictures',
    zip,
    zipOf([{ name: 'a.jpg', content: '', claims: 0x7fffffff }]),
    'unpacksTooLarge',
  ],
])('%s is refused for %s, and says why', async (_, purpose, contentType, bytes, code) => {
  const someone = await api.signIn();
  const { status, body, token } = await send(someone, purpose, contentType, bytes);
  expect([status, body.name]).toEqual([415, 'UnsupportedMediaType']);
  expect(body.issues).toMatchObject([{ in: 'body', field: 'file', code }]);
  expect((await stateOf(someone, token)).state).toBe('awaited');
  expect(await preparing.store.sizeOf(`incoming/${token}`)).toBeUndefined();
  // Sent to a store of its own, nobody looks into it before the worker does.
  await preparing.store.write(`incoming/${token}`, bytes, contentType);
  expect((await stateOf(someone, token)).state).toBe('received');
  while (await prepareNext(preparing));
  expect(await stateOf(someone, token)).toEqual({ token, state: 'refused', refusal: code });
  expect(await preparing.store.sizeOf(`incoming/${token}`)).toBeUndefined();
});

test('what is taken for a purpose is said before anything is sent', async () => {
  const someone = await api.signIn();
  const megabyte = 1024 * 1024;
  const sign = (purpose: UploadPurpose, contentType: string, fileSize: number) =>
    someone.call(signUpload, { body: { purpose, contentType, fileSize } });
  const wrongType = { status: 400, issues: [{ in: 'body', field: 'contentType', code: 'unknown' }] };
  await expect(sign('product-video', 'image/png', 10)).rejects.toMatchObject(wrongType);
  await expect(sign('profile-photo', 'video/mp4', 10)).rejects.toMatchObject(wrongType);
  await expect(sign('product-import', 'application/pdf', 10)).rejects.toMatchObject(wrongType);
  for (const [purpose, contentType, limit] of [
    ['profile-photo', 'image/png', 500 * 1024],
    ['product-video', 'video/mp4', 50 * megabyte],
    ['product-data-sheet', 'application/pdf', 20 * megabyte],
    ['product-import-pictures', zip, 200 * megabyte],
  ] as const) {
    const { token } = await sign(purpose, contentType, limit);
    expect(token).toBeDefined();
    await expect(sign(purpose, contentType, limit + 1)).rejects.toMatchObject({
      status: 400,
      issues: [{ in: 'body', field: 'fileSize', code: 'tooLarge', limit }],
    });
  }
});

test('a file of another size than announced is not taken, and nothing of it stays', async () => {
  const someone = await api.signIn();
  const bytes = aPdf(5_000);
  for (const [sent, message] of [
    [bytes.subarray(0, 3_000), 'The file has 3000 bytes'],
    [Buffer.concat([bytes, bytes]), 'The file has more bytes'],
  ] as const) {
    const { signedPost, token } = await announced(someone, 'product-data-sheet', 'application/pdf', bytes);
    const answer = await postSigned(api.url, signedPost, new Uint8Array(sent));
    expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining(message)]);
    expect(await stateOf(someone, token)).toEqual({ token, state: 'awaited' });
    // It may be sent again, whole.
    expect((await postSigned(api.url, signedPost, new Uint8Array(bytes))).status).toBe(200);
    expect((await postSigned(api.url, signedPost, new Uint8Array(bytes))).status).toBe(200);
  }
});

test('pictures and other files have addresses of their own, and what was not signed is not taken', async () => {
  const someone = await api.signIn();
  const pdf = aPdf();
  const file = await announced(someone, 'product-data-sheet', 'application/pdf', pdf);
  const picture = await aPicture();
  const photo = await announced(someone, 'product-photo', 'image/jpeg', picture);
  for (const [{ signedPost }, path, bytes] of [
    [file, 'store', pdf],
    [photo, 'store-large', picture],
  ] as const) {
    const answer = await postForm(`${api.url}/files/${path}`, signedPost.fields, {
      bytes: new Uint8Array(bytes),
    });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  const forged = { ...file.signedPost.fields, signature: 'a'.repeat(64) };
  const large = `${api.url}/files/store-large`;
  expect((await postForm(large, forged, { bytes: new Uint8Array(pdf) })).status).toBe(403);
  expect((await postForm(large, file.signedPost.fields, undefined)).status).toBe(400);
  expect(
    (await postForm(large, file.signedPost.fields, { bytes: new Uint8Array(pdf), field: 'other' })).status,
  ).toBe(400);
  expect(
    (await fetch(large, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
      .status,
  ).toBe(415);
});

test('a file that comes in pieces is taken, and one that breaks off is not', async () => {
  const someone = await api.signIn();
  const pdf = aPdf(200_000);
  const { signedPost, token } = await announced(someone, 'product-data-sheet', 'application/pdf', pdf);
  const { key = '', 'Content-Type': type = '', policy = '', signature = '' } = signedPost.fields;
  const body = { key, 'Content-Type': type, policy, signature };
  const broken = beginPost(
    `${api.url}/files/store-large`,
    { 'content-type': 'multipart/form-data; boundary=b' },
    formWithFirstByte(body, 'application/pdf'),
  );
  await vi.waitUntil(async () => (await arriving()) === 1);
  broken.giveUp();
  await vi.waitUntil(async () => (await arriving()) === 0);
  expect((await stateOf(someone, token)).state).toBe('awaited');
  async function* pieces() {
    for (let at = 0; at < pdf.length; at += 10_000) yield new Uint8Array(pdf.subarray(at, at + 10_000));
  }
  const file = { name: 'sheet.pdf', type: 'application/pdf', bytes: pieces() };
  expect(await api.call(storeLargeFile, { body, file })).toEqual({ stored: true });
  expect((await stateOf(someone, token)).state).toBe('received');
});

/** Files that lie half written beside the others. */
async function arriving(): Promise<number> {
  return (await readdir(join(api.files.DATA_DIR, 'uploads', 'aside'))).length;
}

test('large files are counted apart from pictures, as they are announced', async () => {
  const someone = await api.signIn();
  const megabyte = 1024 * 1024;
  const sign = (fileSize: number) =>
    someone.call(signUpload, { body: { purpose: 'product-import-pictures', contentType: zip, fileSize } });
  await sign(200 * megabyte);
  await sign(200 * megabyte);
  await expect(sign(51 * megabyte)).rejects.toMatchObject({ status: 429 });
  await sign(50 * megabyte);
  await expect(sign(1)).rejects.toMatchObject({ status: 429, message: expect.stringContaining('450 MB') });
  await announced(someone, 'product-photo', 'image/jpeg', await aPicture());
  const another = await api.signIn();
  await announced(another, 'product-import-pictures', zip, pictures());
});
