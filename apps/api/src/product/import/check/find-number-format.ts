import type { ReadDatabase } from '@kontor/database';
import type { ImportRow } from '../queries.ts';
import { findRows } from '../row-queries.ts';
import { type NumberFormat, numberFormatOf } from '../rows/number-format.ts';

const numeric: readonly string[] = ['leadTimeDays', 'minimumOrder', 'price'];
/** Rows that are looked at: who wrote the first ones wrote the others. */
const looked = 2_000;

/** The decimal sign of a table, by the columns that hold numbers. */
export async function findNumberFormat(
  db: ReadDatabase,
  { id, columns, format }: ImportRow,
): Promise<NumberFormat> {
  const places = columns.flatMap(({ target }, index) =>
    target && numeric.includes(target.field) ? [index] : [],
  );
  return numberFormatOf(await findRows(db, id, 0, looked), places, format?.separator);
}
