import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCountdown } from './countdown.ts';

const ended = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  ended.mockClear();
});
afterEach(() => void vi.useRealTimers());

function expectEndAfter(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds - 1);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledOnce();
}

it('ends once, when its time is over', () => {
  startCountdown(10_000, ended);
  expectEndAfter(10_000);
});

it('has all of its time again when it is restarted', () => {
  const countdown = startCountdown(10_000, ended);
  vi.advanceTimersByTime(9_999);
  countdown.restart();
  expectEndAfter(10_000);
});

it('stands still until nothing holds it any more, whatever restarts it meanwhile', () => {
  const countdown = startCountdown(10_000, ended);
  vi.advanceTimersByTime(9_999);
  countdown.hold('pointer');
  countdown.hold('focus');
  vi.advanceTimersByTime(60_000);
  countdown.release('pointer');
  countdown.restart();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
  countdown.release('focus');
  expectEndAfter(10_000);
});

it('is not lengthened by the end of what did not hold it', () => {
  const countdown = startCountdown(10_000, ended);
  vi.advanceTimersByTime(9_000);
  countdown.release('pointer');
  expectEndAfter(1_000);
});

it('does not end when it was stopped', () => {
  startCountdown(10_000, ended).stop();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});
