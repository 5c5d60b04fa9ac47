import type { Conditions } from './filters.ts';
import { type Fit, type FitParameters, soughtFits } from './fit.ts';
import { atMostKeys, meetsKeys } from './keys.ts';
import { type Kind, noneOf, tiers } from './kind.ts';

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
  met?: boolean[][] | undefined;
}

/** What a statement answers: the best rows from the first one, with their totals. */
export interface Answer extends Pick<FoundAndCounted, 'counts' | 'met'> {
  best: string[];
  totals: number[];
}

export function foundIn({ best, counts, met }: Answer, { skip }: Wanted): FoundAndCounted {
  return { ids: best.slice(skip), counts, met };
}

/** Whether all tiers were read, as those above the last one did not hold enough. */
export function isWhole({ counts }: Pick<FoundAndCounted, 'counts'>, { enough }: Wanted): boolean {
  return counts.slice(0, -1).reduce((sum, count) => sum + count, 0) < enough;
}

/** Keys of the words that are looked for apart. */
export const maximumKeys = 4;

/** Rows that are asked what they hold: as many as a page shows first. */
export const asked = 5;

/** What a statement depends on beside its parameters: only what is looked for costs anything. */
export interface Shape {
  kind: Kind;
  keys: number;
  /** Ways in which rows may fit better than by holding the words anywhere. */
  fits: readonly Fit[];
  isAsked: boolean;
}

/** The shape of a statement, how its name tells it, and its parameters. */
interface Asking {
  shape: Shape;
  suffix: string;
  values: unknown[];
}

/**
 * How tiers are read for words: $1 the words anywhere, each apart, $2 rows wanted in all (skip + size), $3 type, $4 country, $5 hash of
 * the whole name, $6 rows that are enough, $7 what is asked of the rows, then each fit (`fitsAt`), then what the best rows are asked (`questionsAt`).
 * @param isSought which fits are looked for
 */
export function askingFor(kind: Kind, wanted: Wanted, isSought: (fit: Fit) => boolean = () => true): Asking {
  const { conditions, hash, skip, size, enough, questions } = wanted;
  const { typeCode, countryCode } = conditions;
  const keys = atMostKeys(conditions.keys, maximumKeys);
  const sought = soughtFits(conditions.fits).filter(({ fit }) => isSought(fit));
  const present = sought.map(({ fit }) => fit);
  const isAsked = questions.length > 0;
  return {
    shape: { kind, keys: keys.length, fits: present, isAsked },
    suffix: [
      kind,
      keys.length,
      ...(present.length > 0 ? [`fit${present.join('')}`] : []),
      ...(isAsked ? ['asked'] : []),
    ].join('_'),
    values: [
      ...[keys, skip + size, typeCode, countryCode, hash, enough, conditions.onRows],
      ...sought.map(({ pairs }) => pairs),
      ...(isAsked ? [questions] : []),
    ],
  };
}

const fixed = 7;

/** Which parameters hold the queries of the fits. */
export function fitsAt({ fits: present }: Shape): FitParameters {
  return present.map((fit, place) => ({ fit, parameter: `$${fixed + 1 + place}` }));
}

/** Which parameter holds what the best rows are asked, or is the first one behind all. */
export function questionsAt({ fits: present }: Shape): number {
  return fixed + 1 + present.length;
}

export const rowConditions =
  '($3::smallint IS NULL OR type_code = $3) AND ($4::smallint IS NULL OR country_code = $4)';

/** Rows that hold the words, as SQL. */
export function meetsWords({ keys }: Shape): string {
  return `${meetsKeys('$1', keys)} AND ($7::tsquery IS NULL OR words @@ $7::tsquery)`;
}

/** Rows found in the tiers above, as SQL. */
function foundAbove(tier: number): string {
  return tier === 0 ? '(SELECT count(*)::int FROM none)' : `(SELECT found FROM n${tier - 1})`;
}

/**
 * Each tier whole, unless those above it held enough, as `t0` and so on, and how many rows that were, as `n0` and so on, with those above
 * them.
 */
export function readTiers(shape: Shape, columns: string): string {
  const { kind } = shape;
  const reads = tiers.map(
    (tier) => `t${tier} AS MATERIALIZED (
        SELECT ${columns} FROM ${kind}_search_${tier}
        WHERE ${meetsWords(shape)} AND ${rowConditions} AND ${foundAbove(tier)} < $6::int
      ), n${tier} AS MATERIALIZED (SELECT count(*)::int AS n, ${foundAbove(tier)} + count(*)::int AS found FROM t${tier})`,
  );
  return [noneOf(kind), ...reads].join(', ');
}

/** The rows of all tiers that were read, as SQL. */
export const rowsRead = tiers.map((tier) => `SELECT * FROM t${tier}`).join(' UNION ALL ');

/** The best of some rows with their total, as the part `best` of a statement. */
export function bestOf(rowsWithTotal: string): string {
  return `best AS MATERIALIZED (SELECT * FROM (${rowsWithTotal}) AS found ORDER BY total DESC, id LIMIT $2::int)`;
}

/** How many rows each tier held, as SQL. */
export const countsOfTiers = `ARRAY[${tiers.map((tier) => `(SELECT n FROM n${tier})`).join(', ')}] AS counts`;

/**
 * What is told of `best`, as the end of a statement.
 * @param more what else is told
 */
export function tellBest(...more: readonly string[]): string {
  const told = [
    `coalesce(array_agg(id::text), '{}') AS best`,
    `coalesce(array_agg(total), '{}') AS totals`,
    ...more,
  ];
  return `SELECT ${told.join(', ')} FROM (SELECT id, total FROM best ORDER BY total DESC, id) AS ordered`;
}
