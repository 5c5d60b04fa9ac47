import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './post-parts.ts';

const id = '7fb04dd3-3f1c-4a53-9d2c-0d6f3f1c9a11';
const ada = { resourceType: 'user', resourceID: id, name: 'Ada' } as const;
const example = { ...ada, name: 'Ada Example' } as const;
const origin = 'https://portal.example';

test('names lead to whom they name, the longer one where two fit', () => {
  expect(partsOf('Thanks, @Ada Example and @Ada!', [ada, example], origin)).toEqual([
    { text: 'Thanks, ' },
    { text: '@Ada Example', href: `/profile/${id}` },
    { text: ' and ' },
    { text: '@Ada', href: `/profile/${id}` },
    { text: '!' },
  ]);
});

test('addresses of this portal lead there; those of others, and of one that only begins alike, are words', () => {
  expect(partsOf(`See ${origin}/b2b-tips/x. Or https://elsewhere.example/a`, [], origin)).toEqual([
    { text: 'See ' },
    { text: `${origin}/b2b-tips/x`, href: '/b2b-tips/x' },
    { text: '. Or https://elsewhere.example/a' },
  ]);
  expect(partsOf(`${origin}.evil.example/`, [], origin)).toEqual([{ text: `${origin}.evil.example/` }]);
});

test('whatever is written and named, the parts are the text, and lead nowhere else', () => {
  const name = fc.constantFrom('A', 'Ada', 'Ada Example', 'da', '@', 'https://portal.example/');
  const word = fc.oneof(
    name.map((text) => `@${text}`),
    fc.constantFrom(
      `${origin}/a`,
      `${origin}@evil.example`,
      'javascript:alert(1)',
      'http://',
      '//evil.example',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(word), fc.array(name), (words, names) => {
      const content = words.join(' ');
      const mentions = names.map((each) => ({ ...ada, name: each }));
      const parts = partsOf(content, mentions, origin);
      expect(parts.map(({ text }) => text).join('')).toBe(content);
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^\/(?!\/)/);
    }),
  );
});
