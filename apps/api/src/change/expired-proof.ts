import type { QueryInTurn } from './listen.ts';

/** $1: since when. Facts and certificates that hold no more, which no row tells of. */
const statement = `
  SELECT now()::text AS "readAt", (
    SELECT string_agg(business_id::text, ' ') FROM businesses_with_proof_ended($1::timestamptz) AS business_id
  ) AS ids`;

/** Ids of the businesses whose proof expired since the time `since` (of the database), and the time up to which that is read. */
export async function readExpiredProof(
  query: QueryInTurn,
  since: string | undefined,
): Promise<{ readAt: string; ids: string[] }> {
  const { rows } = await query<{ readAt: string; ids: string | null }>({
    name: 'expired_proof',
    text: statement,
    values: [since ?? 'now'],
  });
  const [row] = rows;
  if (!row) throw new Error('The database told no time.');
  return { readAt: row.readAt, ids: row.ids?.split(' ') ?? [] };
}
