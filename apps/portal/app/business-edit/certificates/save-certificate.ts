import {
  addBusinessCertificate,
  CallError,
  type Client,
  changeBusinessCertificate,
  type EditedCertificate,
  type EditedCertificates,
  getBusinessEdit,
  idempotencyKeyHeader,
} from '@kontor/contract';
import type { Issues } from '@kontor/web/form/form-result';
import {
  baseOfCertificate,
  type CertificateField,
  type CertificateValues,
  certificateChangeOf,
  fieldsOfCertificate,
  mergeCertificate,
  newCertificateOf,
  readBase,
  writeBase,
} from './certificate-values.ts';

/** What became of a certificate that was sent. */
export type SaveOutcome =
  | { kind: 'saved'; certificates: EditedCertificates }
  /** Somebody else changed fields to other values: nothing is written until somebody chooses. */
  | { kind: 'clash'; clashes: CertificateField[]; merged: CertificateValues; theirs: EditedCertificate }
  | { kind: 'refused'; issues: Issues<CertificateField> }
  /** Somebody else removed it. */
  | { kind: 'removed' }
  /** The picture or the PDF is not stored any more, or is none. */
  | { kind: 'file' }
  | { kind: 'failed'; error: CallError };

interface Sent {
  businessID: string;
  /** Undefined for a new one. */
  certificateID: string | undefined;
  values: CertificateValues;
}

/** How often it is sent anew while others change other fields of it all the time. */
const maxMerges = 3;

/** Saves a certificate. What others changed meanwhile in other fields stays as they left it. */
export async function saveCertificate(call: Client, sent: Sent, merges = 0): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', certificates: await send(call, sent) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 400 && error.issues) return { kind: 'refused', issues: issuesIn(error) };
    if (error.status === 415) return { kind: 'file' };
    if (error.status !== 404 && error.status !== 409) return { kind: 'failed', error };
    const { certificateID } = sent;
    if (certificateID === undefined)
      return error.status === 404 ? { kind: 'file' } : { kind: 'failed', error };
    const { certificates } = await call(getBusinessEdit, { params: { businessID: sent.businessID } });
    const theirs = certificates.items.find(({ id }) => id === certificateID);
    if (!theirs) return { kind: 'removed' };
    if (error.status === 404) return { kind: 'file' };
    const merged = mergedWith(theirs, sent.values);
    if (merged.clashes.length > 0) return { kind: 'clash', theirs, ...merged };
    if (merges === maxMerges) return { kind: 'failed', error };
    return saveCertificate(call, { ...sent, values: merged.merged }, merges + 1);
  }
}

function send(call: Client, { businessID, certificateID, values }: Sent): Promise<EditedCertificates> {
  if (certificateID === undefined)
    return call(
      addBusinessCertificate,
      { params: { businessID }, body: newCertificateOf(values) },
      { headers: { [idempotencyKeyHeader]: values.base } },
    );
  const base = readBase(values.base);
  if (!base) throw new TypeError('A certificate was changed without what it was');
  return call(changeBusinessCertificate, {
    params: { businessID, certificateID },
    body: certificateChangeOf(values, base),
  });
}

function mergedWith(theirs: EditedCertificate, values: CertificateValues) {
  const base = readBase(values.base) ?? baseOfCertificate(theirs);
  const { merged, clashes } = mergeCertificate(base, values, fieldsOfCertificate(theirs));
  return { merged: { ...merged, base: writeBase(baseOfCertificate(theirs)) }, clashes };
}

function issuesIn({ issues = [] }: CallError): Issues<CertificateField> {
  return Object.fromEntries(issues.map(({ field, code, limit }) => [field, { code, limit }]));
}
