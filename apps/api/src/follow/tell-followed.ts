import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { whoListens } from '../blocking/who-listens.ts';
import { notify } from '../notification/notify.ts';
import { followedKind } from './notification-kinds.ts';
import { findToldOfFollow } from './queries.ts';

/** Tells a person, or the administrators of a business, that somebody follows: not what they do themselves, nor of whom they muted or blocked. */
export async function tellFollowed(
  trx: Transaction<DB>,
  personID: string,
  resourceID: string,
): Promise<void> {
  const told = await findToldOfFollow(trx, personID, resourceID);
  if (!told) return;
  const { from, to, business_id, person_ids } = told;
  const businessID = business_id ?? undefined;
  const personIDs = await whoListens(trx, {
    personIDs: person_ids.filter((id) => id !== personID),
    businessID,
    writerIDs: [personID],
  });
  await notify(trx, followedKind, {
    personIDs,
    subjectID: resourceID,
    businessID,
    data: { from, to, subject: '' },
  });
}
