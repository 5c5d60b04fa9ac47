import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sameIn } from './measure-text.ts';
import { specInWords } from './spec-text.ts';
import words from './spec-words.json' with { type: 'json' };

const demo = new URL('../../../../demo/data/', import.meta.url);

/** What products of the demo can state: keys with their choices, from the column "specs" of its kinds of goods. */
function statedByDemo(): [key: string, value: string][] {
  const files = globSync(['goods/*.tsv', 'natures.tsv'], { cwd: demo });
  const stated = files.flatMap((file) => {
    const [head = '', ...rows] = readFileSync(new URL(file, demo), 'utf8').split('\n');
    const column = head.split('\t').indexOf('specs');
    return rows.flatMap((row) => (row.split('\t')[column] ?? '').split('; ').flatMap(choicesOf));
  });
  return [...new Map(stated.map((spec) => [spec.join('\t'), spec])).values()];
}

/** "Hardness@Material=200 HB / Untreated|(Brass) 40 HB|-": "@Material", "(Brass)" and "-" are no words of a product. */
function choicesOf(template: string): [key: string, value: string][] {
  const at = template.indexOf('=');
  const key = template.slice(0, Math.max(0, at)).split('@')[0] ?? '';
  // Of a range its last number with the unit: "10..120/5 mm".
  const values = template.slice(at + 1).replace(/^[\d.]+\.\.([\d.]+)\/[\d.]+/, '$1');
  return values.split(/\|| \/ /).flatMap((value): [string, string][] => {
    const plain = value.replace(/^\([^)]+\) /, '');
    return key === '' || plain === '-' ? [] : [[key, plain]];
  });
}

/** Words of English that are no symbol, no code and no name. */
function wordsIn(text: string): string[] {
  const latin = text
    .split(/[^\p{Script=Latin}\p{N}.+]+/u)
    .filter((word) => /[a-z]/.test(word) && word.length > 2);
  return latin.filter((word) => sameIn(word) === undefined);
}

const stated = statedByDemo();
const keys = [...new Set(stated.map(([key]) => key))];

describe('products of the demo', () => {
  it('state very much', () => {
    expect(stated.length).toBeGreaterThan(4_000);
  });

  it('have keys that are terms in every language', () => {
    expect(keys.filter((key) => !(key in words.keys))).toEqual([]);
  });

  it('have values of which no word stays English in Chinese', () => {
    const left = stated.filter(([key, value]) => wordsIn(specInWords({ key, value }, 'zh').value).length > 0);
    expect(left.map(([key, value]) => `${key}: ${value}`)).toEqual([]);
  });

  it('read in English as they are stated', () => {
    const other = stated.filter(([key, value]) => {
      const shown = specInWords({ key, value }, 'en').value;
      // "a carton" and "per carton" are one.
      return shown.replaceAll(' per ', ' a ') !== value.replaceAll(' per ', ' a ');
    });
    expect(other).toEqual([]);
  });
});
