import { expect, it } from 'vitest';
import { menuAfterKey } from './menu-keys.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
const closed = { open: false, marked: 2 };
const open = { open: true, marked: 2 };

it('opens at the chosen option, then moves and stays within the list', () => {
  expect(menuAfterKey('ArrowDown', closed, months)).toEqual({ open: true, marked: 2 });
  expect(menuAfterKey('ArrowDown', open, months)).toEqual({ open: true, marked: 3 });
  expect(menuAfterKey('ArrowDown', { open: true, marked: 6 }, months)?.marked).toBe(6);
  expect(menuAfterKey('ArrowUp', { open: true, marked: 0 }, months)?.marked).toBe(0);
  expect(menuAfterKey('End', open, months)?.marked).toBe(6);
});

it('takes with Enter, Space or Tab, and leaves everything with Escape', () => {
  expect(menuAfterKey('Enter', open, months)).toEqual({ open: false, marked: 2, takes: true });
  expect(menuAfterKey(' ', closed, months)).toEqual({ open: true, marked: 2, takes: false });
  expect(menuAfterKey('Tab', open, months)?.takes).toBe(true);
  expect(menuAfterKey('Escape', open, months)).toEqual({ open: false, marked: 2 });
});

it('leaves other keys to the page', () => {
  for (const key of ['Tab', 'Escape', 'F5', 'Shift'])
    expect(menuAfterKey(key, closed, months)).toBeUndefined();
});

it('goes around among the options that begin with a letter', () => {
  expect(menuAfterKey('j', open, months)?.marked).toBe(5);
  expect(menuAfterKey('J', { open: true, marked: 6 }, months)?.marked).toBe(0);
  expect(menuAfterKey('x', open, months)?.marked).toBe(2);
});
