import type { EditedMedia } from '@kontor/contract';
import { write } from '../../../write/write.ts';
import type { ForMember } from '../../policy.ts';
import { confirmSection, findEdited, findSections } from '../queries.ts';
import { presentMedia } from './present.ts';

/** Says that logo, cover and video are still right, now. @throws NotFound */
export async function confirmBusinessMedia(context: ForMember): Promise<EditedMedia> {
  const { db, actor } = context;
  const { businessID } = actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, (trx) =>
    confirmSection(trx, { businessID, section: 'media', personID: actor.id }, 0),
  );
  return presentMedia(await findEdited(db, businessID), await findSections(db, businessID));
}
