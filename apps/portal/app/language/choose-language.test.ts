import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.server.ts';

const visit = (path: string, headers: Record<string, string> = {}) =>
  chooseLanguage(new Request(`http://kontor.example${path}`, { headers }));

it('takes the address before the cookie, the cookie before the browser, English last', () => {
  const headers = { cookie: 'lang=en', 'accept-language': 'es' };
  expect(visit('/?lang=es', headers)).toBe('es');
  expect(visit('/', headers)).toBe('en');
  expect(visit('/', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })).toBe('es');
  expect(visit('/', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).toBe('zh');
  expect(visit('/')).toBe('en');
});

it('passes over languages that are none of ours', () => {
  expect(visit('/?lang=xx', { cookie: 'lang=es' })).toBe('es');
  expect(visit('/', { cookie: 'lang=../x' })).toBe('en');
  expect(visit('/', { 'accept-language': 'fr,it;q=0.9,es;q=0.5' })).toBe('it');
});
