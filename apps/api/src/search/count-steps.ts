import type { SteppedFigure } from '@kontor/contract';
import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { stepWords } from './step-filters.ts';
import { quote } from './tsvector-text.ts';

/** How many products a filter of "at most so many" would find. */
export interface StepTotal {
  atMost: number;
  total: number;
}

/**
 * Products that meet the conditions, by what each step of a figure would leave of them, every one counted in one statement.
 * @param conditions without that figure
 */
export async function countBySteps(
  pool: Pool,
  figure: SteppedFigure,
  { anywhere, typeCode, countryCode }: Conditions,
): Promise<StepTotal[]> {
  const steps = stepWords(figure);
  const queries = steps.map(({ word }) =>
    [...(anywhere === null ? [] : [anywhere]), quote(word)].join(' & '),
  );
  const { rows } = await pool.query<{ total: number }>({
    name: 'count_steps',
    text: `SELECT (SELECT count(*) FROM product_search WHERE words @@ query::tsquery
        AND ($2::smallint IS NULL OR type_code = $2) AND ($3::smallint IS NULL OR country_code = $3)) AS total
      FROM unnest($1::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place`,
    values: [queries, typeCode, countryCode],
  });
  // A document holds one word of a figure, that of its own step: "at most" is the sum up to it.
  let total = 0;
  return steps.map(({ atMost }, place) => {
    total += rows[place]?.total ?? 0;
    return { atMost, total };
  });
}
