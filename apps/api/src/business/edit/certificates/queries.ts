import type { DB, ReadDatabase } from '@kontor/database';
import type { Certificates } from '@kontor/database/schema';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';

export interface CertificateRow extends Selectable<Certificates> {
  expired: boolean;
}

/** The certificates of a business, the newest first (`certificates_by_business`). */
export function findCertificates(db: ReadDatabase, businessID: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .select(sql<boolean>`coalesce(expire_date < current_date, false)`.as('expired'))
    .where('business_id', '=', businessID)
    .orderBy('issue_date', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Writes a certificate, with the next revision where it is there already. */
export async function putCertificate(
  trx: Transaction<DB>,
  certificate: Insertable<Certificates>,
): Promise<void> {
  const { id: _, business_id: __, ...columns } = certificate;
  await trx
    .insertInto('certificates')
    .values(certificate)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...columns, revision: sql`certificates.revision + 1` }),
    )
    .execute();
}

export async function deleteCertificate(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('certificates').where('id', '=', id).execute();
}
