import { meetsKeys } from './keys.ts';
import { type Kind, tiers } from './kind.ts';

/** Keys of the words that are looked for apart, $1 of the statements that read tiers. */
export const maximumKeys = 4;

/** $4 type, $5 country. */
export const rowConditions =
  '($4::smallint IS NULL OR type_code = $4) AND ($5::smallint IS NULL OR country_code = $5)';

/** Rows found in the tiers above, as SQL. */
export function foundAbove(tier: number): string {
  const upper = tiers.slice(0, tier).map((above) => `(SELECT n FROM n${above})`);
  return ['(SELECT count(*) FROM none)', ...upper].join(' + ');
}

/** Each tier whole, unless those above it held enough ($8), as `t0` and so on, and how many rows that were, as `n0` and so on. */
export function readTiers(kind: Kind, columns: string, keys: number): string {
  return tiers
    .map(
      (tier) => `t${tier} AS MATERIALIZED (
        SELECT ${columns} FROM ${kind}_search_${tier}
        WHERE ${meetsKeys('$1', keys)} AND ${rowConditions} AND ${foundAbove(tier)} < $8::int
      ), n${tier} AS MATERIALIZED (SELECT count(*)::int AS n FROM t${tier})`,
    )
    .join(', ');
}

/** The rows of all tiers that were read, as SQL. */
export const rowsRead = tiers.map((tier) => `SELECT * FROM t${tier}`).join(' UNION ALL ');

/** How many rows of each tier were read, as SQL. */
export const countsRead = `ARRAY[${tiers.map((tier) => `(SELECT n FROM n${tier})`).join(', ')}]`;
