import { randomUUID } from 'node:crypto';
import { businessLimits, type EditedCertificates, type NewCertificate } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { readyPicture } from '../../../upload/use-upload.ts';
import { writeOnce } from '../../../write/write-once.ts';
import type { ForMember } from '../../policy.ts';
import { lockEdited } from '../queries.ts';
import { applyCertificate } from './apply-certificate.ts';
import { listEditedCertificates } from './list-edited-certificates.ts';
import { findCertificates } from './queries.ts';
import { readCertificate } from './read-certificate.ts';
import { namedDocument, readyDocument } from './ready-document.ts';

/**
 * Adds a certificate, once for a key; it is found and shown at once.
 * @throws BadRequest with an issue for each field found wrong; Conflict where a business has as many as any may; what `readyPicture` and `readyFile` throw
 */
export async function addBusinessCertificate(
  context: ForMember,
  sent: NewCertificate,
): Promise<EditedCertificates> {
  const { businessID } = context.actor.actingBusiness;
  const { photo: token, document: pdf, documentName, ...fields } = sent;
  const read = readCertificate(fields, undefined, randomUUID());
  // Waited for before anything is locked.
  const photo = token === undefined ? undefined : await readyPicture(context, token, 'certificate-photo');
  const file = pdf === undefined ? undefined : await readyDocument(context, pdf);
  const document = file && namedDocument(file, documentName, read);
  const about = () => ({ noun: 'business', id: businessID });
  await writeOnce(context, { businessID, ...sent }, about, async (trx) => {
    await lockEdited(trx, businessID);
    const { length } = await findCertificates(trx, businessID);
    if (length >= businessLimits.certificates)
      throw new KontorError(
        'Conflict',
        `A business can have up to ${businessLimits.certificates} certificates.`,
      );
    await applyCertificate(trx, context, {
      after: { ...read, ...(photo ? { photo } : {}), ...(document ? { document } : {}) },
    });
    return { certificateID: read.id };
  });
  return listEditedCertificates(context);
}
