import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

const spanish = { own: 'Bombas', ownLanguage: 'es', further: { en: 'Pumps', it: null } };

test.each([
  ['in the language of the reader', spanish, 'es', 'Bombas', 'es'],
  ['in English for who reads neither', spanish, 'zh', 'Pumps', 'en'],
  ['where the reader’s is empty', spanish, 'it', 'Pumps', 'en'],
  ['in a further language', { ...spanish, further: { en: 'Pumps', it: 'Pompe' } }, 'it', 'Pompe', 'it'],
  ['as written, where there is no English', { ...spanish, further: {} }, 'en', 'Bombas', 'es'],
  [
    'as written in English',
    { own: 'Pumps', ownLanguage: 'en', further: { es: 'Bombas' } },
    'zh',
    'Pumps',
    'en',
  ],
  [
    'as written in nobody knows which',
    { own: 'Bombas', ownLanguage: null, further: { en: 'Pumps' } },
    'zh',
    'Bombas',
    null,
  ],
  [
    'in a further one, of which that is known',
    { own: 'Bombas', ownLanguage: null, further: { zh: '泵' } },
    'zh',
    '泵',
    'zh',
  ],
  [
    'in English, where it has said nothing',
    { own: null, ownLanguage: 'es', further: { en: 'Pumps' } },
    'zh',
    'Pumps',
    'en',
  ],
] as const)('a text is read %s', (_, written, reader, text, language) => {
  expect(readableText(written, reader)).toEqual({ text, language });
});
