import type { ReadDatabase } from '@kontor/database';
import type { About } from '../../notification/notify.ts';
import type { Party } from '../party.ts';
import { findPeopleOf } from './moderation-queries.ts';

/** Whom the product tells of a party's conversation, in its own name; undefined where the party has left it. */
export async function findAddressees(
  db: ReadDatabase,
  inquiryID: string,
  party: Party,
): Promise<About | undefined> {
  const row = await findPeopleOf(db, inquiryID, party.id);
  if (!row) return undefined;
  return {
    personIDs: row.person_ids,
    subjectID: inquiryID,
    businessID: row.business_id ?? undefined,
    data: { from: '', to: row.name, subject: row.subject },
  };
}
