import type { Data, Input, startProductImport as startProductImportCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { readyFile, replaceFile } from '../../upload/use-upload.ts';
import { writeOnce } from '../../write/write-once.ts';
import { enqueueWork } from './jobs.ts';
import { deleteImports, insertImport, lockImportsOf, lockOpenImports } from './queries.ts';
import { releaseFiles } from './release-files.ts';

/**
 * Begins an import: the worker reads the table and checks it. One that was not run yet gives way. @throws Conflict while one is under
 * way, and what `readyFile` throws of the table or the ZIP
 */
export async function startProductImport(
  context: ForMember,
  input: Input<typeof startProductImportCall>['body'],
): Promise<Data<typeof startProductImportCall>> {
  const { actor, language } = context;
  const { businessID } = actor.actingBusiness;
  const { token, fileName, pictures } = input;
  const table = await readyFile(context, token, { purpose: 'product-import', field: 'token' });
  const archive =
    pictures &&
    (await readyFile(context, pictures.token, {
      purpose: 'product-import-pictures',
      field: 'pictures.token',
    }));
  const about = () => ({ noun: 'business', id: businessID });
  return writeOnce(context, input, about, async (trx) => {
    // One begins at a time, so that the other one finds it.
    await lockImportsOf(trx, businessID);
    const open = await lockOpenImports(trx, businessID);
    if (open.some(({ state }) => state === 'importing' || state === 'undoing'))
      throw new KontorError('Conflict', 'Another import for this business is running.');
    for (const { id } of open) await releaseFiles(trx, id);
    await deleteImports(
      trx,
      open.map(({ id }) => id),
    );
    await replaceFile(trx, null, table);
    if (archive) await replaceFile(trx, null, archive);
    const importID = await insertImport(trx, {
      businessID,
      personID: actor.id,
      language,
      fileName,
      fileType: table.contentType,
      uploadID: table.upload,
      picturesName: pictures?.fileName ?? null,
      picturesID: archive?.upload ?? null,
    });
    await enqueueWork(trx, { importID });
    return { importID, state: 'reading' as const };
  });
}
