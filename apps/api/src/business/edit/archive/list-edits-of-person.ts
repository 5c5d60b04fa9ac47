import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../../context.ts';
import { findChangedBy, findConfirmedBy, findDraftsOf } from './queries.ts';

/** What a person confirmed, changed and typed in the profiles of businesses, the oldest first. */
export async function listEditsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['businessEdits']> {
  const [confirmed, changes, drafts] = [
    await findConfirmedBy(db, personID),
    await findChangedBy(db, personID),
    await findDraftsOf(db, personID),
  ];
  return {
    confirmed: confirmed.map(({ business_id: businessID, section, confirmed_at }) => ({
      businessID,
      section,
      at: confirmed_at.toISOString(),
    })),
    changes: changes.map(({ business_id: businessID, section, field, before, after, changed_at }) => ({
      businessID,
      section,
      field,
      before: before ?? undefined,
      after: after ?? undefined,
      at: changed_at.toISOString(),
    })),
    drafts: drafts.map(({ business_id: businessID, section, fields, saved_at }) => ({
      businessID,
      section,
      fields,
      at: saved_at.toISOString(),
    })),
  };
}
