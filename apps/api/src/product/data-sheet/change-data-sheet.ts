import type { changeDataSheet as call, EditedDataSheet, Input } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { changeSheets } from './change-sheets.ts';
import { updateSheet } from './queries.ts';
import { readLanguage } from './read-language.ts';
import { readTitle } from './read-title.ts';

/** Changes what is sent of a data sheet. @throws NotFound; BadRequest with an issue */
export function changeDataSheet(
  context: ForMember,
  { productID, sheetID }: { productID: string; sheetID: string },
  { title, language }: NonNullable<Input<typeof call>['body']>,
): Promise<EditedDataSheet[]> {
  const columns = {
    ...(title === undefined ? {} : { title: readTitle(title) }),
    ...(language === undefined ? {} : { language: readLanguage(language, context.reference) }),
  };
  return changeSheets(context, productID, async (trx, sheets) => {
    const sheet = found(
      sheets.find(({ id }) => id === sheetID),
      'data sheet',
    );
    const after = { ...sheet, ...columns };
    if (after.title === sheet.title && after.language === sheet.language) return false;
    await updateSheet(trx, sheet.id, columns);
    return true;
  });
}
