import { type BusinessPreview, businessSectionNames } from '@kontor/contract';
import { found } from '../../../found.ts';
import type { ForMember } from '../../policy.ts';
import { presentBusinessProfile } from '../../present.ts';
import { findBusinessProfile } from '../../queries.ts';
import { isStated } from '../field.ts';
import { findDrafts, findEdited } from '../queries.ts';
import { draftedRow } from './drafted-row.ts';
import { readDraftedFields } from './read-drafted-fields.ts';

/** A business as buyers would see it with the caller's drafts published; nobody else's are in it. Writes nothing. @throws NotFound */
export async function getBusinessPreview(context: ForMember): Promise<BusinessPreview> {
  const { db, actor, reference, language } = context;
  const { businessID } = actor.actingBusiness;
  const [profile, edited, drafts] = await Promise.all([
    findBusinessProfile(db, businessID),
    findEdited(db, businessID),
    findDrafts(db, businessID, actor.id),
  ]);
  const read = businessSectionNames.map((section) => ({
    section,
    ...readDraftedFields(
      section,
      drafts.find((draft) => draft.section === section),
      edited,
      reference,
    ),
  }));
  const typed = read.flatMap(({ fields }) => fields);
  const row = draftedRow(found(profile, 'business'), typed, reference);
  const confirmed_on = { ...row.confirmed_on };
  // Publishing a section confirms it.
  const today = new Date().toISOString().slice(0, 10);
  for (const { section, fields } of read) if (fields.length > 0) confirmed_on[section] = today;
  const savedAt = drafts.map(({ saved_at }) => saved_at.toISOString()).toSorted();
  return {
    profile: presentBusinessProfile({ ...row, confirmed_on }, reference, language),
    unpublished: read.flatMap(({ section, fields }) =>
      fields.map(({ name, value }) => ({ section, field: name, isRemoved: !isStated(value) })),
    ),
    withheld: read.flatMap(({ section, withheld }) => withheld.map((field) => ({ section, field }))),
    savedAt: typed.length > 0 ? savedAt.at(-1) : undefined,
  };
}
