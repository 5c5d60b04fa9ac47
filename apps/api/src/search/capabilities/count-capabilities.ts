import { capabilities, steppedFigures } from '@kontor/contract';
import type { Pool } from 'pg';
import type { Conditions } from '../filters.ts';
import type { Kind } from '../kind.ts';
import type { Query } from '../prepare.ts';
import { stepsUpTo, stepWords } from '../step-filters.ts';
import { capabilityWord, wordsOfCapability } from './capability-words.ts';

/** Rows that would be found by each word of a filter, by the word. */
export type WordTotals = ReadonlyMap<string, number>;

/** One filter: the words that can be chosen, and those that are. */
interface List {
  words: readonly string[];
  chosen: readonly string[];
}

/** More rows are not counted: reading them takes longer than a page may. */
const maximumRows = 10_000;

/** A query without the filters that are counted. */
export function withoutCapabilities(query: Query): Query {
  const without = [...capabilities, ...steppedFigures].map((filter) => [filter, undefined]);
  return { ...query, ...Object.fromEntries(without) };
}

function listsOf(query: Query): List[] {
  return [
    ...capabilities.map((capability) => ({
      words: wordsOfCapability(capability).map(({ word }) => word),
      chosen: (query[capability] ?? []).map((choice) => capabilityWord(capability, choice)),
    })),
    ...steppedFigures.map((figure) => ({
      words: stepWords(figure).map(({ word }) => word),
      chosen: query[figure] === undefined ? [] : stepsUpTo(figure, query[figure]),
    })),
  ];
}

/** Rows that have the same words of all filters. */
interface Group {
  words: string;
  total: number;
}

/** Of each word the rows that have it and meet all other lists. */
function totalsOf(groups: readonly Group[], lists: readonly List[]): WordTotals {
  const totals = new Map(lists.flatMap(({ words }) => words.map((word) => [word, 0])));
  const placeOf = new Map(lists.flatMap(({ words }, place) => words.map((word) => [word, place])));
  for (const { words, total } of groups) {
    const held = words.split(' ');
    const unmet = lists.flatMap(({ chosen }, place) =>
      chosen.length > 0 && !chosen.some((word) => held.includes(word)) ? [place] : [],
    );
    if (unmet.length > 1) continue;
    for (const word of held) {
      const place = placeOf.get(word);
      if (place !== undefined && (unmet.length === 0 || unmet[0] === place))
        totals.set(word, (totals.get(word) ?? 0) + total);
    }
  }
  return totals;
}

/**
 * Rows that meet the conditions, read once, by the words of filters they have.
 * @param conditions without any of these filters
 * @param query with them
 */
export async function countCapabilities(
  pool: Pool,
  kind: Kind,
  { anywhere, typeCode, countryCode }: Conditions,
  query: Query,
): Promise<WordTotals | undefined> {
  const where = anywhere === null ? '$1::text IS NULL' : 'words @@ $1::tsquery';
  const { rows } = await pool.query<Group>({
    name: `count_capabilities_${kind}_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT capabilities AS words, count(*)::int AS total FROM (
        SELECT capabilities FROM ${kind}_search WHERE ${where}
          AND ($2::smallint IS NULL OR type_code = $2) AND ($3::smallint IS NULL OR country_code = $3) LIMIT $4
      ) AS met GROUP BY capabilities`,
    values: [anywhere, typeCode, countryCode, maximumRows + 1],
  });
  const read = rows.reduce((sum, { total }) => sum + total, 0);
  if (read > maximumRows) return undefined;
  return rows.length === 0 ? new Map() : totalsOf(rows, listsOf(query));
}
