import type { HeldResource, HoldCause } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { insertHold } from './queries.ts';

interface HeldBack {
  type: HeldResource;
  id: string;
  authorID: string;
  cause: HoldCause;
  /** Everybody saw it before. */
  wasPublished: boolean;
}

/** Notes why something is held back, in the transaction that stores it so. */
export function holdBack(trx: Transaction<DB>, held: HeldBack): Promise<void> {
  return insertHold(trx, held);
}
