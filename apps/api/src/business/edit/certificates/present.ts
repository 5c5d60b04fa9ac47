import type { EditedCertificates } from '@kontor/contract';
import { presentPicture } from '../../../upload/present-picture.ts';
import { presentUpkeep } from '../present-upkeep.ts';
import type { SectionRow } from '../queries.ts';
import { presentDocument } from './certificate-value.ts';
import type { CertificateRow } from './queries.ts';

export function presentCertificates(
  certificates: readonly CertificateRow[],
  sections: readonly SectionRow[],
): EditedCertificates {
  return {
    items: certificates.map((row) => ({
      id: row.id,
      name: row.name,
      issuer: row.issuer ?? undefined,
      number: row.number ?? undefined,
      issueDate: row.issue_date,
      expireDate: row.expire_date ?? undefined,
      expired: row.expired,
      photo: presentPicture(row.photo),
      document: row.document ? presentDocument(row.document) : undefined,
      revision: row.revision,
    })),
    ...presentUpkeep(sections, 'certificates'),
  };
}
