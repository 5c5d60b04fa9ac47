import { expect, test } from 'vitest';
import { accountAddress } from './account-address.ts';

test.each(['login', 'register', 'security'] as const)(
  'the way to %s knows the way back and the language',
  (page) => {
    const returnTo = 'https://mx.kontor.example/search-result?search=a b&lang=es#c';
    const accountsOrigin = 'https://accounts.kontor.example';
    const address = new URL(accountAddress(page, { accountsOrigin, returnTo, language: 'zh' }));
    expect([address.origin, address.pathname]).toEqual([accountsOrigin, `/${page}`]);
    expect(Object.fromEntries(address.searchParams)).toEqual({ continue: returnTo, lang: 'zh' });
  },
);
