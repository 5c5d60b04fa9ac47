import type { ReadDatabase } from '@kontor/database';
import { findIsBlocked } from './block-queries.ts';

/** Whether somebody, or a business, has blocked a person or a business. */
export function hasBlocked({ db }: { db: ReadDatabase }, ownID: string, otherID: string): Promise<boolean> {
  return findIsBlocked(db, [ownID], [otherID]);
}
