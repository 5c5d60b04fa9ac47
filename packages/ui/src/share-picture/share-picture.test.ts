import { readFile } from 'node:fs/promises';
import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenLines } from './broken-lines.ts';
import { colours } from './colours.ts';
import { facesFor } from './faces.ts';
import { drawSharePicture, type ShareArt, type ShareContent } from './index.ts';
import { plainText, writableText } from './writable-text.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';
const content: ShareContent = {
  logo,
  portal: { code: 'MX', name: 'Mexico' },
  kind: 'Manufacturer',
  title: 'Reductores del Bajío',
  facts: [
    { label: 'Place', value: 'León, Mexico' },
    { label: 'Verified facts', value: '3 valid today', proven: true },
  ],
  art: { kind: 'plate', seed: 'a', place: '000602' },
};
const draw = (change: Partial<ShareContent>) => drawSharePicture({ ...content, ...change });
const titled = (title: string) => draw({ title });
/** What a picture looks like whose title no font can write. */
const untitled = () => titled(content.kind);

describe('a picture', () => {
  it.each<ShareArt>([
    content.art,
    { kind: 'drawing', svg: logo },
    { kind: 'country', code: 'DE' },
    { kind: 'mark', of: 'business', seed: 'a', name: 'Reductores del Bajío', industry: '0006' },
    { kind: 'mark', of: 'person', seed: 'a', name: 'Marisol Treviño', industry: undefined },
    { kind: 'mark', of: 'business', seed: 'a', name: '东方机械', industry: '0006' },
    { kind: 'mark', of: 'person', seed: 'a', name: 'Пётр Ильин', industry: undefined },
  ])('needs no fonts, whatever it shows: $kind $name', async (art) => {
    const svg = await draw({ art });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 630" .*<\/svg>$/s);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(svg.match(/<svg/g)).toHaveLength(svg.match(/<\/svg>/g)?.length ?? 0);
  });

  it('is the same for the same content, another for each part that changes', async () => {
    const changes: Partial<ShareContent>[] = [
      {},
      { kind: 'Importer' },
      { title: 'Other' },
      { portal: { code: 'ES', name: 'Spain' } },
      { facts: [{ label: 'Place', value: 'León, Mexico' }] },
      { facts: [], lead: 'A sentence.' },
      { facts: [] },
      { art: { kind: 'country', code: 'DE' } },
    ];
    const drawn = await Promise.all(changes.map(draw));
    expect(new Set(drawn).size).toBe(changes.length);
    expect(await draw({})).toBe(drawn[0]);
  });

  it.each([
    'Ångström & Søn Łódź',
    'Nguyễn Thị Hằng',
    '东方机械有限公司',
    'Красный завод',
    '½ × 12.5 µm – “M8” ™ €',
  ])('writes %s', async (title) => {
    expect(await titled(title)).not.toBe(await untitled());
  });

  it.each([
    'شركة الصناعات',
    'חברת תעשייה',
    'บริษัท',
    '삼성전자',
    'कंपनी',
    'ACME שלום',
    '🚀🏭',
    '\u{10FFFF}',
    '',
  ])('says what kind of page it is where no font has all letters of %s', async (title) => {
    expect(await titled(title)).toBe(await untitled());
  });

  it('leaves out signs no font has, and reads a letter as one however it is composed', async () => {
    expect(await titled('Acme 🚀 Pumps\u200B\u202E')).toBe(await titled('Acme Pumps'));
    expect(await titled('Bajío')).toBe(await titled('Baji\u0301o'));
  });

  it('takes any text', async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 400 }), async (text) => {
        const svg = await draw({
          title: text,
          kind: text,
          lead: text,
          facts: [{ label: text, value: text }],
        });
        expect(svg).not.toMatch(/<text|<script|NaN|undefined/);
      }),
      { numRuns: 60 },
    );
  });

  it('shows the name of a company to its end among other facts', async () => {
    const offeredBy = (company: string) =>
      draw({
        facts: [
          { label: 'Offered by', value: company },
          { label: 'Country', value: 'Mexico' },
          { label: 'Stated price', value: 'USD 1,837.90 per piece' },
        ],
      });
    const name = 'Ferorerza Sistemas de Control S.A. de C.';
    expect(await offeredBy(`${name}V.`)).not.toBe(await offeredBy(`${name}X.`));
    // What two lines do not hold ends in an ellipsis.
    const long = 'Vereinigte Werke '.repeat(8);
    expect(await offeredBy(`${long}1`)).toBe(await offeredBy(`${long}2`));
  });

  it('has the colours of the design', async () => {
    const tokens = await readFile(new URL('../style/tokens.css', import.meta.url), 'utf8');
    for (const [name, colour] of Object.entries(colours)) {
      expect(tokens).toContain(`--${name}: light-dark(${colour},`);
    }
  });
});

describe('lines', () => {
  // Every letter is as wide as another.
  const room = { widthOf: (text: string) => [...text].length, width: 20, maxLines: 3 };

  it('are few and of like length', () => {
    expect(brokenLines('Ferorerza Sistemas de Control S.A. de C.V.', room)).toEqual({
      lines: ['Ferorerza Sistemas', 'de Control', 'S.A. de C.V.'],
      whole: true,
    });
    expect(brokenLines('Manufacturers in Germany', room).lines).toEqual(['Manufacturers', 'in Germany']);
  });

  it('end in an ellipsis when there is more', () => {
    const { lines, whole } = brokenLines('word '.repeat(50), room);
    expect([lines.length, whole]).toEqual([3, false]);
    expect(lines.at(-1)).toBe('word word word word…');
  });

  it('cut a word that is longer than a line', () => {
    expect(brokenLines('a'.repeat(300), room)).toEqual({
      lines: ['a'.repeat(20), 'a'.repeat(20), `${'a'.repeat(19)}…`],
      whole: false,
    });
  });

  it('end behind hyphens and between Chinese words, never before a full stop', () => {
    expect(brokenLines('Temperature-compensated', room).lines).toEqual(['Temperature-', 'compensated']);
    const { lines } = brokenLines('如何建立一个没有您也能运转的出口体系。从第一张订单开始。', {
      ...room,
      width: 10,
    });
    for (const line of lines) expect(line).not.toMatch(/^[，。：]/);
  });

  it('hold the text, or its beginning, and are never too long', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 12 });
    fc.assert(
      fc.property(words, (given) => {
        const text = plainText(given.join(' '));
        const { lines, whole } = brokenLines(text, { ...room, width: 24 });
        expect(lines.length).toBeLessThanOrEqual(3);
        const together = lines.join('').replace(/\s/gu, '');
        if (whole) expect(together).toBe(text.replace(/\s/gu, ''));
        for (const line of lines) expect(room.widthOf(line)).toBeLessThanOrEqual(24);
      }),
    );
  });
});

it('a text is written when every letter and digit of it is there', async () => {
  const written = async (text: string) => writableText(plainText(text), await facesFor([plainText(text)]));
  expect(await written('  Pumps \n & valves  ')).toBe('Pumps & valves');
  expect(await written('1️⃣ bolt')).toBe('1 bolt');
  expect(await written('東京のポンプ')).toBe('東京のポンプ');
  expect(await written('10 kΩ')).toBeUndefined();
  expect(await written('ﷺ')).toBeUndefined();
  expect(await written('x'.repeat(1000))).toHaveLength(400);
});
