import { expect, test } from 'vitest';
import { partsOfCompound } from './compound.ts';

const names = new Set([
  'edelstahl',
  'behalter',
  'feder',
  'scheiben',
  'scheibe',
  'tische',
  'verpackung',
  'maschine',
]);
const isName = (part: string) => names.has(part);

test.each([
  ['edelstahlbehalter', { start: 'edelstahl', end: 'behalter' }],
  ['federscheiben', { start: 'feder', end: 'scheiben' }],
  ['verpackungsmaschine', { start: 'verpackung', end: 'maschine' }],
  ['stehtische', { end: 'tische' }],
])('%s', (word, parts) => {
  expect(partsOfCompound(word, isName)).toEqual(parts);
});

test.each(['behalter', 'bearings', 'edelstahl', '42crmo4', 'xx'])('%s is none', (word) => {
  expect(partsOfCompound(word, isName)).toBeUndefined();
});
