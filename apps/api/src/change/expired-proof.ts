import type { QueryInTurn } from './listen.ts';

/** $1: since when. Facts and certificates that hold no more, which no row tells of. */
const statement = `
  SELECT now()::text AS "readAt", (
    SELECT string_agg(business_id::text, ' ') FROM (
      SELECT business_id FROM verified_facts WHERE expires_at > $1::timestamptz AND expires_at <= now()
      UNION
      SELECT business_id FROM certificates
      WHERE expire_date >= $1::timestamptz::date AND expire_date < current_date
    ) AS expired
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
