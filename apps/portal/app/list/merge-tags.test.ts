import { expect, test } from 'vitest';
import { mergeTags } from './merge-tags.ts';

test('of tags that two changed, what either added is there once, and what either took out is not', () => {
  const before = ['quoted', 'food grade', 'low backlash'];
  const own = ['quoted', 'low backlash', 'service near'];
  const theirs = ['quoted', 'food grade', 'visited', 'service near'];
  expect(mergeTags({ before, own, theirs })).toEqual(['quoted', 'visited', 'service near']);
  expect(mergeTags({ before, own: before, theirs })).toEqual(theirs);
});
