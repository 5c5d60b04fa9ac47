import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { writeSearchDocuments } from './write-documents.ts';

const batch = 500;

/**
 * Facts and certificates that expired since the last time no longer count: writes the documents of their businesses, and
 * of what these offer, anew.
 */
export async function forgetExpiredProof(db: Database, reference: Reference): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`INSERT INTO search_state (kind) VALUES ('business') ON CONFLICT (kind) DO NOTHING`.execute(trx);
    const { rows } = await sql<{ business_id: string }>`
      WITH since AS (SELECT proof_read_at FROM search_state WHERE kind = 'business' FOR UPDATE)
      SELECT fact.business_id FROM verified_facts AS fact, since
      WHERE fact.expires_at > since.proof_read_at AND fact.expires_at <= now()
      UNION
      SELECT certificate.business_id FROM certificates AS certificate, since
      WHERE certificate.expire_date >= since.proof_read_at::date AND certificate.expire_date < current_date
    `.execute(trx);
    for (let from = 0; from < rows.length; from += batch) {
      const ids = rows.slice(from, from + batch).map((row) => row.business_id);
      await writeSearchDocuments(trx, reference, 'business', ids);
      const products = await trx
        .selectFrom('products')
        .select('id')
        .where('business_id', '=', sql<string>`ANY(${ids}::uuid[])`)
        .execute();
      await writeSearchDocuments(
        trx,
        reference,
        'product',
        products.map(({ id }) => id),
      );
    }
    await sql`UPDATE search_state SET proof_read_at = now() WHERE kind = 'business'`.execute(trx);
  });
}
