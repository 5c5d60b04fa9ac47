import type { Messages } from '@lingui/core';
import { expect, it } from 'vitest';
import { textsFrom } from './texts.ts';

it('says the texts that came with the page, and those that come later', () => {
  const brought: Messages = { early0: ['Cerca'] };
  const i18n = textsFrom(brought, 'it');
  expect(i18n._('early0')).toBe('Cerca');
  expect(i18n._('later0', { name: 'Rossi' })).toBe('later0');
  brought.later0 = ['Scriva a ', ['name']];
  expect(i18n._('later0', { name: 'Rossi' })).toBe('Scriva a Rossi');
});
