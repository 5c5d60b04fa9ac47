import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenIn, wordBefore } from './mention-word.ts';

test.each([
  ['@Red', 'Red'],
  ['Thanks @Reductores del B', 'Reductores del B'],
  ['(@Red', 'Red'],
  ['ada@example', undefined],
  ['Thanks @', undefined],
  ['@Ada wrote this some time ago', undefined],
  ['@Ada\nnext line', undefined],
])('what is typed of a name in %j is %j', (content, word) => {
  expect(wordBefore(content, content.length)).toBe(word);
});

test('a name takes the place of what was typed of it, and a word follows after a space', () => {
  expect(chosenIn('Thanks @Re', { caret: 10, word: 'Re', name: 'Reductores' })).toEqual({
    content: 'Thanks @Reductores ',
    caret: 19,
  });
  expect(chosenIn('By @Re, of course', { caret: 6, word: 'Re', name: 'Reductores' }).content).toBe(
    'By @Reductores, of course',
  );
});

test('whatever stands around it stays', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (before, after, name) => {
      const content = `${before} @Re${after}`;
      const chosen = chosenIn(content, { caret: before.length + 4, word: 'Re', name });
      expect(chosen.content.startsWith(`${before} @${name}`)).toBe(true);
      expect(chosen.content.endsWith(after)).toBe(true);
      expect(chosen.content.slice(0, chosen.caret).trimEnd().endsWith(name.trimEnd())).toBe(true);
    }),
  );
});
