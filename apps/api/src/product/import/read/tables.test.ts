import { productImportLimits as limits } from '@kontor/contract';
import fc from 'fast-check';
import { writeXlsx, writeXlsxStream } from 'hucre';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../testing-zip.ts';
import { openTable } from './open-table.ts';
import { readRows } from './read-rows.ts';
import type { TableRow } from './table.ts';

async function read(bytes: Uint8Array) {
  const { format, rows } = await openTable(Buffer.from(bytes));
  return { format, ...(await readRows(rows)) };
}
const cellsOf = (rows: readonly TableRow[]) => rows.map(({ cells }) => cells);

describe('encodings', () => {
  const text = 'Nombre;Categoría\nMotor trifásico;Engranajes cónicos y señales\nPiñón;Piñones de acero\n';
  const wide = (order: 'le' | 'be') => {
    const bytes = Buffer.from(text, 'utf16le');
    return order === 'le' ? bytes : bytes.swap16();
  };
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\u{feff}${text}`)],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide('le')])],
    ['UTF-16, the other order', Buffer.concat([Buffer.from([0xfe, 0xff]), wide('be')])],
    ['UTF-16 without a mark', wide('le')],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('%s is read', async (_, bytes) => {
    const { headings, rows } = await read(bytes);
    expect(headings).toEqual(['Nombre', 'Categoría']);
    expect(cellsOf(rows)).toEqual([
      ['Motor trifásico', 'Engranajes cónicos y señales'],
      ['Piñón', 'Piñones de acero'],
    ]);
  });

  test('GB18030 is guessed from enough text', async () => {
    // "产品名称,类别" and rows of such words, as a Chinese spreadsheet saves them.
    const line = Buffer.from('b2faC6b7c3fbb3c62cc0e0b1f00a'.toLowerCase(), 'hex');
    const row = Buffer.from('b3ddc2d6bbfa2cbba6b4abb6af0a', 'hex');
    const { headings } = await read(Buffer.concat([line, ...Array.from({ length: 40 }, () => row)]));
    expect(headings).toEqual(['产品名称', '类别']);
  });
});

test.each([',', ';', '\t', '|'])(
  'the separator %j is recognised, also beside the others in texts',
  async (separator) => {
    const rows = [
      ['Name', 'Text', 'Price'],
      ['Valve 1/2"', 'a, b; c | d\te', '1,5'],
      ['Pump', 'two\nlines', '3'],
    ];
    const text = rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
      .join('\r\n');
    const table = await read(Buffer.from(text));
    expect(table.format).toEqual({ kind: 'csv', separator });
    expect([table.headings, ...cellsOf(table.rows)]).toEqual(rows);
    expect(table.rows.map(({ number }) => number)).toEqual([2, 3]);
  },
);

test('the separator Excel is told counts, quotes inside a cell are inches, empty rows are counted and left out', async () => {
  const { format, headings, rows } = await read(
    Buffer.from('sep=|\r\nName|Size\r\nValve|1/2" x 3\r\n||\r\n\r\nPump|4\r\n'),
  );
  expect(format).toEqual({ kind: 'csv', separator: '|' });
  expect(headings).toEqual(['Name', 'Size']);
  expect(rows).toEqual([
    { number: 3, cells: ['Valve', '1/2" x 3'] },
    { number: 6, cells: ['Pump', '4'] },
  ]);
});

describe('workbooks', () => {
  test('numbers, dates, yes and no, formulas and merged cells are read as they are shown', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Products',
          rows: [
            ['Name', 'Price', 'Since', 'Stock', 'Note'],
            ['Gear', 1184.5, new Date('2026-03-18T00:00:00Z'), true, null],
            [null, 7, new Date('2026-03-18T16:20:00Z'), false, "'=x"],
          ],
          merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
          cells: new Map([['1,1', { value: 1184.5, formula: 'A1*2', formulaResult: 1184.5 }]]),
        },
      ],
    });
    const { format, rows } = await read(bytes);
    expect(format).toEqual({ kind: 'xlsx', sheet: 1 });
    expect(cellsOf(rows)).toEqual([
      ['Gear', 1184.5, '2026-03-18', true],
      [null, 7, '2026-03-18 16:20:00', false, '=x'],
    ]);
  });

  test('of several sheets the first one with headings and a row counts', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Read me', rows: [['Our catalogue']] },
        { name: 'Empty', rows: [] },
        { name: 'Products', rows: [['Name'], ['Gear']] },
      ],
    });
    expect(await read(bytes)).toMatchObject({ format: { sheet: 3 }, headings: ['Name'] });
  });

  test('whatever texts and numbers are written are read', async () => {
    const cell = fc.oneof(
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
        .filter((text) => !/[\p{Cc}'\ufffe\uffff]/u.test(text) && text.trim() !== ''),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }).map((number) => number + 0),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const stream = writeXlsxStream([['A', 'B'], ...rows], { name: 'S' });
        const bytes = Buffer.from(await new Response(stream).arrayBuffer());
        expect(cellsOf((await read(bytes)).rows)).toEqual(rows);
      }),
      { numRuns: process.env.THOROUGH ? 15 : 2 },
    );
  });
});

describe('refused', () => {
  const refused = (bytes: Uint8Array) => expect(read(bytes)).rejects;
  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['headings alone', Buffer.from('Name,Price\n'), 'empty'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'notATable'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'protected'],
    ['a ZIP cut short', Buffer.from('PK\u0003\u0004 and no more', 'latin1'), 'broken'],
    ['quotes that are not closed', Buffer.from('Name,Price\n"Gear,3\n'), 'broken'],
    ['too many rows', Buffer.from(`Name\n${'Gear\n'.repeat(limits.rows + 1)}`), 'tooManyRows'],
    ['too many columns', Buffer.from(`${'A,'.repeat(limits.columns)}A\n1\n`), 'tooManyColumns'],
  ])('%s', async (_, bytes, failure) => {
    await refused(bytes).toMatchObject({ failure });
  });

  test('a ZIP that is no workbook', async () => {
    await refused(await zipOf({ 'a.txt': Buffer.from('x') })).toMatchObject({ failure: 'broken' });
  });

  test('a workbook that unpacks to more than is taken', async () => {
    const bomb = await zipOf({ 'xl/sharedStrings.xml': Buffer.alloc(limits.unpackedBytes + 1, 0x20) });
    expect(bomb.length).toBeLessThan(limits.tableBytes);
    await refused(bomb).toMatchObject({ failure: 'tooLarge' });
  });

  test('a workbook whose one text stands in so many cells that it grows too large', async () => {
    const text = 'x'.repeat(limits.cell);
    const row = Array.from({ length: 20 }, () => text);
    const bytes = await writeXlsx({
      sheets: [{ name: 'S', rows: [['A'], ...Array.from({ length: 600 }, () => row)] }],
    });
    await refused(bytes).toMatchObject({ failure: 'tooLarge' });
  });
});
