import type { Data, stopProductImport as stopProductImportCall } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { lockInState } from './lock-in-state.ts';
import { deleteImports } from './queries.ts';
import { releaseFiles } from './release-files.ts';
import { updateImport } from './update-import.ts';

/** Stops an import behind the rows at hand; one that is not run yet is given up with its file. @throws Conflict once it is finished */
export async function stopProductImport(
  context: ForMember,
  importID: string,
): Promise<Data<typeof stopProductImportCall>> {
  const { businessID } = context.actor.actingBusiness;
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    const { state } = await lockInState(trx, importID, [
      'reading',
      'mapping',
      'checking',
      'checked',
      'importing',
      'stopped',
      'failed',
    ]);
    if (state === 'stopped') return { importID, state };
    if (state === 'importing') {
      await updateImport(trx, importID, { stopAsked: true });
      return { importID, state };
    }
    await releaseFiles(trx, importID);
    await deleteImports(trx, [importID]);
    return { importID, state: 'stopped' as const };
  });
}
