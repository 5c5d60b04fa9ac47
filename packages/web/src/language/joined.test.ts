import { expect, it } from 'vitest';
import { joinedNames, joinedParts } from './joined.ts';

it.each([
  ['en', 'A, B, C', 'A, C'],
  ['es', 'A, B, C', 'A, C'],
  ['it', 'A, B, C', 'A, C'],
  ['zh', 'A、B、C', 'A，C'],
])('in %s names are %s and stated parts %s', (language, names, parts) => {
  expect(joinedNames(['A', 'B', 'C'], language)).toBe(names);
  expect(joinedParts(['A', undefined, '', null, 'C'], language)).toBe(parts);
});
