import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import { notify } from '../notification/notify.ts';
import { acceptedKind, askedKind } from './notification-kinds.ts';
import { findTold } from './told-queries.ts';

/** Whoever is asked hears of it: a person, or the administrators of a business. */
export function tellAsked(trx: Transaction<DB>, id: string): Promise<void> {
  return tell(trx, askedKind, id, 'asked');
}

/** Whoever asked hears that they are connected. */
export function tellAccepted(trx: Transaction<DB>, id: string): Promise<void> {
  return tell(trx, acceptedKind, id, 'asker');
}

async function tell(
  trx: Transaction<DB>,
  kind: DeclaredKind,
  id: string,
  side: 'asker' | 'asked',
): Promise<void> {
  const told = await findTold(trx, id, side);
  if (!told) return;
  const { person_ids: personIDs, business_id, from_name: from, to_name: to } = told;
  // What they are asked to be stands on the page.
  const data = { from, to, subject: '' };
  await notify(trx, kind, { personIDs, subjectID: id, businessID: business_id ?? undefined, data });
}
