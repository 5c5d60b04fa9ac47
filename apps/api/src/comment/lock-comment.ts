import type { Database } from '@kontor/database';
import { findPlace, type LockStrength, lockPlace, type PlaceRow } from './queries.ts';

interface LockedComment {
  comment: PlaceRow;
  /** The comment it replies to, where it is a reply. */
  top: PlaceRow | undefined;
}

/**
 * Locks a comment to the end of the transaction, a reply after the comment it stands below: everybody locks in this order, so that
 * nobody waits for each other. Undefined where there is none.
 */
export async function lockComment(
  trx: Database,
  id: string,
  strength: LockStrength,
): Promise<LockedComment | undefined> {
  const before = await findPlace(trx, id);
  const top =
    before?.resource_type === 'comment' ? await lockPlace(trx, before.resource_id, strength) : undefined;
  const comment = before && (await lockPlace(trx, id, strength));
  return comment && { comment, top };
}
