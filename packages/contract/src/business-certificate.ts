import { type Static, Type } from 'typebox';
import { businessLimits as limits } from './business-limits.ts';
import { defineCall } from './call.ts';
import { confirmation } from './confirmation.ts';
import { Picture, Uuid } from './field.ts';
import { FileReference } from './file-reference.ts';
import { ofBusiness } from './of-business.ts';
import { oneLine } from './pattern.ts';
import { UploadToken } from './upload.ts';

// The certificates of a business, as its owners and administrators edit them.

const Day = Type.String({ description: 'YYYY-MM-DD' });
const optionalText = Type.Optional(Type.String());

/** The PDF of a certificate as its people see it. */
export const EditedDocument = Type.Object({
  url: Type.String({ description: 'Where just this file lies' }),
  name: Type.Intersect([Type.String()], { description: 'As it was called where it was sent from' }),
  bytes: Type.Integer(),
});
export type EditedDocument = Static<typeof EditedDocument>;

export const EditedCertificate = Type.Object({
  id: Uuid,
  name: Type.String(),
  issuer: optionalText,
  number: optionalText,
  issueDate: Day,
  expireDate: Type.Optional(Day),
  expired: Type.Boolean(),
  photo: Type.Optional(Picture),
  document: Type.Optional(EditedDocument),
  revision: Type.Integer({ description: 'Raised by each change' }),
});
export type EditedCertificate = Static<typeof EditedCertificate>;

export const EditedCertificates = Type.Object({
  items: Type.Array(EditedCertificate),
  revision: Type.Integer({ description: 'Of the section: raised by each change of one of them' }),
  ...confirmation,
});
export type EditedCertificates = Static<typeof EditedCertificates>;

/** Text of one line; null or an empty one takes away what was there. */
function line(maxLength: number) {
  return Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, pattern: oneLine }));
}
const dateLength = 40;
const optional = {
  issuer: line(limits.certificateIssuer),
  number: line(limits.certificateNumber),
  expireDate: line(dateLength),
};
const name = Type.String({ minLength: 1, maxLength: limits.certificateName, pattern: oneLine });
const issueDate = Type.String({ maxLength: dateLength, pattern: oneLine, description: 'YYYY-MM-DD' });

const ofCertificates = {
  ...ofBusiness,
  limit: 'write',
  data: EditedCertificates,
} as const;
const ofCertificate = {
  ...ofCertificates,
  params: Type.Object({ businessID: Uuid, certificateID: Uuid }),
  path: 'business/profile/{businessID}/certificates/{certificateID}',
} as const;

const documentName = Type.Optional(
  Type.String({
    maxLength: limits.certificateFileName,
    pattern: oneLine,
    description: 'What the PDF sent with it is called; without it, as the certificate is',
  }),
);

export const NewCertificate = Type.Object({
  name,
  issueDate,
  ...optional,
  photo: Type.Optional(UploadToken),
  document: Type.Optional(
    Type.Intersect([UploadToken], { description: 'Token of an upload: the certificate as a PDF' }),
  ),
  documentName,
});
export type NewCertificate = Static<typeof NewCertificate>;

export const addBusinessCertificate = defineCall({
  ...ofCertificates,
  name: 'addBusinessCertificate',
  method: 'POST',
  path: 'business/profile/{businessID}/certificates',
  isIdempotent: true,
  summary: 'Adds a certificate',
  body: NewCertificate,
  errors: ['Forbidden', 'NotFound', 'UnsupportedMediaType', 'Unavailable'],
});

export const CertificateChange = Type.Object({
  revision: Type.Integer({ minimum: 0, description: 'Of the certificate as it was read' }),
  name: Type.Optional(name),
  issueDate: Type.Optional(issueDate),
  ...optional,
  photo: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      pattern: '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$',
      description: 'Token of an upload; empty to take the picture away',
    }),
  ),
  document: Type.Optional(FileReference),
  documentName,
});
export type CertificateChange = Static<typeof CertificateChange>;

export const changeBusinessCertificate = defineCall({
  ...ofCertificate,
  name: 'changeBusinessCertificate',
  method: 'PUT',
  summary: 'Changes what is sent; what somebody else changed to another value since `revision` is a conflict',
  body: CertificateChange,
  errors: ['Forbidden', 'NotFound', 'Conflict', 'UnsupportedMediaType', 'Unavailable'],
});

export const removeBusinessCertificate = defineCall({
  ...ofCertificate,
  name: 'removeBusinessCertificate',
  method: 'DELETE',
  summary: 'Removes a certificate as it was read; changed since, it is a conflict',
  body: Type.Object({ revision: Type.Integer({ minimum: 0 }) }),
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const confirmBusinessCertificates = defineCall({
  ...ofCertificates,
  name: 'confirmBusinessCertificates',
  method: 'POST',
  path: 'business/profile/{businessID}/certificates/confirm',
  summary: 'Says that all certificates are still right, today',
  errors: ['Forbidden', 'NotFound'],
});
