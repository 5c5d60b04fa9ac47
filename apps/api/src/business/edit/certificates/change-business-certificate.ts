import type { CertificateChange, EditedCertificates } from '@kontor/contract';
import { readyPicture } from '../../../upload/use-upload.ts';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { areEqual } from '../field.ts';
import { applyCertificate } from './apply-certificate.ts';
import type { CertificateValue } from './certificate-value.ts';
import { listEditedCertificates } from './list-edited-certificates.ts';
import { lockCertificate } from './lock-certificate.ts';
import { readCertificate } from './read-certificate.ts';
import { namedDocument, readyDocument } from './ready-document.ts';

const fields = ['name', 'issuer', 'number', 'issueDate', 'expireDate', 'photo', 'document'] as const;

/**
 * Changes what was sent of a certificate, all or nothing; sent again it changes nothing.
 * @throws NotFound; BadRequest with an issue for each field found wrong; Conflict that names what would become other than it is,
 * where the certificate was changed since it was read; what `readyPicture` and `readyFile` throw
 */
export async function changeBusinessCertificate(
  context: ForMember,
  certificateID: string,
  { revision, photo: token, document: pdf, documentName, ...sent }: CertificateChange,
): Promise<EditedCertificates> {
  const { businessID } = context.actor.actingBusiness;
  const photo = token ? await readyPicture(context, token, 'certificate-photo') : undefined;
  const file = pdf ? await readyDocument(context, pdf) : undefined;
  const about = (isChanged: boolean) => (isChanged ? { noun: 'business', id: businessID } : undefined);
  await write(context, about, async (trx) => {
    const { value: before, revision: now } = await lockCertificate(trx, businessID, certificateID);
    const { photo: former, document: formerPdf, ...read } = readCertificate(sent, before, before.id);
    const shown = token === undefined ? former : photo;
    const document = pdf === undefined ? formerPdf : file && namedDocument(file, documentName, read);
    const after: CertificateValue = {
      ...read,
      ...(shown ? { photo: shown } : {}),
      ...(document ? { document } : {}),
    };
    const changed = fields.filter((name) => !areEqual(before[name], after[name]));
    if (changed.length === 0) return false;
    if (now !== revision) throw changedMeanwhile(changed);
    await applyCertificate(trx, context, { before, after });
    return true;
  });
  return listEditedCertificates(context);
}
