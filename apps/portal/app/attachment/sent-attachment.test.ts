import { expect, test } from 'vitest';
import { filesOf, shortName } from './sent-attachment.ts';

test('a name that is too long loses letters before its ending', () => {
  expect(shortName('shaft.step')).toBe('shaft.step');
  const short = shortName(`${'x'.repeat(200)}.step`);
  expect(short).toHaveLength(120);
  expect(short.endsWith('x.step')).toBe(true);
  expect(shortName('x'.repeat(200))).toHaveLength(120);
  expect(shortName(`a.${'x'.repeat(200)}`)).toHaveLength(120);
});

test('without files nothing is said of them', () => {
  expect(filesOf([], true)).toEqual({});
  expect(filesOf([{ token: 't', name: 'a.csv', bytes: 3 }], true)).toEqual({
    files: [{ token: 't', name: 'a.csv' }],
    isConfidential: true,
  });
});
