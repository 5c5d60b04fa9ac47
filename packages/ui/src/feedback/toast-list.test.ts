import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastList } from './toast-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (list: ReturnType<typeof createToastList>) => list.current().map(({ text }) => text);

it('shows a toast for five seconds and tells who listens, both times', () => {
  const list = createToastList();
  const heard = vi.fn();
  list.subscribe(heard);
  list.show('Saved', 'done');
  vi.advanceTimersByTime(4999);
  expect(texts(list)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts(list)).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('leaves a toast with an action until that takes it away, or the toast is said again', () => {
  const list = createToastList();
  let close = () => {};
  const offer = (closing: () => void) => {
    close = closing;
    return 'Undo';
  };
  list.show('Saved', 'done', offer);
  vi.advanceTimersByTime(60_000);
  expect(list.current()).toMatchObject([{ text: 'Saved', action: 'Undo' }]);
  close();
  expect(texts(list)).toEqual([]);
  list.show('Saved', 'done', offer);
  const closeFirst = close;
  list.show('Saved', 'done');
  expect(list.current()).toMatchObject([{ text: 'Saved', action: undefined }]);
  closeFirst();
  expect(texts(list)).toEqual(['Saved']);
  vi.advanceTimersByTime(5_000);
  expect(texts(list)).toEqual([]);
});

it('gives a toast that is said again its full time, once', () => {
  const list = createToastList();
  list.show('Copied', 'copied');
  vi.advanceTimersByTime(4000);
  list.show('Copied', 'copied');
  expect(texts(list)).toEqual(['Copied']);
  vi.advanceTimersByTime(4999);
  expect(texts(list)).toEqual(['Copied']);
  vi.advanceTimersByTime(1);
  expect(texts(list)).toEqual([]);
});

it('drops the oldest of more than three', () => {
  const list = createToastList();
  for (const text of ['a', 'b', 'c', 'd']) list.show(text, 'done');
  expect(texts(list)).toEqual(['b', 'c', 'd']);
});

it('shows no failure beside a newer success, and no success beside a newer failure', () => {
  const list = createToastList();
  list.show('Not saved', 'failed');
  list.show('No room', 'failed');
  list.show('Saved', 'done');
  expect(texts(list)).toEqual(['Saved']);
  list.show('Copied', 'copied');
  list.show('Not saved', 'failed');
  expect(texts(list)).toEqual(['Not saved']);
});

it('leaves a success that can be undone beside a failure', () => {
  const list = createToastList();
  list.show('Removed', 'done', () => 'Undo');
  list.show('Not saved', 'failed');
  expect(texts(list)).toEqual(['Removed', 'Not saved']);
});

it('takes failures away when something was done that says nothing, and nothing else', () => {
  const list = createToastList();
  list.show('Removed', 'done', () => 'Undo');
  list.show('Not saved', 'failed');
  list.show('Not sent', 'failed', () => 'Try again');
  list.clearFailures();
  expect(texts(list)).toEqual(['Removed', 'Not sent']);
  const heard = vi.fn();
  list.subscribe(heard);
  list.clearFailures();
  expect(heard).not.toHaveBeenCalled();
});

it('answers what takes a toast away, and nothing else', () => {
  const list = createToastList();
  const close = list.show('Loaded', 'done');
  list.show('Copied', 'copied');
  close();
  expect(texts(list)).toEqual(['Copied']);
});

it('hands out the same list until it changes, and is silent to who has left', () => {
  const list = createToastList();
  const heard = vi.fn();
  const leave = list.subscribe(heard);
  expect(list.current()).toBe(list.current());
  leave();
  list.show('a', 'failed');
  expect(heard).not.toHaveBeenCalled();
});
