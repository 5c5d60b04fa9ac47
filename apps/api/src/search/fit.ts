import { both, either } from './factored.ts';
import { inPair, type Keys, meetsPairs } from './keys.ts';
import { fitBonus } from './score.ts';

/** How well a row fits, from the best down: its words in its name and in a place of the tree that they name; in its name; in such a place. */
const fits = [3, 2, 1] as const;
export type Fit = (typeof fits)[number];

/** Ways in which rows may fit: they meet all keys of one of them. */
type Ways = readonly Keys[];

/** What rows of each fit meet, the best first; null where nothing fits so. */
export type FitQueries = readonly [Ways | null, Ways | null, Ways | null];

/** A fit that rows may have, as a statement looks for it: one after the other way. */
export interface SoughtFit {
  fit: Fit;
  ways: number;
}

/** Ways that are looked for apart: each more is a statement of its own, and most fits have one. */
const maximumWays = 2;

/** So many of them, the last ones joined where there are more. */
function atMostWays(ways: Ways): Ways {
  const [first = [], ...others] = ways;
  return ways.length <= maximumWays ? ways : [first, [either(others.map(both))]];
}

/** The fits that any row can have, with what it must meet for each, in pairs. */
export function soughtFits(queries: FitQueries | null): (SoughtFit & { pairs: string[] })[] {
  return fits.flatMap((fit, place) => {
    const ways = atMostWays(queries?.[place] ?? []);
    return ways.length === 0 ? [] : [{ fit, ways: ways.length, pairs: ways.flatMap(inPair) }];
  });
}

/** How the name of a statement tells which fits it looks for. */
export function nameOfFits(sought: readonly SoughtFit[]): string {
  return `fit${sought.map(({ fit, ways }) => (ways === 1 ? fit : `(${fit}x${ways})`)).join('')}`;
}

/** What orders rows: their fit before everything, their score among those that fit equally. */
export const total = `score + fit * ${fitBonus}`;

/** Which parameters of a statement hold the keys of the ways in which rows may fit, in pairs, the best first. */
export type FitParameters = readonly (SoughtFit & { parameter: string })[];

/** What counts for how a row fits, as branches of a CASE. */
export function fitBonusOf(fitsAt: FitParameters): string {
  return fitsAt
    .map(({ fit, ways, parameter }) => `WHEN ${meetsPairs(parameter, ways)} THEN ${fit * fitBonus}`)
    .join(' ');
}

/** The best rows that meet a condition, as SQL: as many as another piece of SQL says, which is worked out once for all tables. */
type Walk = (columns: string, condition: string, limit: string) => string;

/**
 * The best rows of each fit, as parts of a statement named `fit3`, `fit2`, `fit1`: none where those that fit better leave no room. They
 * are found by the index, so that no row has to be read to see how it fits.
 * @param wanted rows that are wanted, and when, as SQL
 */
export function walksByFit(
  walk: Walk,
  fitsAt: FitParameters,
  wanted: { rows: string; when?: string },
): string[] {
  return fitsAt.map(({ fit, ways, parameter }, place) => {
    const better = fitsAt.slice(0, place).map((each) => each.fit);
    const found = walk(`id, score, ${fit} AS fit`, meetsPairs(parameter, ways), roomBehind(better, wanted));
    return `fit${fit} AS MATERIALIZED (${found})`;
  });
}

/** All rows that are wanted, or none when as many fit better, as SQL: a row that fits in two ways is one. */
export function roomBehind(
  better: readonly Fit[],
  { rows, when = 'true' }: { rows: string; when?: string },
): string {
  const walked = better.map((fit) => `SELECT id FROM fit${fit}`).join(' UNION ALL ');
  const isRoom =
    better.length === 0
      ? when
      : `${when} AND (SELECT count(DISTINCT id) FROM (${walked}) AS better) < ${rows}`;
  return `CASE WHEN ${isRoom} THEN ${rows} ELSE 0 END`;
}
