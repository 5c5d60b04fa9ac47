import type { Pool } from 'pg';
import { bestWith, betterRows } from './better-rows.ts';
import { type Kind, noneOf } from './kind.ts';
import { metByBest } from './met-by-best.ts';
import { type Answer, askingFor, questionsAt, type Shape, tellBest, type Wanted } from './read-tiers.ts';
import { statement } from './statement.ts';

/** The rows that were read are the last two parameters. */
function textOf(shape: Shape): string {
  const place = questionsAt(shape) + Number(shape.isAsked);
  return `WITH ${noneOf(shape.kind)}, ${betterRows(shape, 'NOT EXISTS (SELECT FROM none)')},
    ${bestWith(shape, `SELECT id, total FROM unnest($${place}::uuid[], $${place + 1}::int[]) AS read (id, total)`)}
    ${tellBest(...metByBest(shape))} WHERE $6::int IS NOT NULL`;
}

/** The best of some rows that were read and of all rows that may fit better than these. */
export async function findBetter(
  pool: Pool,
  kind: Kind,
  wanted: Wanted,
  read: Answer,
): Promise<Omit<Answer, 'counts'>> {
  const { shape, suffix, values } = askingFor(kind, wanted);
  const { rows } = await pool.query<Omit<Answer, 'counts'>>({
    ...statement(`find_better_${suffix}`, () => textOf(shape)),
    values: [...values, read.best, read.totals],
  });
  return rows[0] as Answer;
}
