import { hash } from 'node:crypto';
import { fitPoints, type Merits, pointsOf, sumOf } from '@kontor/contract/ranking';

const scale = 100;

/** Added to the score of a row for each step by which it fits better (`fit.ts`): more than a score can be. */
export const fitBonus = fitPoints.place * scale;
/** How well a row fits at most, by its total; one whose name is the query fits as well as can be. */
export function fitOfTotal(total: number): number {
  return Math.min(3, Math.floor(total / fitBonus));
}
/** Added to the score of a row whose name is the query. */
export const exactNameBonus = fitPoints.exactName * scale;

/**
 * The static score of a row: the points of its merits, and two digits that come from its id, so that equal merits are in a fixed
 * but arbitrary order.
 */
export function scoreOf(id: string, merits: Merits): number {
  return sumOf(pointsOf(merits)) * scale + (hash('sha1', id, 'buffer').readUInt32BE(0) % scale);
}

/** Share of values that say something. */
export function shareFilled(values: readonly unknown[]): number {
  const filled = values.filter(
    (value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return filled.length / values.length;
}
