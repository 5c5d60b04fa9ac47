import type { InquiryParty } from '@kontor/contract';
import { listBusinessesOfPeople } from '../business/members/list-businesses-of-people.ts';
import type { Context } from '../context.ts';
import { findParties, presentParty } from './parties.ts';
import { findOwnAmong } from './queries.ts';

interface Conversation {
  requestID: string;
  /** Whose it is; absent where it is the person's own. */
  businessID: string | undefined;
  other: InquiryParty;
  subject: string;
}

/** With whom and about what these conversations are, of a person and of each business of theirs. */
export async function findConversations(
  context: Pick<Context, 'db' | 'reference' | 'language'>,
  personID: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  if (ids.length === 0) return [];
  const businesses = await listBusinessesOfPeople(context, [personID]);
  const businessIDs = businesses.get(personID) ?? [];
  const rows = await findOwnAmong(context.db, { personID, businessIDs, ids });
  const parties = await findParties(context, rows);
  return rows.map((row) => {
    const type = row.side === 'S' ? row.receiver_type : row.sender_type;
    const other = { type, businessID: row.other_business_id, personID: row.other_person_id };
    return {
      requestID: row.id,
      businessID: row.own_business_id ?? undefined,
      other: presentParty(other, parties),
      subject: row.subject,
    };
  });
}
