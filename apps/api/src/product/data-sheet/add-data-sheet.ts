import type { addDataSheet as call, EditedDataSheet, Input } from '@kontor/contract';
import { productLimits } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { replaceFile } from '../../upload/use-upload.ts';
import { changeSheets } from './change-sheets.ts';
import { insertSheet, insertVersion } from './queries.ts';
import { readLanguage } from './read-language.ts';
import { readTitle } from './read-title.ts';
import { isThere, readySheet, tooMany } from './ready-sheet.ts';

/**
 * Adds a data sheet behind the others. Sent again it makes no difference.
 * @throws BadRequest with an issue; Conflict where the product has as many as it may; what `readyFile` throws
 */
export async function addDataSheet(
  context: ForMember,
  productID: string,
  { token, title, language }: Input<typeof call>['body'],
): Promise<EditedDataSheet[]> {
  const about = { title: readTitle(title), language: readLanguage(language, context.reference) };
  const file = await readySheet(context, token);
  return changeSheets(context, productID, async (trx, sheets) => {
    if (isThere(sheets, file)) return false;
    if (sheets.length >= productLimits.dataSheets) throw tooMany(productLimits.dataSheets);
    await replaceFile(trx, null, file);
    await insertVersion(trx, { sheetID: await insertSheet(trx, productID, about), version: 1, file });
    return true;
  });
}
