import type { BusinessSection, BusinessSectionState } from '@kontor/contract';
import type { ForMember } from '../policy.ts';
import { findSectionRows } from './find-section-rows.ts';
import { presentSection } from './present.ts';

/** One section as whoever asks edits it. @throws NotFound */
export async function getBusinessSection(
  context: ForMember,
  section: BusinessSection,
): Promise<BusinessSectionState> {
  return presentSection(section, await findSectionRows(context), context.reference);
}
