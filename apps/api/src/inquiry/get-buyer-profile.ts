import type { Data, getBuyerProfile as getBuyerProfileCall } from '@kontor/contract';
import { findConfirmedAddress } from '../business/members/confirmed-address.ts';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { getPersonSince } from '../person/get-person-since.ts';
import { countSent, findBusinessSince, findFirstAuthor } from './buyer-queries.ts';
import { type Party, partyOf } from './party.ts';
import { findInquiry } from './queries.ts';
import { showInquiries } from './show-inquiries.ts';

/** Facts about who sent an inquiry, for who received it (checklist 256). @throws NotFound, for the sender, too, and when they are gone */
export async function getBuyerProfile(
  context: ForEither,
  id: string,
): Promise<Data<typeof getBuyerProfileCall>> {
  const { db, actor } = context;
  const row = await findInquiry(db, { id, party: partyOf(actor) });
  const isReceived = row?.side === 'R' ? row : undefined;
  const [inquiry] = await showInquiries(context, [found(isReceived, 'request')]);
  const party = found(inquiry, 'request').sender;
  const buyerID = found(party.id, 'buyer any more');
  const buyer: Party = { column: party.type === 'business' ? 'business_id' : 'person_id', id: buyerID };
  const author = await findFirstAuthor(db, id);
  const [counts, since, address] = await Promise.all([
    countSent(db, buyer),
    party.type === 'business' ? findBusinessSince(db, buyerID) : getPersonSince({ db }, buyerID),
    author === null ? undefined : findConfirmedAddress({ db }, author),
  ]);
  return { party, memberSince: since?.toISOString(), hasConfirmedAddress: address !== undefined, ...counts };
}
