import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './company-file.ts';
import { readLines } from './read-lines.ts';
import { type CsvRecord, readRecords } from './read-records.ts';

async function* inChunks(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(content: string | Buffer, chunkSize = 65_536): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const block of readRecords(readLines(inChunks(Buffer.from(content), chunkSize))))
    records.push(...block);
  return records;
}

const notClosed = 'a quoted field is not closed, or a quotation mark in it is not doubled';
const chunkSize = fc.integer({ min: 1, max: 300 });

test('any table of texts is read back as it was written, whatever the chunks', async () => {
  const field = fc.oneof(
    anyText({ maxLength: 20 }),
    fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a') }),
  );
  // UTF-8 has no halves of pairs; line breaks inside a field are levelled to "\n"; a row of one empty field is an empty line, which is skipped.
  const cell = field.map((text) => text.toWellFormed().replaceAll('\r', ''));
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(table, chunkSize, async (rows, size) => {
      const records = await read(rows.map((row) => `${csvLine(row)}\n`).join(''), size);
      expect(records.map((record) => record.fields)).toEqual(
        rows.map((row) =>
          row.map((text) =>
            text.replace(/^\uFEFF/, (mark) => (row === rows[0] && text === row[0] ? '' : mark)),
          ),
        ),
      );
    }),
  );
});

test('any bytes at all give records or problems with rising lines, never an error', async () => {
  const noise = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x') }),
  );
  await fc.assert(
    fc.asyncProperty(noise, chunkSize, async (content, size) => {
      const records = await read(Buffer.from(content as string), size);
      const lines = records.map((record) => record.line);
      expect(lines).toEqual([...new Set(lines)].toSorted((one, other) => one - other));
      for (const { fields, problem } of records) expect(fields.length > 0).toBe(problem === undefined);
    }),
  );
});

test('a quote that is never closed costs its own line only', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => (index === 3 ? '"open,x' : `row ${index},x`));
  const records = await read(rows.join('\n'), 97);
  expect(records).toHaveLength(1_000);
  expect(records.filter((record) => record.problem)).toEqual([{ line: 4, fields: [], problem: notClosed }]);
});

test('two damaged lines do not take the lines between them along', async () => {
  const records = await read('a,b\n"one,x\ntwo,x\nthree"x,x\nfour,x\n');
  expect(records.map((record) => record.problem ?? record.fields[0])).toEqual([
    'a',
    notClosed,
    'two',
    notClosed,
    'four',
  ]);
});

test('a field may hold line breaks; a line may not be endless', async () => {
  const records = await read(`a,b\n"1\n\n2",x\n${'y'.repeat(70_000)},x\nlast,x`, 1_000);
  expect(records).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 2, fields: ['1\n\n2', 'x'] },
    { line: 5, fields: [], problem: 'the line is longer than 65536 bytes' },
    { line: 6, fields: ['last', 'x'] },
  ]);
});
