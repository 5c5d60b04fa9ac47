import type { ReadDatabase } from '@kontor/database';
import { valueOfCertificate } from '../certificates/certificate-value.ts';
import { findCertificates } from '../certificates/queries.ts';
import { findEdited } from '../queries.ts';
import type { StandingRows } from './present.ts';

/** A business as it is now. @throws NotFound */
export async function findStanding(db: ReadDatabase, businessID: string): Promise<StandingRows> {
  const [row, certificates] = await Promise.all([
    findEdited(db, businessID),
    findCertificates(db, businessID),
  ]);
  return { row, certificates: certificates.map(valueOfCertificate) };
}
