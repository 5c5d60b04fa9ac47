import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { replaceFile, replacePicture } from '../../../upload/use-upload.ts';
import type { ForMember } from '../../policy.ts';
import { insertChanges } from '../changes/queries.ts';
import { confirmSection, updateEdited } from '../queries.ts';
import { type CertificateValue, columnsOfCertificate } from './certificate-value.ts';
import { deleteCertificate, putCertificate } from './queries.ts';

/** A certificate before a change and after it; one of them is undefined when it comes or goes. */
export interface CertificateStep {
  before?: CertificateValue | undefined;
  after?: CertificateValue | undefined;
}

/** Writes a certificate of a locked business, with the section's next revision and a row of the log. */
export async function applyCertificate(
  trx: Transaction<DB>,
  { actor }: Pick<ForMember, 'actor'>,
  { before, after }: CertificateStep,
  undoes: number | null = null,
): Promise<void> {
  const { businessID } = actor.actingBusiness;
  await replacePicture(trx, before?.photo ?? null, after?.photo ?? null);
  await replaceFile(trx, before?.document ?? null, after?.document ?? null);
  if (after) await putCertificate(trx, columnsOfCertificate(businessID, after));
  else if (before) await deleteCertificate(trx, before.id);
  await updateEdited(trx, businessID, {});
  const about = { businessID, section: 'certificates', personID: actor.id };
  const revision = await confirmSection(trx, about, 1);
  const change = { field: 'certificate', before: before ?? null, after: after ?? null };
  await insertChanges(trx, { ...about, revision, undoes }, [change]);
}
