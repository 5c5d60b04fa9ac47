import { connectionLimits } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { deleteOld } from './queries.ts';

const atOnce = 1_000;

/** Deletes what was ended, or taken back, so long ago that it may be asked for again. */
export async function deleteOldConnections({ db }: { db: Database }): Promise<void> {
  const context = asSystem({ db, reference: await loadReference(db) });
  const days = connectionLimits.askAgainAfterDays;
  while ((await write(context, undefined, (trx) => deleteOld(trx, { days, atOnce }))) > 0);
}
