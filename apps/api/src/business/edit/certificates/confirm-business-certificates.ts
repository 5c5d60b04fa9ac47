import type { EditedCertificates } from '@kontor/contract';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { confirmSection } from '../queries.ts';
import { listEditedCertificates } from './list-edited-certificates.ts';

/** Says that all certificates are still right, now. */
export async function confirmBusinessCertificates(context: ForMember): Promise<EditedCertificates> {
  const { id: personID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  await write(context, { noun: 'business', id: businessID }, (trx) =>
    confirmSection(trx, { businessID, section: 'certificates', personID }, 0),
  );
  return listEditedCertificates(context);
}
