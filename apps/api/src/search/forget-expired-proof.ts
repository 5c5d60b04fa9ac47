import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { drainWaiting } from './queue.ts';

/**
 * Facts and certificates that expired since the last time no longer count, which no row tells of: queues the documents of their
 * businesses, and of what these offer, and writes them.
 */
export async function forgetExpiredProof(db: Database, reference: Reference): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`INSERT INTO search_state (kind) VALUES ('business') ON CONFLICT (kind) DO NOTHING`.execute(trx);
    await sql`
      WITH since AS (SELECT proof_read_at FROM search_state WHERE kind = 'business' FOR UPDATE), expired AS (
        SELECT business_id FROM since, businesses_with_proof_ended(since.proof_read_at) AS business_id
      )
      INSERT INTO search_queue (kind, id, business_id)
      SELECT 'business', business_id, NULL FROM expired UNION ALL SELECT 'product', NULL, business_id FROM expired
      ON CONFLICT DO NOTHING
    `.execute(trx);
    await sql`UPDATE search_state SET proof_read_at = now() WHERE kind = 'business'`.execute(trx);
  });
  for (const kind of ['business', 'product'] as const) await drainWaiting(db, reference, kind);
}
