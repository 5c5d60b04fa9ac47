import { type Keys, meetsPair } from './keys.ts';
import { fitBonus } from './score.ts';

/** How well a row fits, from the best down: its words in its name and in a place of the tree that they name; in its name; in such a place. */
export const fits = [3, 2, 1] as const;
export type Fit = (typeof fits)[number];

/** What rows of each fit meet, the best first; null where nothing fits so. */
export type FitQueries = readonly [Keys | null, Keys | null, Keys | null];

/** What orders rows: their fit before everything, their score among those that fit equally. */
export const total = `score + fit * ${fitBonus}`;

/**
 * The best rows of each fit, as parts of a statement named `fit3`, `fit2`, `fit1`: of a fit only so many as those that fit better leave
 * room for. They are found by the index, so that no row has to be read to see how it fits.
 * @param walk the best rows that meet a condition, as SQL
 * @param place which parameter of the statement holds the keys of a fit, in pairs
 */
export function walksByFit(
  walk: (columns: string, condition: string) => string,
  place: Record<Fit, number>,
  wanted: string,
): string[] {
  return fits.map((fit) => {
    const condition = `${meetsPair(`$${place[fit]}`)} AND ${betterThan(fit)} < ${wanted}`;
    return `fit${fit} AS MATERIALIZED (${walk(`id, score, ${fit} AS fit`, condition)})`;
  });
}

/** How many rows fit better, as SQL: a row that fits in two ways is one. */
export function betterThan(fit: Fit | 0): string {
  const better = fits.filter((each) => each > fit).map((each) => `SELECT id FROM fit${each}`);
  return better.length === 0
    ? '0'
    : `(SELECT count(DISTINCT id) FROM (${better.join(' UNION ALL ')}) AS better)`;
}
