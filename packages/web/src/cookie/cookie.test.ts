import { expect, it } from 'vitest';
import { cookieValue, preferenceCookie } from './cookie.ts';

it('finds a cookie among others by its whole name', () => {
  expect(cookieValue('xlang=it; lang=es; theme=dark', 'lang')).toBe('es');
  expect(cookieValue('xlang=it', 'lang')).toBeUndefined();
  expect(cookieValue(null, 'lang')).toBeUndefined();
});

it('forgets a choice that is empty', () => {
  const origin = 'http://localhost:3000';
  expect(preferenceCookie('theme', 'dark', origin)).toBe(
    'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
  );
  expect(preferenceCookie('theme', '', origin)).toContain('Max-Age=0');
});

it('keeps a choice to secure connections where there are some', () => {
  expect(preferenceCookie('lang', 'es', 'https://mx.kontor.example')).toMatch(/; Secure$/);
});
