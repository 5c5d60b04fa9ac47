import { hash } from 'node:crypto';

/** The parts of the static score of a row, each in points. Membership is never one of them. */
export interface Merits {
  /** Share of the fields that are filled, 0 to 1. */
  completeness: number;
  /** Checked facts that hold. */
  facts: number;
  /** Place among the offers of the same business, from 0; so that one business does not fill a page. */
  place?: number;
  likes: number;
  updatedAt: Date;
}

const scale = 100;
const hundredDays = 100 * 86_400_000;
const epoch = Date.UTC(2020, 0, 1);

/** Added to the score of a row that has every word of the query in its name. */
export const nameBonus = 2_500 * scale;
/** Added to the score of a row whose name is the query. */
export const exactNameBonus = 100_000 * scale;

/**
 * Completeness counts up to 5,000 points, proof up to 3,000, likes up to 1,500 (the first ones most), freshness up to
 * 500. The last two digits come from the id, so that equal merits are in a fixed but arbitrary order.
 */
export function scoreOf(id: string, { completeness, facts, likes, updatedAt, place = 0 }: Merits): number {
  const proof = Math.min(3_000, facts * 600);
  const popularity = Math.min(1_500, Math.round(300 * Math.log2(1 + likes)));
  const freshness = Math.max(
    0,
    Math.min(500, Math.round(((updatedAt.getTime() - epoch) / hundredDays) * 14)),
  );
  // Between two places lies a third: a product that was moved stands at a fraction, before the first one below 0.
  const yielded = Math.min(2_000, Math.max(0, Math.round(place * 250)));
  const points = Math.round(completeness * 5_000) + proof + popularity + freshness - yielded;
  return points * scale + (hash('sha1', id, 'buffer').readUInt32BE(0) % scale);
}

/** Share of values that say something. */
export function shareFilled(values: readonly unknown[]): number {
  const filled = values.filter(
    (value) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return filled.length / values.length;
}
