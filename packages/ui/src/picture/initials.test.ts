import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Reductores del Bajío', 'RB'],
  ['Général Électrique SA', 'GE'],
  ['Ölmühle & Söhne', 'OS'],
  ['Plásticos Cerro Azul', 'PCA'],
  ['Siemens', 'SI'],
  ['3M', '3M'],
  ['+Visión', 'VI'],
  ['株式会社日立', '株式'],
  ['!!!', '?'],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('finds one to three characters in any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const length = [...initialsOf(name)].length;
      expect(length).toBeGreaterThanOrEqual(1);
      expect(length).toBeLessThanOrEqual(3);
    }),
  );
});
