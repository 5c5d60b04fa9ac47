import type { EditedCertificates } from '@kontor/contract';
import { presentCertificate } from '../../present-certificate.ts';
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
      ...presentCertificate(row),
      document: row.document ? presentDocument(row.document) : undefined,
      revision: row.revision,
    })),
    ...presentUpkeep(sections, 'certificates'),
  };
}
