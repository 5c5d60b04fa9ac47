import fc from 'fast-check';
import { expect, it } from 'vitest';
import { continueAddress } from './continue-address.ts';

const portal = 'https://kontor.example';
const accounts = 'https://accounts.kontor.example';
const root = `${portal}/`;
const go = (given: string | null) => continueAddress(given, portal, accounts);

it.each([
  [
    `${portal}/search-result?business=MA&search=a%20b#x`,
    `${portal}/search-result?business=MA&search=a%20b#x`,
  ],
  ['/business/x?editMode=1', `${portal}/business/x?editMode=1`],
  [`${accounts}/security`, `${accounts}/security`],
  ['', root],
  [null, root],
])('%s leads to %s', (given, address) => {
  expect(go(given)).toBe(address);
});

const hosts = [
  'evil.example',
  'kontor.example.evil.example',
  'evilkontor.example',
  'kontor.example@evil.example',
];
const hostile = [
  ...hosts.flatMap((host) =>
    [
      'https://',
      'http://',
      '//',
      '\\\\',
      '/\\',
      '///',
      'https:',
      'https:\\\\',
      ' https://',
      '\thttps://',
    ].map((start) => `${start}${host}/`),
  ),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(document.domain)//https://kontor.example/',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `blob:${portal}/1f0c`,
  `view-source:${portal}/`,
  `filesystem:${portal}/x`,
  'http://kontor.example/',
  'https://kontor.example:8443/',
  'https://user:password@kontor.example/',
  'https://kontor.example./',
  'vbscript:x',
  'file:///etc/passwd',
  `${portal}/session-redirect?token=x&continue=y`,
  `${portal}/${'x'.repeat(2_000)}`,
];

it.each(hostile)('%s leads to the root or stays on our own origin', (given) => {
  const address = new URL(go(given));
  expect([portal, accounts]).toContain(address.origin);
  expect(address.pathname).not.toBe('/session-redirect');
  expect(address.href.length).toBeLessThan(2_100);
});

it('leaves our origins for nothing', () => {
  const part = fc.constantFrom(
    'https:',
    'http:',
    '/',
    '\\',
    '@',
    ':',
    'kontor.example',
    'evil.example',
    '%2f',
    '#',
    '?',
    '\t',
    '\n',
    '.',
    'javascript:',
    '‮',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }), (parts) => {
      const address = new URL(go(parts.join('')));
      expect([portal, accounts]).toContain(address.origin);
      expect(address.protocol).toBe('https:');
    }),
    { numRuns: 2_000 },
  );
});
