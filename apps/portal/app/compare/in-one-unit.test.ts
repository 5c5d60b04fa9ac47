import type { Measure } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOneUnit } from './in-one-unit.ts';

const mass = (from: number, unit: 'kg' | 'lb', to = from): Measure => {
  const factor = unit === 'kg' ? 1 : 0.453_592_37;
  return { quantity: 'mass', unit, from: from * factor, to: to * factor, factor, offset: 0 };
};
const celsius: Measure = { quantity: 'temperature', unit: '°C', from: 20, to: 20, factor: 1, offset: 0 };
const fahrenheit: Measure = {
  quantity: 'temperature',
  unit: '°F',
  from: 100,
  to: 100,
  factor: 5 / 9,
  offset: (-32 * 5) / 9,
};

test('figures come in the unit most are stated in; what measures something else is left as it is', () => {
  const [one, two, three, other, none] = inOneUnit([
    mass(10, 'lb'),
    mass(2, 'kg'),
    mass(3, 'kg', 4),
    celsius,
    undefined,
  ]);
  expect(one).toEqual({
    from: expect.closeTo(4.536, 3),
    to: expect.closeTo(4.536, 3),
    unit: 'kg',
    isConverted: true,
  });
  expect(two).toEqual({ from: 2, to: 2, unit: 'kg', isConverted: false });
  expect(three).toMatchObject({ from: 3, to: 4 });
  expect([other, none]).toEqual([undefined, undefined]);
});

test('of equally many the first unit is shown, and scales may begin elsewhere', () => {
  const [, converted] = inOneUnit([fahrenheit, celsius]);
  expect(converted).toMatchObject({ from: expect.closeTo(68, 6), unit: '°F', isConverted: true });
});

test('whatever is stated, no figure is changed in its own unit, and none measures more or less than before', () => {
  const measure = fc.record({
    quantity: fc.constantFrom('mass', 'length'),
    unit: fc.constantFrom('kg', 'lb', 'mm'),
    from: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    to: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    factor: fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
    offset: fc.constantFrom(0, -17.8),
  });
  fc.assert(
    fc.property(fc.array(fc.option(measure, { nil: undefined }), { maxLength: 5 }), (measures) => {
      const shown = inOneUnit(measures);
      expect(shown).toHaveLength(measures.length);
      const units = new Set(shown.flatMap((each) => each?.unit ?? []));
      expect(units.size).toBeLessThanOrEqual(1);
      const own = measures.find((each, place) => each && shown[place]?.isConverted === false);
      for (const [place, each] of shown.entries())
        if (each && own) {
          const back = each.from * own.factor + own.offset;
          const given = measures[place]?.from ?? 0;
          expect(Math.abs(back - given)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(given)));
        }
    }),
  );
});
