import type { Conditions } from './filters.ts';
import { atMostKeys, inPairs, meetsKeys } from './keys.ts';
import { type Kind, noneOf, tiers } from './kind.ts';
import { fitOfTotal } from './score.ts';

/** What is wanted of the rows that meet some conditions. */
export interface Wanted {
  conditions: Conditions;
  /** Of the whole name. */
  hash: string;
  skip: number;
  size: number;
  /** Rows that are enough, at least `skip + size`. */
  enough: number;
  /** Text queries that the best rows are asked. */
  questions: readonly string[];
}

export interface FoundAndCounted {
  /** Best first. */
  ids: string[];
  /** Rows of each tier, from the top until there were enough; those below do not matter. */
  counts: number[];
  /** Of the first rows, the best first, which questions each meets, where any are asked. */
  met?: boolean[][];
  /** How well the best row fits; undefined where none was found. */
  fit?: number;
}

/** What a statement answers: with the best total instead of its fit. */
export interface Answer extends Omit<FoundAndCounted, 'fit'> {
  top: number | null;
}

export function withFit({ top, ...found }: Answer): FoundAndCounted {
  return { ...found, ...(top === null ? {} : { fit: fitOfTotal(top) }) };
}

/** Whether all tiers were read, as those above the last one did not hold enough. */
export function isWhole({ counts }: Pick<FoundAndCounted, 'counts'>, enough: number): boolean {
  return counts.slice(0, -1).reduce((sum, count) => sum + count, 0) < enough;
}

/** Keys of the words that are looked for apart. */
export const maximumKeys = 4;

/** Rows that are asked what they hold: as many as a page shows first. */
export const asked = 5;

/** Which parameter holds the query of a fit. */
export const fitAt = { 3: 2, 2: 9, 1: 10 } as const;

export const keysOf = ({ conditions }: Wanted) => atMostKeys(conditions.keys, maximumKeys);

/**
 * The parameters of statements that read tiers for words: $1 the words anywhere, each apart, $2, $9 and $10 each fit, the best first, $3
 * rows wanted in all (skip + size), $4 type, $5 country, $6 hash of the whole name, $7 skip, $8 rows that are enough, $11 what the best
 * rows are asked, where they are asked something.
 */
export function parametersOf(wanted: Wanted): unknown[] {
  const { conditions, hash, skip, size, enough, questions } = wanted;
  const { fits, typeCode, countryCode } = conditions;
  const [best, second, third] = (fits ?? [null, null, null]).map(inPairs);
  return [
    ...[keysOf(wanted), best, skip + size, typeCode, countryCode, hash, skip, enough, second, third],
    ...(questions.length > 0 ? [questions] : []),
  ];
}

export const rowConditions =
  '($4::smallint IS NULL OR type_code = $4) AND ($5::smallint IS NULL OR country_code = $5)';

/** Rows found in the tiers above, as SQL. */
export function foundAbove(tier: number): string {
  return tier === 0 ? '(SELECT count(*)::int FROM none)' : `(SELECT found FROM n${tier - 1})`;
}

/**
 * Each tier whole, unless those above it held enough, as `t0` and so on, and how many rows that were, as `n0` and so on, with those above
 * them.
 */
export function readTiers(kind: Kind, columns: string, keys: number): string {
  const reads = tiers.map(
    (tier) => `t${tier} AS MATERIALIZED (
        SELECT ${columns} FROM ${kind}_search_${tier}
        WHERE ${meetsKeys('$1', keys)} AND ${rowConditions} AND ${foundAbove(tier)} < $8::int
      ), n${tier} AS MATERIALIZED (SELECT count(*)::int AS n, ${foundAbove(tier)} + count(*)::int AS found FROM t${tier})`,
  );
  return [noneOf(kind), ...reads].join(', ');
}

/** The rows of all tiers that were read, as SQL. */
export const rowsRead = tiers.map((tier) => `SELECT * FROM t${tier}`).join(' UNION ALL ');

/** How many rows each tier held, as SQL. */
export const countsOfTiers = `ARRAY[${tiers.map((tier) => `(SELECT n FROM n${tier})`).join(', ')}] AS counts`;

/** What is told of `best`, rows with their total, as a part of a statement of one row. */
export const told = `told AS MATERIALIZED (SELECT coalesce(array_agg(id::text), '{}') AS best, coalesce(array_agg(total), '{}') AS totals
    FROM (SELECT id, total FROM best ORDER BY total DESC, id) AS ordered)`;
