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
