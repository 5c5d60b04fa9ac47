import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureOf } from './measure-of.ts';
import { unitNames } from './units.ts';

test.each([
  ['12,5', 'kg', 'mass', 12.5, 12.5],
  ['156.5', 'lb', 'mass', 70.987, 70.987],
  ['3–4', 'mm', 'length', 3, 4],
  ['1500 Nm', undefined, 'torque', 1500, 1500],
  ['68', '°F', 'temperature', 20, 20],
  ['1/2', 'in', 'length', 12.7, 12.7],
  ['20', 'm²', 'area', 20, 20],
])('%s %s is a figure of %s', (value, unit, quantity, from, to) => {
  const measure = measureOf({ value, unit });
  expect(measure).toMatchObject({ quantity });
  expect(measure?.from).toBeCloseTo(from, 2);
  expect(measure?.to).toBeCloseTo(to, 2);
});

test.each([
  ['1.100', 'mm'],
  ['-20', '°C'],
  ['20 x 30', 'mm'],
  ['to drawing', undefined],
  ['IP 65', undefined],
  ['5', 'pieces'],
  ['up to 20', 'mm'],
  ['DN 50', undefined],
])('%s %s is no figure that can be set beside others', (value, unit) => {
  expect(measureOf({ value, unit })).toBeUndefined();
});

test('any text is read or not, without an error, and a figure is stated in its own unit', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.float({ noNaN: true }).map(String));
  const unit = fc.option(fc.oneof(fc.constantFrom(...unitNames), fc.string()), { nil: undefined });
  fc.assert(
    fc.property(text, unit, (value, stated) => {
      const measure = measureOf({ value, unit: stated });
      if (!measure) return;
      expect(measure.from).toBeLessThanOrEqual(measure.to);
      expect(measure.factor).toBeGreaterThan(0);
    }),
  );
});
