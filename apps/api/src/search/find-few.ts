import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { type Answer, asked, type FoundAndCounted, withFit } from './find-and-count.ts';
import { fits } from './fit.ts';
import { atMostKeys, inPairs, meetsPair } from './keys.ts';
import { type Kind, noneOf } from './kind.ts';
import { countsRead, maximumKeys, readTiers, rowsRead } from './read-tiers.ts';
import { exactNameBonus, fitBonus } from './score.ts';

/** Which parameter holds the query of a fit. */
const place = { 3: 2, 2: 9, 1: 10 } as const;

const total = `score + CASE WHEN name_hash = $6::bigint THEN ${exactNameBonus}
  ${fits.map((fit) => `WHEN ${meetsPair(`$${place[fit]}`)} THEN ${fit * fitBonus}`).join(' ')} ELSE 0 END`;

const met = `ARRAY(SELECT ARRAY(
    SELECT best.words @@ query::tsquery FROM unnest($11::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place
  ) FROM best ORDER BY total DESC, id LIMIT ${asked})`;

/** The parameters are those of `findAndCount`; $11 only where something is asked. */
function statement(kind: Kind, keys: number, isAsked: boolean): string {
  const columns = `id, ${total} AS total${isAsked ? ', words' : ''}`;
  return `WITH ${noneOf(kind)}, ${readTiers(kind, columns, keys)},
    best AS MATERIALIZED (SELECT * FROM (${rowsRead}) AS read ORDER BY total DESC, id LIMIT $3::int)
    SELECT ARRAY(SELECT id::text FROM best ORDER BY total DESC, id OFFSET $7::int) AS ids, ${countsRead} AS counts,
      (SELECT max(total) FROM best) AS top ${isAsked ? `, ${met} AS met` : ''}`;
}

/**
 * What `findAndCount` answers, where few rows hold the words: these are read, and say themselves how they fit. It costs half of that, as
 * nothing is prepared for finding the best of each fit by walks.
 * @returns undefined where more rows than `enough` hold the words, so that not all tiers were read
 */
export async function findFew(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  hash: string,
  { skip, size }: { skip: number; size: number },
  enough: number,
  questions: readonly string[] = [],
): Promise<FoundAndCounted | undefined> {
  const { fits: queries, typeCode, countryCode } = conditions;
  if (queries === null) return undefined;
  const keys = atMostKeys(conditions.keys, maximumKeys);
  const isAsked = questions.length > 0;
  const most = Math.max(enough, skip + size);
  const { rows } = await pool.query<Answer>({
    name: `find_few_${kind}_${keys.length}${isAsked ? '_asked' : ''}`,
    text: statement(kind, keys.length, isAsked),
    values: [
      ...[keys, inPairs(queries[0]), skip + size, typeCode, countryCode, hash, skip, most],
      ...[inPairs(queries[1]), inPairs(queries[2]), ...(isAsked ? [questions] : [])],
    ],
  });
  const found = withFit(rows[0] as Answer);
  const above = found.counts.slice(0, -1).reduce((sum, count) => sum + count, 0);
  return above < most ? found : undefined;
}
