import type { EditedCertificates } from '@kontor/contract';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { applyCertificate } from './apply-certificate.ts';
import { listEditedCertificates } from './list-edited-certificates.ts';
import { lockCertificate } from './lock-certificate.ts';

/** Removes a certificate as it was read. @throws NotFound; Conflict where somebody changed it since */
export async function removeBusinessCertificate(
  context: ForMember,
  certificateID: string,
  revision: number,
): Promise<EditedCertificates> {
  const { businessID } = context.actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const { value: before, revision: now } = await lockCertificate(trx, businessID, certificateID);
    if (now !== revision) throw changedMeanwhile(['revision']);
    await applyCertificate(trx, context, { before });
  });
  return listEditedCertificates(context);
}
