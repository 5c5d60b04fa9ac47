import type { Data, runProductImport as runProductImportCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { enqueueWork } from './jobs.ts';
import { lockInState } from './lock-in-state.ts';
import { remember } from './memory-queries.ts';
import { findImport } from './queries.ts';
import { updateImport } from './update-import.ts';

/** Has the worker import the rows that have nothing wrong. Asked again while it does, it changes nothing. @throws Conflict before it was checked, and where no row is to be imported */
export async function runProductImport(
  context: ForMember,
  importID: string,
): Promise<Data<typeof runProductImportCall>> {
  const { businessID } = context.actor.actingBusiness;
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    const { state } = await lockInState(trx, importID, ['checked', 'importing', 'imported', 'stopped']);
    if (state !== 'checked') return { importID, state };
    const row = found(await findImport(trx, importID), 'import of products');
    if (row.added + row.changed === 0)
      throw new KontorError('Conflict', 'No row of this import changes anything.');
    await updateImport(trx, importID, {
      state: 'importing',
      done: 0,
      total: row.added + row.changed,
      added: 0,
      changed: 0,
      begins: true,
    });
    const meanings = row.columns.map(({ heading, target }) => ({ word: heading, meaning: target ?? null }));
    await remember(trx, businessID, 'column', meanings);
    await enqueueWork(trx, { importID });
    return { importID, state: 'importing' as const };
  });
}
