import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { found } from '../../../found.ts';
import { lockEdited } from '../queries.ts';
import { valueOfCertificate } from './certificate-value.ts';
import { findCertificates } from './queries.ts';

/** A certificate of a business that nobody else edits until the transaction ends. @throws NotFound */
export async function lockCertificate(trx: Transaction<DB>, businessID: string, certificateID: string) {
  await lockEdited(trx, businessID);
  const certificates = await findCertificates(trx, businessID);
  const id = certificateID.toLowerCase();
  const row = found(
    certificates.find((certificate) => certificate.id === id),
    'certificate',
  );
  return { value: valueOfCertificate(row), revision: row.revision };
}
