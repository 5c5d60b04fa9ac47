import { neutralCell, plainCell } from '@kontor/server/neutral-cell';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readList, writeList } from './cell-list.ts';
import { numberFormatOf, readNumber } from './number-format.ts';
import { readYesOrNo, yesNoWords } from './yes-or-no.ts';

const point = { decimalComma: false };
const comma = { decimalComma: true };

test.each<[string, typeof point, number | undefined]>([
  ['1184.5', point, 1184.5],
  ['1,184.50', point, 1184.5],
  ['20,410.00', point, 20410],
  ["1'000'000", point, 1_000_000],
  ['1.184,50', comma, 1184.5],
  ['0,5', comma, 0.5],
  ['1.184,50', point, 1184.5],
  ['1,184.50', comma, 1184.5],
  ['1 184,5', comma, 1184.5],
  ['-3', point, -3],
  ['3 semanas', point, undefined],
  ['por pedido', comma, undefined],
  ['1,18', point, undefined],
  ['1.18.3', point, undefined],
  ['', point, undefined],
  ['0x10', point, undefined],
  ['١٢', point, undefined],
])('%j with %j is %j', (text, format, number) => {
  expect(readNumber(text, format)).toBe(number);
});

test.each<[string, string[], string, boolean]>([
  ['both signs', ['1.184,50', '3'], ',', true],
  ['one decimal', ['0,5'], ',', true],
  ['both signs, the other way', ['1,184.50'], ';', false],
  ['two groups of thousands', ['1.000.000'], ',', true],
  ['what may be either, between commas', ['1,500'], ',', false],
  ['what may be either, between semicolons', ['1,500'], ';', true],
  ['a price in words', ['por pedido', '€ 3,50'], ',', true],
])('the decimal sign is told by %s', (_, cells, separator, decimalComma) => {
  const rows = cells.map((cell, index) => ({ number: index + 2, cells: [cell] }));
  expect(numberFormatOf(rows, [0], separator)).toEqual({ decimalComma });
});

test('every number that is exported is read again', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (number) => {
      const rows = [{ number: 2, cells: [String(number)] }];
      expect(readNumber(String(number), numberFormatOf(rows, [0], ','))).toBe(number);
    }),
  );
});

describe('lists', () => {
  test.each<[string, string[]]>([
    ['hollow shaft, ATEX', ['hollow shaft', 'ATEX']],
    ['a, b; c', ['a, b', 'c']],
    ['a\nb\n', ['a', 'b']],
    ['轴，齿轮、泵', ['轴', '齿轮', '泵']],
    ['"a; b"; c', ['a; b', 'c']],
    ['1/2" pipe; 3"', ['1/2" pipe', '3"']],
    [' ; ', []],
  ])('%j holds %j', (cell, items) => {
    expect(readList(cell)).toEqual(items);
  });

  test('a list that is written is read again', () => {
    const item = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc
        .array(fc.constantFrom('"', ';', ',', ' ', 'a', '|', '、'), { minLength: 1, maxLength: 6 })
        .map((parts) => parts.join('')),
    );
    const plain = item
      .map((text) => text.trim().replaceAll(/[\r\n]/g, ' '))
      .filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 6 }), (items) => {
        expect(readList(writeList(items))).toEqual(items);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('a text that begins as a formula is neutral, and every text is itself again', () => {
  for (const begins of ['=', '+', '-', '@', '\t', '\r', "'=", '＝'])
    expect(neutralCell(`${begins}1+1`)).toBe(`'${begins}1+1`);
  expect(neutralCell("'tis")).toBe("'tis");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom("'", '=', '-', 'a', '\t')).map((parts) => parts.join('')),
      ),
      (text) => {
        expect(neutralCell(text)).not.toMatch(/^[=+\-@\t\r]/);
        expect(plainCell(neutralCell(text))).toBe(text);
      },
    ),
  );
});

test('stock is said in words of four languages, by signs, or by how much there is', () => {
  const all = (cells: (string | number | boolean)[]) => cells.map((cell) => readYesOrNo(cell));
  expect(all(['Sí', 'YES', '有货', 'x', 'Disponibile', 1, true, '120'])).toEqual(
    Array.from({ length: 8 }, () => true),
  );
  expect(all(['no', 'Agotado', '否', 0, false, '0', '-'])).toEqual(Array.from({ length: 7 }, () => false));
  expect(all(['on request', 'bald'])).toEqual([undefined, undefined]);
  for (const { yes, no } of Object.values(yesNoWords)) expect(all([yes, no])).toEqual([true, false]);
});
