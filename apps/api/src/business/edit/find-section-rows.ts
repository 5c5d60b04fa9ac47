import type { ForMember } from '../policy.ts';
import { findLastChanges } from './changes/queries.ts';
import { findDrafts, findEdited, findSections } from './queries.ts';

/** All that the sections of a business are shown with to one of its people. @throws NotFound */
export async function findSectionRows({ db, actor }: Pick<ForMember, 'db' | 'actor'>) {
  const { businessID } = actor.actingBusiness;
  const [row, sections, drafts] = await Promise.all([
    findEdited(db, businessID),
    findSections(db, businessID),
    findDrafts(db, businessID, actor.id),
  ]);
  // Asked for only where somebody may have changed what is in a draft.
  const lastChanges = drafts.length === 0 ? [] : await findLastChanges(db, businessID);
  return { row, sections, drafts, lastChanges };
}
