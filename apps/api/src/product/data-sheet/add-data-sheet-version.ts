import { type EditedDataSheet, productLimits } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { replaceFile } from '../../upload/use-upload.ts';
import { changeSheets } from './change-sheets.ts';
import { insertVersion, updateSheet } from './queries.ts';
import { isThere, readySheet, tooMany } from './ready-sheet.ts';

/**
 * Puts a new version in the place of the latest, which stays for the people of the business. Sent again it makes no difference.
 * @throws NotFound; Conflict where the sheet has as many as it may; what `readyFile` throws
 */
export async function addDataSheetVersion(
  context: ForMember,
  { productID, sheetID }: { productID: string; sheetID: string },
  token: string,
): Promise<EditedDataSheet[]> {
  const file = await readySheet(context, token);
  return changeSheets(context, productID, async (trx, sheets) => {
    const { id, versions } = found(
      sheets.find((sheet) => sheet.id === sheetID),
      'data sheet',
    );
    if (isThere(sheets, file)) return false;
    if (versions.length >= productLimits.dataSheetVersions) throw tooMany(productLimits.dataSheetVersions);
    await replaceFile(trx, null, file);
    await insertVersion(trx, { sheetID: id, version: (versions[0]?.version ?? 0) + 1, file });
    await updateSheet(trx, id, {});
    return true;
  });
}
