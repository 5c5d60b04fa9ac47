import { getUpload, signUpload } from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { aPdf } from '../upload/testing-pdf.ts';
import { aPicture } from '../upload/testing-pictures.ts';
import { postSigned } from '../upload/testing-posts.ts';
import { workbookOf, zipOf } from '../upload/testing-zip.ts';
import { aCsv, aDwg, aDxf, aStep, docx, filesIn, officeOf, xlsx } from './testing-files.ts';

const api = await sharedApi();
const { aFile, preparing } = filesIn(api);

const [step, dxf, dwg] = ['model/step', 'image/vnd.dxf', 'image/vnd.dwg'];
const picture = Buffer.from(await aPicture());
const text = (words: string) => Buffer.from(words, 'latin1');
const binaryDxf = Buffer.concat([text('AutoCAD Binary DXF\r\n\x1a\0'), Buffer.alloc(100, 1)]);

test.each<[string, string, Buffer, string]>([
  ['a PDF', 'application/pdf', aPdf(), 'pdf'],
  ['a picture', 'image/jpeg', picture, 'jpg'],
  ['a table', 'text/csv', aCsv(), 'csv'],
  ['a workbook', xlsx, workbookOf(), 'xlsx'],
  ['a text document', docx, officeOf('word/document.xml'), 'docx'],
  ['a STEP file', step, aStep(), 'step'],
  ['a DXF as text', dxf, aDxf(), 'dxf'],
  ['a DXF in binary form', dxf, binaryDxf, 'dxf'],
  ['a DWG', dwg, aDwg(), 'dwg'],
])('%s is taken as it is, and has no address', async (_, contentType, bytes, ending) => {
  const someone = await api.signIn();
  const token = await aFile(someone, contentType, bytes);
  const upload = await someone.call(getUpload, { params: { token } });
  expect(upload).toEqual({ token, state: 'ready', file: { contentType, bytes: bytes.length } });
  expect(await preparing.store.read(`private/${token}/file.${ending}`)).toEqual(bytes);
});

const exe = Buffer.concat([text('MZ\x90\0\x03\0\0\0'), Buffer.alloc(300)]);
const macros = '<Override ContentType="application/vnd.ms-office.vbaProject" PartName="/xl/a.bin"/>';
const written16 = `\ufeff${macros}`;
const main = 'xl/workbook.xml';

test.each<[string, string, Buffer, string]>([
  ['a program said to be a PDF', 'application/pdf', exe, 'notAPdf'],
  ['a program said to be a picture', 'image/png', exe, 'anotherType'],
  ['a program said to be a table', 'text/csv', exe, 'notATable'],
  ['a program said to be a workbook', xlsx, exe, 'notATable'],
  ['a program said to be a text document', docx, exe, 'notADocument'],
  ['a program said to be STEP', step, exe, 'notADrawing'],
  ['a program said to be DXF', dxf, exe, 'notADrawing'],
  ['a program said to be DWG', dwg, exe, 'notADrawing'],
  ['a page said to be STEP', step, text('<!doctype html><script>alert(1)</script>'), 'notADrawing'],
  ['STEP that was cut off', step, aStep().subarray(0, 60), 'brokenFile'],
  ['DXF that was cut off', dxf, aDxf().subarray(0, 60), 'brokenFile'],
  ['DWG that is nothing but its head', dwg, text('AC1032'), 'notADrawing'],
  ['a drawing with a NUL in its text', dxf, text('0\nSECTION\n\0\n0\nEOF\n'), 'notADrawing'],
  ['a picture said to be of another type', 'image/png', picture, 'anotherType'],
  ['a picture that was cut off within its head', 'image/jpeg', picture.subarray(0, 20), 'brokenFile'],
  ['a workbook with macros', xlsx, officeOf(main, { parts: ['xl/vbaProject.bin'] }), 'hasMacros'],
  [
    'a workbook with macros of 1992',
    xlsx,
    officeOf(main, { parts: ['xl/macrosheets/sheet1.xml'] }),
    'hasMacros',
  ],
  ['a workbook whose macros have another name', xlsx, officeOf(main, { types: macros }), 'hasMacros'],
  [
    'the same with letters as numbers',
    xlsx,
    officeOf(main, { types: '<a b="vba&#80;roject"/>' }),
    'hasMacros',
  ],
  [
    'a text document with macros',
    docx,
    officeOf('word/document.xml', { parts: ['word/vbaProject.bin'] }),
    'hasMacros',
  ],
  [
    'a text document with controls',
    docx,
    officeOf('word/document.xml', { parts: ['word/activeX/a.xml'] }),
    'hasMacros',
  ],
  ['a text document said to be a workbook', xlsx, officeOf('word/document.xml'), 'notATable'],
  ['a workbook said to be a text document', docx, workbookOf(), 'notADocument'],
  ['an archive said to be a text document', docx, zipOf([{ name: 'a.exe', content: 'MZ' }]), 'notADocument'],
  [
    'a text document that unpacks to 2 GB',
    docx,
    zipOf([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: 'a', claims: 2_000_000_000 },
    ]),
    'unpacksTooLarge',
  ],
  [
    'a text document whose list of parts is a bomb',
    docx,
    zipOf([
      { name: '[Content_Types].xml', content: 'a', claims: 100_000_000 },
      { name: 'word/document.xml', content: 'a' },
    ]),
    'unpacksTooLarge',
  ],
  [
    'a locked workbook',
    xlsx,
    zipOf([{ name: '[Content_Types].xml', content: '............<a/>', isLocked: true }]),
    'lockedFile',
  ],
])('%s is refused, and why is said', async (_, contentType, bytes, code) => {
  const someone = await api.signIn();
  const body = { purpose: 'inquiry-file', contentType, fileSize: bytes.length } as const;
  const { signedPost } = await someone.call(signUpload, { body });
  const answer = await postSigned(api.url, signedPost, new Uint8Array(bytes));
  expect([answer.status, (await answer.json()).issues?.[0]?.code]).toEqual([415, code]);
});

test('a list of parts in UTF-16 hides no macros', async () => {
  const types = Buffer.from(written16, 'utf16le').toString('latin1');
  const bytes = officeOf(main, { types });
  const someone = await api.signIn();
  const body = { purpose: 'inquiry-file', contentType: xlsx, fileSize: bytes.length } as const;
  const { signedPost } = await someone.call(signUpload, { body });
  expect((await postSigned(api.url, signedPost, new Uint8Array(bytes))).status).toBe(415);
});

test('20 MB each, and of those that are not sent 20 files and 300 MB of one person', async () => {
  const megabyte = 1024 * 1024;
  const announce = (by: Awaited<ReturnType<typeof api.signIn>>, fileSize: number, contentType = 'text/csv') =>
    by.call(signUpload, { body: { purpose: 'inquiry-file', contentType, fileSize } });
  const large = await api.signIn();
  await expect(announce(large, 20 * megabyte + 1)).rejects.toMatchObject({ status: 400 });
  await expect(announce(large, 100, 'application/zip')).rejects.toMatchObject({ status: 400 });
  for (let count = 0; count < 15; count += 1) await announce(large, 20 * megabyte);
  await expect(announce(large, 1)).rejects.toMatchObject({ status: 429 });
  const many = await api.signIn();
  for (let count = 0; count < 20; count += 1) await announce(many, 1);
  await expect(announce(many, 1)).rejects.toMatchObject({ status: 429 });
  // Other files are counted apart.
  await many.call(signUpload, { body: { purpose: 'product-import', contentType: 'text/csv', fileSize: 1 } });
});
