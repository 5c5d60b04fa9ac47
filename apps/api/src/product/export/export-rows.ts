import {
  type ImportField,
  importFields,
  type Language,
  productImportLimits as limits,
} from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import type { RawBuilder } from 'kysely';
import { nameIn, type Reference } from '../../reference/reference.ts';
import { fieldsOf } from '../edit/present.ts';
import type { ProductFields } from '../edit/product-fields.ts';
import { headingOf } from '../import/columns/field-names.ts';
import { specHeading } from '../import/columns/spec-heading.ts';
import type { Cell } from '../import/read/table.ts';
import { writeList } from '../import/rows/cell-list.ts';
import { yesNoWords } from '../import/rows/yes-or-no.ts';
import { type ExportedRow, findExported, findSpecColumns, type SpecColumn } from './queries.ts';

interface Exported {
  businessID: string;
  condition: RawBuilder<boolean>;
  reference: Reference;
  language: Language;
}

const rowsAtOnce = 500;

/** The headings of a table that an import knows in any language. */
export function exportHeadings(language: Language, specs: readonly SpecColumn[] = []): Cell[] {
  const columns = specs.flatMap((spec) => Array.from({ length: spec.times }, () => specHeading(spec)));
  return [...importFields.map((field) => headingOf(field, language)), ...columns];
}

/** The headings, and a row for each of a business's products that are asked for, read as they are sent. */
export async function* exportRows(
  db: ReadDatabase,
  { reference, language, ...wanted }: Exported,
): AsyncGenerator<Cell[]> {
  const { businessID, condition } = wanted;
  const specs = await findSpecColumns(db, businessID, condition, limits.columns - importFields.length);
  const cut = withinLimit(specs);
  yield exportHeadings(language, cut);
  for (let after: ExportedRow | undefined; ; ) {
    const rows = await findExported(db, { ...wanted, after, limit: rowsAtOnce });
    for (const row of rows) yield [...fieldCells(row, reference, language), ...specCells(fieldsOf(row), cut)];
    after = rows.at(-1);
    if (!after || rows.length < rowsAtOnce) return;
  }
}

/** As many as an import takes; those that are left out stay as they are when the table is imported. */
function withinLimit(specs: readonly SpecColumn[]): SpecColumn[] {
  let left = limits.columns - importFields.length;
  return specs.filter(({ times }) => {
    left -= times;
    return left >= 0;
  });
}

function fieldCells(row: ExportedRow, reference: Reference, language: Language): Cell[] {
  const fields = fieldsOf(row);
  const { minimumOrder, price } = fields;
  const cells: Record<ImportField, Cell> = {
    productID: row.id,
    name: fields.name,
    description: fields.description,
    keywords: writeList(fields.keywords),
    category: placeCell(fields.category, reference, language),
    leadTimeDays: fields.leadTimeDays,
    minimumOrder: minimumOrder?.number ?? null,
    minimumOrderUnit: minimumOrder?.unit ?? null,
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    pricePer: price?.per ?? null,
    stock: yesNoWords[language][fields.stock ? 'yes' : 'no'],
    photos: writeList(row.photos.map(({ photo }) => photo.url)),
  };
  return importFields.map((field) => cells[field]);
}

/** The code, which an import reads, and the name, which people do. */
function placeCell(ids: readonly string[], { nodes }: Reference, language: Language): string {
  const last = nodes.get(ids.at(-1) ?? '');
  return last ? `${ids.join('.')} ${nameIn(last.names, language)}` : ids.join('.');
}

function specCells({ specs }: ProductFields, columns: readonly SpecColumn[]): Cell[] {
  return columns.flatMap(({ key, unit, times }) => {
    const values = specs.filter((spec) => spec.key === key && spec.unit === unit).map(({ value }) => value);
    return Array.from({ length: times }, (_, index) => values[index] ?? null);
  });
}
