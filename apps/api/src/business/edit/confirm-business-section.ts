import type { BusinessSection, BusinessSectionState } from '@kontor/contract';
import { write } from '../../write/write.ts';
import type { ForMember } from '../policy.ts';
import { getBusinessSection } from './get-business-section.ts';
import { confirmSection } from './queries.ts';

/** Says that a section is still right, now. What is in it stays as it is, and so does its revision. */
export async function confirmBusinessSection(
  context: ForMember,
  section: BusinessSection,
): Promise<BusinessSectionState> {
  const { id: personID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  await write(context, { noun: 'business', id: businessID }, (trx) =>
    confirmSection(trx, { businessID, section, personID }, 0),
  );
  return getBusinessSection(context, section);
}
