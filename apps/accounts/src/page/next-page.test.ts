import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddresses } from '../testing-hostile-addresses.ts';
import { nextPageOf } from './next-page.ts';

test.each(['/security', '/security/devices', '/security/second-factor/recovery-codes'])(
  '%s is gone on with after a login',
  (path) => {
    expect(nextPageOf(path)).toBe(path);
  },
);

test.each([
  ...hostileAddresses('https://mx.kontor.example'),
  '/login',
  '/securityx',
  '/security/',
  '/security//evil.example',
  '/security/../login',
  '/security/devices?x=1',
  '/security/a/b/c',
  undefined,
  ['/security'],
])('%s is not', (given) => {
  expect(nextPageOf(given)).toBeUndefined();
});

test('whatever is given, what comes back is a path of ours below /security', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const given of [text, `/security${text}`, `/security/${text}`]) {
        const path = nextPageOf(given);
        if (path === undefined) continue;
        const { origin, pathname, search } = new URL(path, 'https://accounts.kontor.example');
        expect([origin, search]).toEqual(['https://accounts.kontor.example', '']);
        expect(pathname).toBe(path);
      }
    }),
  );
});
