import { expect, it } from 'vitest';
import { cookieValue, preferenceCookie } from './cookie.ts';

it('finds a cookie among others by its whole name', () => {
  expect(cookieValue('xlang=it; lang=es; theme=dark', 'lang')).toBe('es');
  expect(cookieValue('xlang=it', 'lang')).toBeUndefined();
  expect(cookieValue(null, 'lang')).toBeUndefined();
});

it('forgets a choice that is empty', () => {
  expect(preferenceCookie('theme', 'dark')).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(preferenceCookie('theme', '')).toContain('Max-Age=0');
});
