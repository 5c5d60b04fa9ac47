import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BodyHold, createByteBudget } from './byte-budget.ts';

const step = fc.record({
  kind: fc.constantFrom('begin', 'take', 'complete', 'release'),
  sender: fc.integer({ min: 0, max: 3 }),
  body: fc.nat(20),
  bytes: fc.integer({ min: 1, max: 40 }),
});

test('whatever comes and goes, no bound is passed and everything is given back', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const budget = createByteBudget({ total: 200, each: 80, unfinished: 3 });
      const bodies: { sender: number; hold: BodyHold; bytes: number; isUnfinished: boolean }[] = [];
      const of = (sender: number) => bodies.filter((body) => body.sender === sender);
      for (const { kind, sender, body: nth, bytes } of steps) {
        const body = bodies[nth % Math.max(1, bodies.length)];
        if (kind === 'begin') {
          const hold = budget.begin(String(sender));
          const open = of(sender).filter(({ isUnfinished }) => isUnfinished).length;
          expect(hold === undefined).toBe(open >= 3);
          if (hold) bodies.push({ sender, hold, bytes: 0, isUnfinished: true });
        } else if (body && kind === 'take') {
          const own = of(body.sender).reduce((sum, each) => sum + each.bytes, 0);
          const hasRoom = budget.held() + bytes <= 200 && own + bytes <= 80;
          expect(body.hold.take(bytes)).toBe(hasRoom);
          if (hasRoom) body.bytes += bytes;
          else bodies.splice(bodies.indexOf(body), 1);
        } else if (body && kind === 'complete') {
          body.hold.complete();
          body.isUnfinished = false;
        } else if (body) {
          body.hold.release();
          body.hold.release();
          expect(body.hold.take(1)).toBe(false);
          bodies.splice(bodies.indexOf(body), 1);
        }
        expect(budget.held()).toBe(bodies.reduce((sum, each) => sum + each.bytes, 0));
      }
      for (const { hold } of bodies) hold.release();
      expect(budget.held()).toBe(0);
    }),
  );
});

test('an unfinished body arrives at 8 KB a second, with 5 s in which nothing need', () => {
  const budget = createByteBudget({ total: 10_000_000, each: 10_000_000, unfinished: 9 });
  const slow: string[] = [];
  let isPaused = false;
  const begin = (name: string) =>
    budget.begin(name, { isPaused: () => isPaused && name === 'paused', onTooSlow: () => slow.push(name) });
  const bodies = Object.fromEntries(
    ['silent', 'at once', 'steady', 'trickling', 'paused', 'complete'].map((name) => [name, begin(name)]),
  );
  isPaused = true;
  bodies['at once']?.take(500_000);
  bodies.complete?.take(10);
  bodies.complete?.complete();
  for (let second = 1; second <= 4; second += 1) budget.passTime(1_000);
  expect(slow).toEqual([]);
  bodies.steady?.take(32 * 1024);
  bodies.trickling?.take(4 * 1024);
  budget.passTime(1_000);
  // However much came at once, it earns no more than the time there is to begin with.
  expect(slow).toEqual(['silent', 'at once']);
  for (let second = 1; second <= 30; second += 1) {
    bodies.steady?.take(8 * 1024);
    bodies.trickling?.take(4 * 1024);
    budget.passTime(1_000);
  }
  expect(slow).toEqual(['silent', 'at once', 'trickling']);
  expect(bodies.trickling?.take(1)).toBe(false);
  expect(budget.held()).toBe(10 + 32 * 1024 + 30 * 8 * 1024);
  isPaused = false;
  for (let second = 1; second <= 5; second += 1) budget.passTime(1_000);
  expect(slow).toEqual(['silent', 'at once', 'trickling', 'steady', 'paused']);
  bodies.complete?.release();
  expect(budget.held()).toBe(0);
});
