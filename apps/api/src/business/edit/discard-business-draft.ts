import type { BusinessSection, BusinessSectionState } from '@kontor/contract';
import { write } from '../../write/write.ts';
import type { ForMember } from '../policy.ts';
import { getBusinessSection } from './get-business-section.ts';
import { deleteDraft } from './queries.ts';

/** Throws the caller's draft of a section away; nobody else's. */
export async function discardBusinessDraft(
  context: ForMember,
  section: BusinessSection,
): Promise<BusinessSectionState> {
  const { id: personID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  await write(context, undefined, (trx) => deleteDraft(trx, { businessID, section, personID }));
  return getBusinessSection(context, section);
}
