import {
  type Data,
  productImportLimits as limits,
  type undoProductImport as undoProductImportCall,
} from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { enqueueWork } from './jobs.ts';
import { lockInState } from './lock-in-state.ts';
import { findImport, lockImportsOf, lockOpenImports } from './queries.ts';
import { updateImport } from './update-import.ts';

const day = 86_400_000;

/** Whether an import can be undone yet. */
export function undoUntil(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + limits.undoDays * day);
}

/** Has the worker take an import back. @throws Conflict while another one is under way, and after seven days */
export async function undoProductImport(
  context: ForMember,
  importID: string,
): Promise<Data<typeof undoProductImportCall>> {
  const { id: personID, actingBusiness } = context.actor;
  const { businessID } = actingBusiness;
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await lockImportsOf(trx, businessID);
    const { state, finishedAt } = await lockInState(trx, importID, [
      'imported',
      'stopped',
      'undoing',
      'undone',
    ]);
    if (state === 'undoing' || state === 'undone') return { importID, state };
    if (!finishedAt || undoUntil(finishedAt) < new Date())
      throw new KontorError('Conflict', `An import can be undone for ${limits.undoDays} days.`);
    if ((await lockOpenImports(trx, businessID)).length > 0)
      throw new KontorError('Conflict', 'Another import for this business has not finished.');
    const row = found(await findImport(trx, importID), 'import of products');
    await updateImport(trx, importID, {
      state: 'undoing',
      done: 0,
      total: row.added + row.changed,
      stayed: 0,
      undoneBy: personID,
      begins: true,
    });
    await enqueueWork(trx, { importID });
    return { importID, state: 'undoing' as const };
  });
}
