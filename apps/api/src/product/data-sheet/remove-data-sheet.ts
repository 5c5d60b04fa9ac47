import type { EditedDataSheet } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { replaceFile } from '../../upload/use-upload.ts';
import { changeSheets } from './change-sheets.ts';
import { deleteSheet, findUploadsOfSheets } from './queries.ts';

/** Takes a data sheet away with all its versions; files that no copy of the product shows are let go. @throws NotFound */
export function removeDataSheet(
  context: ForMember,
  { productID, sheetID }: { productID: string; sheetID: string },
): Promise<EditedDataSheet[]> {
  return changeSheets(context, productID, async (trx, sheets) => {
    const { id, versions } = found(
      sheets.find((sheet) => sheet.id === sheetID),
      'data sheet',
    );
    await deleteSheet(trx, id);
    const uploads = versions.flatMap(({ file }) => file.upload ?? []);
    const shown = await findUploadsOfSheets(trx, uploads);
    for (const upload of uploads) if (!shown.has(upload)) await replaceFile(trx, { upload }, null);
    return true;
  });
}
