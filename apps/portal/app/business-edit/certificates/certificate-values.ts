import type { CertificateChange, EditedCertificate, NewCertificate } from '@kontor/contract';
import { readChosenPicture } from '../../business-create/chosen-picture.ts';
import { readDocument, writeDocument } from './chosen-document.ts';

/** What a form holds of a certificate. */
export interface CertificateFields {
  name: string;
  issuer: string;
  number: string;
  issueDate: string;
  expireDate: string;
  /** Address of the picture as it is, or a picture that was chosen (`chosen-picture.ts`); empty for none. */
  photo: string;
  /** The PDF (`chosen-document.ts`); empty for none. */
  document: string;
}
export type CertificateField = keyof CertificateFields;

export interface CertificateValues extends CertificateFields {
  /**
   * What was typed over, as `writeBase` writes it; of a new certificate its `Idempotency-Key`. Empty while nothing is typed, so that it is
   * in the draft as long as one is.
   */
  base: string;
}

/** A certificate as it was when somebody began to type over it. */
export interface CertificateBase extends CertificateFields {
  revision: number;
}

export const certificateFields = [
  'name',
  'issuer',
  'number',
  'issueDate',
  'expireDate',
  'photo',
  'document',
] as const;

/** @param certificate none for a new one */
export function fieldsOfCertificate(certificate: EditedCertificate | undefined): CertificateFields {
  return {
    name: certificate?.name ?? '',
    issuer: certificate?.issuer ?? '',
    number: certificate?.number ?? '',
    issueDate: certificate?.issueDate ?? '',
    expireDate: certificate?.expireDate ?? '',
    photo: certificate?.photo?.url ?? '',
    document: certificate?.document ? writeDocument({ token: '', ...certificate.document }) : '',
  };
}

export function baseOfCertificate(certificate: EditedCertificate): CertificateBase {
  return { ...fieldsOfCertificate(certificate), revision: certificate.revision };
}

/** One line of text, for the draft of a form. */
export function writeBase(base: CertificateBase): string {
  return JSON.stringify(base);
}

/** Undefined for what is no such line. */
export function readBase(written: string): CertificateBase | undefined {
  if (!written.startsWith('{')) return undefined;
  try {
    const read: unknown = JSON.parse(written);
    return isBase(read) ? read : undefined;
  } catch (error) {
    console.warn('The draft of a certificate cannot be read', error);
    return undefined;
  }
}

function isBase(read: unknown): read is CertificateBase {
  if (typeof read !== 'object' || read === null) return false;
  const parts: Partial<Record<string, unknown>> = { ...read };
  return (
    typeof parts.revision === 'number' && certificateFields.every((field) => typeof parts[field] === 'string')
  );
}

export function differingFields(one: CertificateFields, other: CertificateFields): CertificateField[] {
  return certificateFields.filter((field) => one[field].trim() !== other[field].trim());
}

/** Whether a picture was chosen, beside those that are an address. */
export function isChosenPicture(photo: string): boolean {
  return photo.startsWith('[');
}

function tokenIn({ photo }: CertificateFields): string | undefined {
  return isChosenPicture(photo) ? readChosenPicture(photo)?.token : undefined;
}

/** A PDF that was chosen, as it is sent; undefined for none and for the one that is there. */
function sentDocument({ document }: CertificateFields) {
  const chosen = readDocument(document);
  return chosen?.token ? { document: chosen.token, documentName: chosen.name } : undefined;
}

export function newCertificateOf(values: CertificateFields): NewCertificate {
  const { name, issuer, number, issueDate, expireDate } = values;
  const photo = tokenIn(values);
  return {
    name,
    issuer,
    number,
    issueDate,
    expireDate,
    ...(photo === undefined ? {} : { photo }),
    ...sentDocument(values),
  };
}

/** What of a certificate is to be other than it was; empty texts take away. */
export function certificateChangeOf(values: CertificateFields, base: CertificateBase): CertificateChange {
  const changed = differingFields(values, base).map((field) => {
    if (field === 'photo') return { photo: tokenIn(values) ?? '' };
    return field === 'document' ? (sentDocument(values) ?? { document: '' }) : { [field]: values[field] };
  });
  return Object.assign({ revision: base.revision }, ...changed);
}

/**
 * What was typed together with what somebody else changed meanwhile: fields that were not typed over become theirs. Of fields that
 * both changed to different values, `clashes`, somebody has to choose.
 */
export function mergeCertificate(
  base: CertificateFields,
  mine: CertificateFields,
  theirs: CertificateFields,
): { merged: CertificateFields; clashes: CertificateField[] } {
  const typed = new Set(differingFields(mine, base));
  const merged = Object.fromEntries(
    certificateFields.map((field) => [field, typed.has(field) ? mine[field] : theirs[field]]),
  ) as Record<CertificateField, string>;
  const changed = new Set(differingFields(theirs, base));
  const clashes = differingFields(mine, theirs).filter((field) => typed.has(field) && changed.has(field));
  return { merged, clashes };
}
