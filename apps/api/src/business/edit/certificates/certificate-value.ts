import type { EditedDocument } from '@kontor/contract';
import type { StoredDocument } from '@kontor/database';
import type { Certificates } from '@kontor/database/schema';
import type { Insertable } from 'kysely';
import type { StoredPicture } from '../../../upload/picture-of.ts';
import { presentPicture } from '../../../upload/present-picture.ts';
import type { CertificateRow } from './queries.ts';

/** A certificate as the log of changes has it. What is not stated is absent. */
export interface CertificateValue {
  id: string;
  name: string;
  issuer?: string;
  number?: string;
  /** YYYY-MM-DD */
  issueDate: string;
  expireDate?: string;
  photo?: StoredPicture;
  document?: StoredDocument;
}

export function valueOfCertificate(row: CertificateRow): CertificateValue {
  const { id, name, issuer, number, issue_date: issueDate, expire_date: expireDate, photo, document } = row;
  return {
    id,
    name,
    ...(issuer === null ? {} : { issuer }),
    ...(number === null ? {} : { number }),
    issueDate,
    ...(expireDate === null ? {} : { expireDate }),
    ...(photo === null ? {} : { photo }),
    ...(document === null ? {} : { document }),
  };
}

export function columnsOfCertificate(
  businessID: string,
  { id, name, issuer, number, issueDate, expireDate, photo, document }: CertificateValue,
): Insertable<Certificates> {
  return {
    id,
    business_id: businessID,
    name,
    issuer: issuer ?? null,
    number: number ?? null,
    issue_date: issueDate,
    expire_date: expireDate ?? null,
    photo: photo ? JSON.stringify(photo) : null,
    document: document ? JSON.stringify(document) : null,
  };
}

/** The PDF of a certificate, for its people. */
export function presentDocument({ url, name, bytes }: StoredDocument): EditedDocument {
  return { url, name, bytes: bytes ?? 0 };
}

/** The same for who reads the log: of its picture and its PDF what is shown. */
export function presentedCertificate(value: object): object {
  return {
    ...value,
    ...('photo' in value && isFile<StoredPicture>(value.photo) ? { photo: presentPicture(value.photo) } : {}),
    ...('document' in value && isFile<StoredDocument>(value.document)
      ? { document: presentDocument(value.document) }
      : {}),
  };
}

function isFile<File extends { url: string }>(value: unknown): value is File {
  return typeof value === 'object' && value !== null && 'url' in value;
}
