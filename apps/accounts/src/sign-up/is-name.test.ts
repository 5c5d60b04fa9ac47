import { expect, test } from 'vitest';
import { isName } from './is-name.ts';

test.each([
  'Ada',
  'J. R. R.',
  'J.R.R.',
  'O’Higgins & Söhne',
  "D'Angelo",
  'María José',
  'Jean-Luc',
  '伟',
  'Müller, Dr.',
  'Sammy Jr.',
  'علی\u200Cرضا',
  'x'.repeat(100),
])('%s is a name', (text) => expect(isName(text)).toBe(true));

test.each([
  '',
  'x'.repeat(101),
  '<b>',
  'Ada\nLovelace',
  'Ada\u202EecalevoL',
  'evil.example',
  'Go to evil.example/x',
  'https://evil',
  'mailto:ada',
  'ada@mail',
  'c:\\ada',
  'www.evil.example',
  'Ada\u2028Lovelace',
  'Ada\u2029Lovelace',
])('%j is none', (text) => expect(isName(text)).toBe(false));
