import type { Pool } from 'pg';
import { bestWith, betterRows } from './better-rows.ts';
import { type Kind, noneOf } from './kind.ts';
import { metByBest } from './met-by-best.ts';
import { type Answer, askingFor, questionsAt, type Shape, tellBest, type Wanted } from './read-tiers.ts';
import { fitOfTotal } from './score.ts';
import { statement } from './statement.ts';

/** The last three parameters are the rows that were read, with their totals, and the first tier that was not. */
function textOf(shape: Shape): string {
  const place = questionsAt(shape) + Number(shape.isAsked);
  const better = betterRows(shape, {
    when: 'NOT EXISTS (SELECT FROM none)',
    inTier: (tier) => `$${place + 2}::int <= ${tier}`,
  });
  return `WITH ${noneOf(shape.kind)}, ${better},
    ${bestWith(shape, `SELECT id, total FROM unnest($${place}::uuid[], $${place + 1}::int[]) AS read (id, total)`)}
    ${tellBest(...metByBest(shape))} WHERE coalesce($6::int, $${place + 2}::int) IS NOT NULL`;
}

/** The first tier that was not read, as those above it held enough. */
function firstUnread({ counts }: Answer, { enough }: Wanted): number {
  let found = 0;
  const last = counts.findIndex((count) => {
    found += count;
    return found >= enough;
  });
  return last + 1;
}

/**
 * The best of rows that were read and of all rows below that fit better than the last of these: those that fit as well have a lower score,
 * as their tier has.
 */
export async function findBetter(
  pool: Pool,
  kind: Kind,
  wanted: Wanted,
  read: Answer,
): Promise<Omit<Answer, 'counts'>> {
  const last = fitOfTotal(read.totals.at(-1) ?? 0);
  const { shape, suffix, values } = askingFor(kind, wanted, (fit) => fit > last);
  const { rows } = await pool.query<Omit<Answer, 'counts'>>({
    ...statement(`find_better_${suffix}`, () => textOf(shape)),
    values: [...values, read.best, read.totals, firstUnread(read, wanted)],
  });
  return rows[0] as Answer;
}
