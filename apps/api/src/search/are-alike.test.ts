import { expect, test } from 'vitest';
import { areAlike } from './are-alike.ts';

test.each([
  ['tuyau', 'tuyaux'],
  ['rouleau', 'rouleaux'],
  ['joyau', 'joyaux'],
  ['lieu', 'lieux'],
  ['bijou', 'bijoux'],
  ['farmaceutico', 'farmaceutiche'],
  ['meccanici', 'meccaniche'],
])('%s and %s are one word', (one, several) => {
  expect(areAlike(one, several)).toBe(true);
});

test.each([
  ['tuya', 'tuyax'],
  ['bear', 'bearing'],
])('%s and %s are two', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});
