import { expect, it } from 'vitest';
import { differing, wordsIn } from './nearest-places.server.ts';

it('takes at most three words that may name something', () => {
  expect(wordsIn('ball bearings of DN 50, ball-screw')).toEqual(['ball', 'bearings', 'screw']);
  expect(wordsIn('a-b c')).toEqual([]);
  expect(wordsIn('轴承轴 滚子轴承')).toEqual(['轴承轴', '滚子轴承']);
});

it('names each place once, and not the one the search was in', () => {
  const industry = {
    name: 'Power Transmission',
    industry: '0006',
    category: undefined,
    subcategory: undefined,
  };
  const bearings = { name: 'Bearings', industry: '0006', category: '000601', subcategory: undefined };
  expect(differing([bearings, industry, bearings], [{ id: '0006' }])).toEqual([bearings]);
  expect(differing([bearings, industry], [])).toEqual([bearings, industry]);
});
