import type { AnsweredFile, exportProducts as exportProductsCall, Input } from '@kontor/contract';
import { tableFile } from '@kontor/server/table-file';
import type { ForMember } from '../../business/policy.ts';
import { selected } from '../table/selected.ts';
import { exportHeadings, exportRows } from './export-rows.ts';

/** All products of a business, or those a filter of its table holds, as a file an import takes back unchanged; or its headings alone. */
export function exportProducts(
  { db, actor, reference, language }: ForMember,
  { format, empty, bid: _, ...selection }: Input<typeof exportProductsCall>['query'],
): AnsweredFile {
  if (empty === 'yes')
    return tableFile({ name: 'products', format, sheet: 'Products', rows: headingsAlone() });
  const { businessID } = actor.actingBusiness;
  const condition = selected(selection, reference, language);
  const day = new Date().toISOString().slice(0, 10);
  return tableFile({
    name: `products-${day}`,
    format,
    sheet: 'Products',
    rows: exportRows(db, { businessID, condition, reference, language }),
  });

  async function* headingsAlone() {
    // A new product has no id.
    yield exportHeadings(language).slice(1);
  }
}
