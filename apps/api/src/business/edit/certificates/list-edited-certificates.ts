import type { EditedCertificates } from '@kontor/contract';
import type { ForMember } from '../../policy.ts';
import { findSections } from '../queries.ts';
import { presentCertificates } from './present.ts';
import { findCertificates } from './queries.ts';

/** The certificates of a business as its people edit them. */
export async function listEditedCertificates({
  db,
  actor,
}: Pick<ForMember, 'db' | 'actor'>): Promise<EditedCertificates> {
  const { businessID } = actor.actingBusiness;
  const [certificates, sections] = await Promise.all([
    findCertificates(db, businessID),
    findSections(db, businessID),
  ]);
  return presentCertificates(certificates, sections);
}
