import { productImportLimits as limits, type OpenProductImport } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { openReading } from './open-reading.ts';
import type { ImportRow } from './queries.ts';
import { findChangedRows } from './row-queries.ts';
import { changesOf } from './rows/changes-of.ts';
import { asStored, evaluateRow } from './rows/evaluate-row.ts';
import { findExisting } from './rows/existing-products.ts';
import { readRow } from './rows/read-row.ts';

/** The check has looked at the pictures. */
const archive = { has: () => true };

/** What a checked import would change of products there are, row by row: of the first ones, as each product is now. */
export async function findChanges(
  { db, reference }: Pick<Context, 'db' | 'reference'>,
  row: ImportRow,
): Promise<OpenProductImport['changes']> {
  if (row.state !== 'checked' || row.changed === 0) return [];
  const rows = await findChangedRows(db, row.id, limits.shownChanges);
  const [reading, products] = await Promise.all([
    openReading(db, row, reference),
    findExisting(
      db,
      row.business_id,
      rows.flatMap(({ productID }) => productID ?? []),
    ),
  ]);
  return rows.flatMap((each) => {
    const product = products.get(each.productID ?? '');
    if (!product) return [];
    const { fields, photos } = evaluateRow(readRow(each, reading), product, {
      reference,
      language: row.language,
      archive,
    });
    const changes = changesOf(asStored(product, reference), fields);
    if (photos) changes.push({ field: 'photos' });
    return { number: each.number, productID: product.id, name: product.fields.name, fields: changes };
  });
}
