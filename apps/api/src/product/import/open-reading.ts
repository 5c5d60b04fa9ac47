import type { ReadDatabase } from '@kontor/database';
import type { Reference } from '../../reference/reference.ts';
import { fold } from './columns/fold.ts';
import { findRememberedCategories } from './memory-queries.ts';
import type { ImportRow } from './queries.ts';
import { findCategories } from './rows/find-category.ts';
import type { RowReading } from './rows/read-row.ts';

/** What the rows of an import are read with: its columns, its decimal sign, and which categories its values mean. */
export async function openReading(
  db: ReadDatabase,
  {
    business_id,
    columns,
    categories,
    format,
  }: Pick<ImportRow, 'business_id' | 'columns' | 'categories' | 'format'>,
  reference: Reference,
): Promise<RowReading> {
  const remembered = new Map(await findRememberedCategories(db, business_id));
  for (const { value, category } of categories) if (category) remembered.set(fold(value), category);
  return {
    columns,
    numbers: { decimalComma: format?.decimalComma ?? false },
    categories: findCategories(reference, remembered),
  };
}
