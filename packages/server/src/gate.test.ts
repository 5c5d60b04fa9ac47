import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever finds no place waits in line, first come first served', () => {
  const gate = createGate({ places: 2, maxWaiting: 2, maxWait: 100 });
  const decided: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) gate.enter((admitted) => decided.push(`${name} ${admitted}`));
  expect(decided).toEqual(['a true', 'b true', 'e false']);
  expect(gate.figures()).toEqual({ underWay: 2, waiting: 2 });
  gate.leave();
  expect(decided.at(-1)).toBe('c true');
  gate.leave();
  gate.leave();
  gate.leave();
  expect(decided.at(-1)).toBe('d true');
  expect(gate.figures()).toEqual({ underWay: 0, waiting: 0 });
});

test('whoever waits too long is refused, and takes no place later', () => {
  const gate = createGate({ places: 1, maxWaiting: 10, maxWait: 100 });
  const decided: string[] = [];
  gate.enter(() => {});
  gate.enter((admitted) => decided.push(`early ${admitted}`));
  vi.advanceTimersByTime(60);
  gate.enter((admitted) => decided.push(`late ${admitted}`));
  vi.advanceTimersByTime(50);
  expect(decided).toEqual(['early false']);
  gate.leave();
  expect(decided).toEqual(['early false', 'late true']);
});

test('whatever comes and goes, the places are kept to and everybody is decided on once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('enter', 'leave', 'wait')), (steps) => {
      const gate = createGate({ places: 3, maxWaiting: 4, maxWait: 10 });
      let entered = 0;
      let inside = 0;
      let decisions = 0;
      for (const step of steps) {
        if (step === 'wait') vi.advanceTimersByTime(7);
        if (step === 'leave' && inside > 0) {
          inside -= 1;
          gate.leave();
        }
        if (step !== 'enter') continue;
        entered += 1;
        gate.enter((admitted) => {
          decisions += 1;
          if (admitted) inside += 1;
        });
        expect(inside).toBeLessThanOrEqual(3);
        expect(gate.figures().underWay).toBe(inside);
      }
      vi.advanceTimersByTime(1_000);
      expect(decisions).toBe(entered);
    }),
  );
});

test('when the line lasts, waiting gets shorter', () => {
  const gate = createGate({ places: 1, maxWaiting: 1_000, maxWait: 100 });
  gate.enter(() => {});
  const start = performance.now();
  const waited: number[] = [];
  for (let now = 0; now < 3_000; now += 5) {
    const since = now;
    gate.enter((admitted) => {
      if (!admitted) waited.push(performance.now() - start - since);
    });
    vi.advanceTimersByTime(5);
  }
  expect(Math.max(...waited)).toBeLessThanOrEqual(110);
  expect(Math.max(...waited.slice(-100))).toBeLessThanOrEqual(30);
});
