import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

interface WaitingRow {
  id: string;
  join_requests: number;
  expired_certificates: number;
  /** Of those that hold, those that do not in 30 days. */
  expiring_certificates: number;
  /** Who offers the ownership to whom; both null where nobody does. */
  owner_id: string | null;
  heir_id: string | null;
}

/**
 * What waits in businesses for their people, in one statement (`business_join_requests_business_id_person_id_key`,
 * `certificates_by_business`, `ownership_transfers_pkey`).
 */
export async function findWaiting(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WaitingRow>> {
  const { rows } = await sql<WaitingRow>`
    SELECT business.id, transfer.owner_id, transfer.heir_id, certificate.expired_certificates, certificate.expiring_certificates,
      (SELECT count(*)::int FROM business_join_requests AS request
        WHERE request.business_id = business.id AND request.declined_at IS NULL AND request.withdrawn_at IS NULL
          AND request.created_at > now() - interval '30 days'
          AND NOT EXISTS (SELECT FROM business_members AS member
            WHERE member.business_id = business.id AND member.person_id = request.person_id)) AS join_requests
    FROM businesses AS business
    LEFT JOIN ownership_transfers AS transfer ON transfer.business_id = business.id AND transfer.expires_at > now()
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE expire_date < current_date)::int AS expired_certificates,
        count(*) FILTER (WHERE expire_date BETWEEN current_date AND current_date + 30)::int AS expiring_certificates
      FROM certificates WHERE certificates.business_id = business.id
    ) AS certificate
    WHERE business.id = ANY (${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
