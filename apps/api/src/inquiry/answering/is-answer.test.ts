import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswer } from './is-answer.ts';

test.each([
  'We can quote 24 units by Thursday.',
  'Sí, tenemos existencia: 14 piezas del R-75.',
  '可以，请提供图纸和数量。',
])('"%s" is an answer', (content) => expect(isAnswer(content)).toBe(true));

test.each([
  'Ok',
  '…………………………………………………………',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'abababababababababababab',
  '👍👍👍👍👍👍👍👍👍👍👍👍👍👍',
  '好的',
])('"%s" is none', (content) => expect(isAnswer(content)).toBe(false));

test('what is added to an answer leaves it one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (more) =>
      isAnswer(`We can quote 24 units by Thursday. ${more}`),
    ),
  );
});
