import type { ColumnTarget, ImportField } from '@kontor/contract';
import { importFields } from '@kontor/contract';
import { expect, test } from 'vitest';
import { optionsFor, optionValueOf, targetOf } from './target-options.ts';

const names = Object.fromEntries(importFields.map((field) => [field, field])) as Record<ImportField, string>;
const texts = { names, leaveOut: 'Leave out', specification: (key: string) => `Specification: ${key}` };

test.each<[ColumnTarget | undefined]>([
  [undefined],
  [{ field: 'name' }],
  [{ field: 'price', currency: 'MXN' }],
  [{ field: 'minimumOrder', unit: 'pcs' }],
  [{ field: 'spec', key: 'Output "torque", N', unit: 'N·m' }],
])('a target is itself again from the value of its option: %j', (target) => {
  expect(targetOf(optionValueOf(target))).toEqual(target);
});

test('a column can be what it is, any field, a specification of its heading, or left out', () => {
  const column = { heading: 'Par (Nm)', values: [], origin: 'recognised' as const };
  const target = { field: 'spec' as const, key: 'Par', unit: 'Nm' };
  const options = optionsFor({ ...column, target }, texts);
  expect(options[0]).toEqual({ value: optionValueOf(target), text: 'Specification: Par, Nm' });
  expect(options.at(-1)).toEqual({ value: '', text: 'Leave out' });
  expect(options.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['name', 'price, MXN', 'Specification: Par (Nm)']),
  );
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});
