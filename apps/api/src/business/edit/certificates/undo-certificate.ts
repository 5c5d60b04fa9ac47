import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { lockStored } from '../../../upload/use-upload.ts';
import type { ForMember } from '../../policy.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { ChangeRow } from '../changes/queries.ts';
import { areEqual } from '../field.ts';
import { applyCertificate } from './apply-certificate.ts';
import { type CertificateValue, valueOfCertificate } from './certificate-value.ts';
import { findCertificates } from './queries.ts';

/** A certificate as the log has it; undefined where it was not there. */
function logged(value: ChangeRow['before']): CertificateValue | undefined {
  return isCertificate(value) ? value : undefined;
}

function isCertificate(value: unknown): value is CertificateValue {
  return typeof value === 'object' && value !== null && 'id' in value && 'issueDate' in value;
}

/** The certificate a change is about, as it is now. */
export function certificateOf(
  { before, after }: Pick<ChangeRow, 'before' | 'after'>,
  certificates: readonly CertificateValue[],
): CertificateValue | undefined {
  const id = (logged(after) ?? logged(before))?.id;
  return certificates.find((certificate) => certificate.id === id);
}

/** The same certificate, whatever its files: those that were taken away may be gone for good. */
function saysTheSame(now: CertificateValue | undefined, value: unknown): boolean {
  return areEqual(now && withoutFiles(now), isCertificate(value) ? withoutFiles(value) : undefined);
}

function withoutFiles({ photo: _, document: __, ...said }: CertificateValue) {
  return said;
}

/** The same with the files that are still stored; until the end of the transaction they are. */
async function withStoredFiles(trx: Transaction<DB>, value: CertificateValue): Promise<CertificateValue> {
  const { photo, document } = value;
  const stored = await lockStored(trx, [photo, document]);
  const isThere = (file: { upload?: string }) => file.upload === undefined || stored.has(file.upload);
  return {
    ...withoutFiles(value),
    ...(photo && isThere(photo) ? { photo } : {}),
    ...(document && isThere(document) ? { document } : {}),
  };
}

/**
 * Takes the change of a certificate back, in a locked business. A file comes back as long as it is stored: an hour after it was
 * taken away it is not.
 * @returns whether anything was written @throws Conflict when the certificate is other than the change made it
 */
export async function undoCertificate(
  trx: Transaction<DB>,
  context: ForMember,
  change: ChangeRow,
): Promise<boolean> {
  const rows = await findCertificates(trx, context.actor.actingBusiness.businessID);
  const before = certificateOf(change, rows.map(valueOfCertificate));
  if (change.undone_at && saysTheSame(before, change.before)) return false;
  if (change.undone_at || !areEqual(before, change.after)) throw changedMeanwhile(['certificate']);
  const wanted = logged(change.before);
  const after = wanted && (await withStoredFiles(trx, wanted));
  await applyCertificate(trx, context, { before, after }, change.id);
  return true;
}
