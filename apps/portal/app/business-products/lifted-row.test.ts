import { expect, it } from 'vitest';
import { afterKey, draggedTo } from './lifted-row.ts';

const lifted = { id: 'a', from: 2, to: 2 };

it.each([
  ['ArrowUp', 1],
  ['ArrowDown', 3],
  ['Home', 0],
  ['End', 8],
])('%s moves a lifted row', (key, to) => {
  expect(afterKey(key, lifted, 9)).toEqual({ does: 'move', to });
});

it('a lifted row stays on its page', () => {
  expect(afterKey('ArrowUp', { ...lifted, to: 0 }, 9)).toEqual({ does: 'move', to: 0 });
  expect(afterKey('ArrowDown', { ...lifted, to: 8 }, 9)).toEqual({ does: 'move', to: 8 });
});

it('Space drops, Escape puts back, other keys are not about it', () => {
  expect([' ', 'Enter', 'Escape', 'a'].map((key) => afterKey(key, lifted, 9)?.does)).toEqual([
    'drop',
    'drop',
    'putBack',
    undefined,
  ]);
});

it('a dragged row passes another one beyond its middle', () => {
  const over = (index: number, isBelowMiddle: boolean) => draggedTo(lifted, { index, isBelowMiddle });
  expect([over(3, false), over(3, true), over(5, false), over(5, true)]).toEqual([2, 3, 4, 5]);
  expect([over(1, true), over(1, false), over(0, true), over(0, false)]).toEqual([2, 1, 1, 0]);
  expect([over(2, true), over(2, false)]).toEqual([2, 2]);
});
