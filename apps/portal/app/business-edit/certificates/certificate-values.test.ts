import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeChosenPicture } from '../../business-create/chosen-picture.ts';
import {
  baseOfCertificate,
  type CertificateFields,
  certificateChangeOf,
  certificateFields,
  mergeCertificate,
  newCertificateOf,
  readBase,
  writeBase,
} from './certificate-values.ts';
import { readDocument, writeDocument } from './chosen-document.ts';

const certificate = {
  id: '5c0a4a9e-4c8e-4b0f-9d7f-0a6a5f6d1b11',
  name: 'ISO 9001',
  issuer: 'TÜV Süd',
  issueDate: '2024-01-20',
  expired: false,
  photo: { url: '/files/a.webp' },
  document: { url: '/files/a/file.pdf', name: 'iso.pdf', bytes: 2_000 },
  revision: 3,
};
const base = baseOfCertificate(certificate);
const sentPdf = { token: certificate.id, url: '/files/b/file.pdf', name: 'new.pdf', bytes: 3_000 };
const chosen = writeChosenPicture({ token: certificate.id, url: '/files/b.webp', alt: '' });

test('only what was typed is sent, and files by their tokens', () => {
  expect(certificateChangeOf(base, base)).toEqual({ revision: 3 });
  expect(certificateChangeOf({ ...base, issuer: '', number: 'Q-17' }, base)).toEqual({
    revision: 3,
    issuer: '',
    number: 'Q-17',
  });
  expect(certificateChangeOf({ ...base, photo: '' }, base)).toEqual({ revision: 3, photo: '' });
  expect(certificateChangeOf({ ...base, photo: chosen }, base)).toEqual({
    revision: 3,
    photo: certificate.id,
  });
  expect(newCertificateOf({ ...base, photo: chosen })).toMatchObject({
    name: 'ISO 9001',
    photo: certificate.id,
  });
  expect(newCertificateOf({ ...base, photo: '' })).not.toHaveProperty('photo');
  const document = writeDocument(sentPdf);
  const sent = { document: certificate.id, documentName: 'new.pdf' };
  expect(certificateChangeOf({ ...base, document }, base)).toEqual({ revision: 3, ...sent });
  expect(certificateChangeOf({ ...base, document: '' }, base)).toEqual({ revision: 3, document: '' });
  expect(newCertificateOf({ ...base, document })).toMatchObject(sent);
  expect(newCertificateOf(base)).not.toHaveProperty('document');
});

test('a PDF is read from a draft as it was written, and nothing else is taken for one', () => {
  expect(readDocument(writeDocument(sentPdf))).toEqual(sentPdf);
  for (const other of ['', '[]', '{}', 'x', '["a","b","c","4"]'])
    expect(readDocument(other), other).toBeUndefined();
});

test('what was typed over is read from a draft as it was written, and nothing else is taken for it', () => {
  expect(readBase(writeBase(base))).toEqual(base);
  for (const other of ['', certificate.id, '{}', '{"revision":"3"}'])
    expect(readBase(other), other).toBeUndefined();
});

test('what others changed is taken over, what both changed to another value has to be chosen', () => {
  const theirs = { ...base, issuer: 'DNV', number: 'N-1', expireDate: '2030-01-01' };
  const mine = { ...base, issuer: 'Bureau Veritas', name: 'ISO 9001:2015', expireDate: '2030-01-01' };
  const { merged, clashes } = mergeCertificate(base, mine, theirs);
  expect({ ...merged, revision: base.revision }).toEqual({ ...mine, number: 'N-1' });
  expect(clashes).toEqual(['issuer']);
});

const texts = fc.constantFrom('', 'a', 'b');
const anyFields = fc.record(
  Object.fromEntries(certificateFields.map((field) => [field, texts])),
) as fc.Arbitrary<CertificateFields>;

test('nothing typed is lost in a merge, nothing of others is overwritten unseen', () => {
  fc.assert(
    fc.property(anyFields, anyFields, anyFields, (before, mine, theirs) => {
      const { merged, clashes } = mergeCertificate(before, mine, theirs);
      for (const field of certificateFields) {
        const isTyped = mine[field] !== before[field];
        expect(merged[field]).toBe(isTyped ? mine[field] : theirs[field]);
        const isOverwritten = merged[field] !== theirs[field] && theirs[field] !== before[field];
        expect(clashes.includes(field)).toBe(isOverwritten);
      }
    }),
  );
});
