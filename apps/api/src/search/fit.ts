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

/**
 * So many ways of each fit a statement looks for, one after the other: each begins with its own rarest key. Where there are fewer, it looks
 * for nothing: statements of their own would each be planned anew on each connection.
 */
const soughtWays: Record<Fit, number> = { 3: 2, 2: 2, 1: 1 };

/** So many of them, the last ones joined where there are more. */
function atMostWays(ways: Ways, maximum: number): Ways {
  const apart = ways.slice(0, maximum - 1);
  const joined = ways.slice(maximum - 1);
  return joined.length < 2 ? ways : [...apart, [either(joined.map(both))]];
}

/** The fits that any row can have, with what it must meet for each, in pairs; those of ways that it does not have are null. */
export function soughtFits(queries: FitQueries | null): { fit: Fit; pairs: (string | null)[] }[] {
  return fits.flatMap((fit, place) => {
    const ways = queries?.[place] ?? [];
    const pairs = atMostWays(ways, soughtWays[fit]).flatMap(inPair);
    const unused = Array.from({ length: 2 * soughtWays[fit] - pairs.length }, () => null);
    return ways.length === 0 ? [] : [{ fit, pairs: [...pairs, ...unused] }];
  });
}

/** Rows that have a fit, by the parameter that holds its pairs, as SQL. */
const hasFit = ({ fit, parameter }: FitParameters[number]): string => meetsPairs(parameter, soughtWays[fit]);

/** What orders rows: their fit before everything, their score among those that fit equally. */
export const total = `score + fit * ${fitBonus}`;

/** Which parameters of a statement hold the keys of the ways in which rows may fit, in pairs, the best first. */
export type FitParameters = readonly { fit: Fit; parameter: string }[];

/** What counts for how a row fits, as branches of a CASE. */
export function fitBonusOf(fitsAt: FitParameters): string {
  return fitsAt.map((each) => `WHEN ${hasFit(each)} THEN ${each.fit * fitBonus}`).join(' ');
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
  return fitsAt.map((each, place) => {
    const better = fitsAt.slice(0, place).map(({ fit }) => fit);
    const found = walk(`id, score, ${each.fit} AS fit`, hasFit(each), roomBehind(better, wanted));
    return `fit${each.fit} AS MATERIALIZED (${found})`;
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
