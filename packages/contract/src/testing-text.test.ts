import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from './testing-text.ts';

const characters = fc
  .sample(anyText({ maxLength: 40 }), { numRuns: 2_000, seed: 1 })
  .flatMap((text) => [...text]);

const codes = characters.map((character) => character.codePointAt(0) ?? 0);

it.each([
  ['NUL', 0, 0],
  ['other controls', 0x01, 0x1f],
  ['letters and marks of ASCII', 0x21, 0x7e],
  ['controls behind them', 0x7f, 0x9f],
  ['what has no width', 0x200b, 0x200d],
  ['ends of lines that are none in ASCII', 0x2028, 0x2029],
  ['what turns the direction of writing', 0x202a, 0x202e],
  ['what keeps the direction of writing apart', 0x2066, 0x2069],
  ['the first half of a pair', 0xd800, 0xdbff],
  ['the second half of a pair', 0xdc00, 0xdfff],
  ['what lies beyond the first plane', 0x10000, 0x10ffff],
])('any text may hold %s', (_, first, last) => {
  expect(codes.some((code) => code >= first && code <= last)).toBe(true);
});

it('may hold words a language gives a meaning of its own', () => {
  const texts = fc.sample(anyText(), { numRuns: 10_000, seed: 1 });
  expect(texts).toContain('__proto__');
});

it('has the length it is told', () => {
  const texts = fc.sample(anyText({ minLength: 2, maxLength: 5 }), { numRuns: 500, seed: 1 });
  // Two halves beside each other are one.
  const lengths = texts.map((text) => [...text].length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...lengths)).toBe(5);
});
