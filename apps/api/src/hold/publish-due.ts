import type { Database } from '@kontor/database';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { publish } from './publish.ts';
import { findDue } from './queries.ts';

const atOnce = 100;

/** Publishes what was held back for a day and no moderator refused, each in a transaction of its own. */
export async function publishDue({ db }: { db: Database }): Promise<void> {
  const reference = await loadReference(db);
  const context = asSystem({ db, reference });
  for (let due = await findDue(db, atOnce); due.length > 0; due = await findDue(db, atOnce))
    for (const id of due) await write(context, undefined, (trx) => publish({ db: trx, reference }, id));
}
