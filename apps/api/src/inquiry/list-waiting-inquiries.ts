import {
  type Data,
  inquiryLimits,
  type listWaitingInquiries as listWaitingInquiriesCall,
  type WaitingInquiry,
} from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { listBusinessesOfPeople } from '../business/members/list-businesses-of-people.ts';
import type { Context } from '../context.ts';
import { findParties, presentParty } from './parties.ts';
import { findUnread } from './queries.ts';

/** Conversations with unread messages, as oneself and as each of one's businesses, the last first. */
export async function listWaitingInquiries(
  context: Context<ActingPerson>,
): Promise<Data<typeof listWaitingInquiriesCall>> {
  const { db, actor } = context;
  const businesses = await listBusinessesOfPeople({ db }, [actor.id]);
  const rows = await findUnread(db, {
    personID: actor.id,
    businessIDs: businesses.get(actor.id) ?? [],
    size: inquiryLimits.waitingAtOnce,
  });
  const parties = await findParties(context, rows);
  const inquiries = rows.map((row): WaitingInquiry => {
    const own = row.own_business_id === null ? undefined : parties.businesses.get(row.own_business_id);
    const type = row.side === 'S' ? row.receiver_type : row.sender_type;
    return {
      requestID: row.id,
      asBusiness: own && { businessID: own.businessID, companyName: own.general.companyName },
      other: presentParty(
        { type, businessID: row.other_business_id, personID: row.other_person_id },
        parties,
      ),
      subject: row.subject,
      unread: row.unread,
      lastMessageAt: row.last_at.toISOString(),
    };
  });
  return { inquiries };
}
