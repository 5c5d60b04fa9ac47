import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

/** Each link as [what is shown, where it leads, its host]. */
const linksIn = (text: string) =>
  splitLinks(text).flatMap(({ text: shown, link }) => (link ? [[shown, link.href, link.host]] : []));

test.each([
  ['See https://a.example/x?y=1.', 'https://a.example/x?y=1', 'https://a.example/x?y=1', 'a.example'],
  ['(https://a.example/x_(y))', 'https://a.example/x_(y)', 'https://a.example/x_(y)', 'a.example'],
  ['HTTP://A.Example', 'HTTP://A.Example', 'http://a.example/', 'a.example'],
  ['http:///a.example', 'http://a.example/', 'http://a.example/', 'a.example'],
  ['http://a.example:8080/', 'http://a.example:8080/', 'http://a.example:8080/', 'a.example:8080'],
  // What pretends to be a host stands before the @.
  [
    'https://bank.example@evil.example/pay',
    'https://evil.example/pay',
    'https://evil.example/pay',
    'evil.example',
  ],
  ['https://bank.example:1@evil.example', 'https://evil.example/', 'https://evil.example/', 'evil.example'],
  // The first letter is Cyrillic.
  [
    'https://аpple.example/',
    'https://xn--pple-43d.example/',
    'https://xn--pple-43d.example/',
    'xn--pple-43d.example',
  ],
  [
    'https://xn--pple-43d.example',
    'https://xn--pple-43d.example',
    'https://xn--pple-43d.example/',
    'xn--pple-43d.example',
  ],
  [
    'https://a.example\\@b.example',
    'https://a.example/@b.example',
    'https://a.example/@b.example',
    'a.example',
  ],
  ['mail sales@a.example, please', 'sales@a.example', 'mailto:sales@a.example', 'a.example'],
  [
    'sales@аpple.example',
    'sales@xn--pple-43d.example',
    'mailto:sales@xn--pple-43d.example',
    'xn--pple-43d.example',
  ],
  ['请看https://a.example/x。谢谢', 'https://a.example/x', 'https://a.example/x', 'a.example'],
])('%s', (text, shown, href, host) => {
  expect(linksIn(text)).toEqual([[shown, href, host]]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'file:///etc/passwd',
  'www.a.example',
  'KR 75.B5, DIN 912, ±0.05',
  'https://',
  'a@b',
])('%s is no link', (text) => {
  expect(splitLinks(text)).toEqual([{ text }]);
});

test('words around links stay as they are, lines too', () => {
  expect(splitLinks('One\nhttps://a.example\n\ntwo b@c.example!').map(({ text }) => text)).toEqual([
    'One\n',
    'https://a.example',
    '\n\ntwo ',
    'b@c.example',
    '!',
  ]);
});

test('whatever is written, nothing is lost but how hosts are written, and links lead to the web or to mail alone', () => {
  const written = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.webUrl(),
      fc.emailAddress(),
      fc.constantFrom('https://', '@', '.', ' ', 'javascript:', 'http://аpple.example', '((((', ')'),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(written, (parts) => {
      const text = parts.join('');
      const split = splitLinks(text);
      const plain = split.filter(({ link }) => !link).map((part) => part.text);
      let from = 0;
      for (const each of plain) {
        const at = text.indexOf(each, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + each.length;
      }
      for (const { link } of split) if (link) expect(link.href).toMatch(/^(?:https?:\/\/|mailto:)/);
    }),
    { numRuns: 300 },
  );
});
