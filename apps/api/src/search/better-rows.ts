import { total, walksByFit } from './fit.ts';
import { tiers } from './kind.ts';
import { bestOf, fitsAt, meetsWords, rowConditions, type Shape } from './read-tiers.ts';
import { exactNameBonus } from './score.ts';

/**
 * The best rows of each fit, and the exact names, as parts of a statement: those that may stand before the rows of tiers that were read.
 * @param when they are looked for, and in which tiers, as SQL
 */
export function betterRows(
  shape: Shape,
  { when = 'true', inTier = () => 'true' }: { when?: string; inTier?: (tier: number) => string } = {},
): string {
  const { kind } = shape;
  const walk = (columns: string, condition: string, limit: string) => {
    const ofTiers = tiers.map(
      (
        tier,
      ) => `(SELECT ${columns} FROM ${kind}_search_${tier} WHERE ${condition} AND ${rowConditions} AND ${inTier(tier)}
        ORDER BY score DESC, id LIMIT $2::int)`,
    );
    return `SELECT * FROM (${ofTiers.join(' UNION ALL ')}) AS walked LIMIT ${limit}`;
  };
  const exact = `exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $5::bigint AND ${meetsWords(shape)}
      AND ${rowConditions} ORDER BY score DESC, id LIMIT $2::int)`;
  return [...walksByFit(walk, fitsAt(shape), { rows: '$2::int', when }), exact].join(', ');
}

/** The best of these and of the rows that were read, as the part `best` of a statement. */
export function bestWith({ fits }: Shape, rowsWithTotal: string): string {
  const found = [
    rowsWithTotal,
    ...fits.map((fit) => `SELECT id, ${total} FROM fit${fit}`),
    `SELECT id, score + ${exactNameBonus} FROM exact`,
  ];
  return bestOf(`SELECT id, max(total) AS total FROM (${found.join(' UNION ALL ')}) AS either GROUP BY id`);
}
