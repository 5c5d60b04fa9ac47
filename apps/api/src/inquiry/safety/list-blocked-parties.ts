import type { Data, Input, listBlockedParties as listBlockedPartiesCall } from '@kontor/contract';
import type { ForEither } from '../../business/policy.ts';
import { pageOf, readCursor } from '../../cursor/moment-cursor.ts';
import { findPartiesByID, presentParty } from '../parties.ts';
import { partyOf } from '../party.ts';
import { findBlocks } from './block-queries.ts';

/** A page of those whom somebody, or a business of theirs, lets write no more. @throws BadRequest for what is no cursor */
export async function listBlockedParties(
  context: ForEither,
  { size, after }: Input<typeof listBlockedPartiesCall>['query'],
): Promise<Data<typeof listBlockedPartiesCall>> {
  const blockerID = partyOf(context.actor).id;
  // One more says whether there is another page.
  const found = await findBlocks(context.db, { blockerID, from: readCursor(after, 'uuid'), size: size + 1 });
  const { rows, next } = pageOf(found, size, ({ blocked_id }) => blocked_id);
  const parties = await findPartiesByID(context, {
    businessIDs: rows.flatMap(({ blocked_business_id }) => blocked_business_id ?? []),
    personIDs: rows.flatMap(({ blocked_person_id }) => blocked_person_id ?? []),
  });
  return {
    blocked: rows.map(({ blocked_business_id: businessID, blocked_person_id: personID, created_at }) => ({
      party: presentParty({ type: businessID ? 'business' : 'user', businessID, personID }, parties),
      since: created_at.toISOString(),
    })),
    next,
  };
}
