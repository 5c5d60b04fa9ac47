import type { ImportIssue } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { fold } from '../columns/fold.ts';
import type { TableRow } from '../read/table.ts';
import { type ExistingProduct, findByNames, findExisting } from '../rows/existing-products.ts';
import type { RowFields } from '../rows/read-row.ts';

/** A row that was read, with the product it changes. */
export interface MatchedRow {
  row: TableRow;
  fields: RowFields;
  existing: ExistingProduct | undefined;
  issues: ImportIssue[];
}

/**
 * Finds the product each row changes: by the id it states, else by its name among those that are not archived, without case. A row that
 * finds none is a new product. @param seen which row meant a product first, over all rows of the table
 */
export async function matchRows(
  db: ReadDatabase,
  businessID: string,
  rows: readonly { row: TableRow; fields: RowFields }[],
  seen: Map<string, number>,
): Promise<MatchedRow[]> {
  const named = rows.flatMap(({ fields: { productID, name } }) => (!productID && name ? [name] : []));
  const byName = await findByNames(db, businessID, [...new Set(named)]);
  const ids = new Set([
    ...rows.flatMap(({ fields: { productID } }) => productID ?? []),
    ...[...byName.values()].flatMap((found) => (found.length === 1 ? found : [])),
  ]);
  const existing = await findExisting(db, businessID, [...ids]);
  return rows.map(({ row, fields }) => {
    const { productID, name } = fields;
    const ofName = productID || !name ? [] : (byName.get(name) ?? []);
    const product = existing.get(productID ?? (ofName.length === 1 ? (ofName[0] ?? '') : ''));
    const issues: ImportIssue[] = [];
    if (productID && !product) issues.push({ field: 'productID', code: 'unknownProduct', value: productID });
    if (product?.isArchived)
      issues.push({ field: 'productID', code: 'archivedProduct', value: product.fields.name.slice(0, 60) });
    if (ofName.length > 1) issues.push({ field: 'name', code: 'severalProducts', value: name?.slice(0, 60) });
    const key = product?.id ?? (name ? fold(name) || name : undefined);
    const first = key === undefined ? undefined : seen.get(key);
    if (first !== undefined)
      issues.push({ field: productID ? 'productID' : 'name', code: 'sameAsRow', row: first });
    else if (key !== undefined) seen.set(key, row.number);
    return { row, fields, existing: product, issues };
  });
}
