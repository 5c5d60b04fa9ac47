import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPoints, type Merits, maximumMerits, meritPoints, pointsOf, sumOf } from './ranking.ts';

/** From the least on: words elsewhere, then each fit better than the one before. */
const steps = [0, fitPoints.place, fitPoints.name, fitPoints.nameAndPlace, fitPoints.exactName];
const bare: Merits = { completeness: 0, facts: 0, likes: 0, updatedAt: new Date('2020-01-01') };
const anyMerits = fc.record({
  completeness: fc.double({ min: 0, max: 1, noNaN: true }),
  facts: fc.nat(20),
  likes: fc.nat(1_000_000),
  place: fc.double({ min: -3, max: 200, noNaN: true }),
  updatedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

describe('points', () => {
  it.each([
    [{ completeness: 0.5 }, 2_500],
    [{ completeness: 1 }, 5_000],
    [{ facts: 1 }, 600],
    [{ facts: 5 }, 3_000],
    [{ facts: 6 }, 3_000],
    [{ likes: 1 }, 300],
    [{ likes: 3 }, 600],
    [{ likes: 31 }, 1_500],
    [{ likes: 32 }, 1_500],
    [{ updatedAt: new Date('2021-01-01') }, 51],
    [{ updatedAt: new Date('2019-01-01') }, 0],
    [{ updatedAt: new Date('2035-01-01') }, 500],
    [{ completeness: 1, place: 1 }, 4_750],
    [{ completeness: 1, place: 0.5 }, 4_875],
    [{ completeness: 1, place: -1 }, 5_000],
    [{ completeness: 1, place: 30 }, 3_000],
  ])('of %j are %d', (merits, points) => {
    expect(sumOf(pointsOf({ ...bare, ...merits }))).toBe(points);
  });

  it('are whole and within what each merit has at most', () => {
    fc.assert(
      fc.property(anyMerits, (merits) => {
        for (const [merit, points] of Object.entries(pointsOf(merits))) {
          const { maximum } = meritPoints[merit as keyof typeof meritPoints];
          expect(Number.isInteger(points), merit).toBe(true);
          expect(points, merit).toBeGreaterThanOrEqual(0);
          expect(points, merit).toBeLessThanOrEqual(maximum);
        }
      }),
    );
  });

  it('of everything together are those of a row that has everything', () => {
    const all = { completeness: 1, facts: 9, likes: 99, updatedAt: new Date('2035-01-01') };
    expect(sumOf(pointsOf(all))).toBe(maximumMerits);
  });

  it('for a better fit are more than those for everything behind a row', () => {
    const better = fc.integer({ min: 1, max: steps.length - 1 });
    const twoSteps = better.chain((at) => fc.tuple(fc.constant(at), fc.nat(at - 1)));
    fc.assert(
      fc.property(twoSteps, anyMerits, anyMerits, ([high, low], merits, others) => {
        const [fit = 0, otherFit = 0] = [steps[high], steps[low]];
        expect(fit + sumOf(pointsOf(merits))).toBeGreaterThan(otherFit + sumOf(pointsOf(others)));
      }),
    );
  });

  it('for fit rise by steps of which each is more than all merits together', () => {
    const heights = steps.slice(1).map((points, below) => points - (steps[below] ?? 0));
    expect(Math.min(...heights)).toBeGreaterThan(maximumMerits);
  });

  // The search counts steps and multiplies.
  it('for fit are as many steps of one height, but for an exact name', () => {
    const { place, name, nameAndPlace } = fitPoints;
    expect([name, nameAndPlace]).toEqual([2 * place, 3 * place]);
  });
});
