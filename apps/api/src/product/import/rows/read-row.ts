import {
  type ColumnTarget,
  type ImportColumn,
  type ImportField,
  type ImportIssue,
  type ImportIssueCode,
  productLimits,
} from '@kontor/contract';
import { currencies } from '../../edit/currencies.ts';
import type { SpecName } from '../columns/spec-named.ts';
import type { Cell, TableRow } from '../read/table.ts';
import { readList } from './cell-list.ts';
import type { CategoryFinder } from './find-category.ts';
import { type NumberFormat, readNumber } from './number-format.ts';
import { readYesOrNo } from './yes-or-no.ts';

/** A field of a row: absent where no column holds it, null where its cell is empty. */
type Stated<T> = T | null | undefined;

/** What a row states, and what of it cannot be read. */
export interface RowFields {
  productID?: Stated<string>;
  name?: Stated<string>;
  description?: Stated<string>;
  keywords?: Stated<string[]>;
  category?: Stated<string>;
  leadTimeDays?: Stated<number>;
  minimumOrder?: Stated<{ number: number; unit?: string }>;
  minimumOrderUnit?: Stated<string>;
  price?: Stated<{ amount: number; currency?: string }>;
  currency?: Stated<string>;
  pricePer?: Stated<string>;
  stock?: Stated<boolean>;
  photos?: Stated<string[]>;
  /** A specification for each column that holds one, in their order. */
  specs: (SpecName & { value: string | null })[];
  issues: ImportIssue[];
}

/** What rows of a table are read with. */
export interface RowReading {
  columns: readonly ImportColumn[];
  numbers: NumberFormat;
  categories: CategoryFinder;
}

const shownValue = 100;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the cells of a row by what its columns hold. */
export function readRow({ cells }: Pick<TableRow, 'cells'>, reading: RowReading): RowFields {
  const fields: RowFields = { specs: [], issues: [] };
  for (const [index, { heading, target }] of reading.columns.entries()) {
    if (!target) continue;
    const cell = cells[index] ?? null;
    if (target.field === 'spec') {
      const { key = heading, unit } = target;
      fields.specs.push({
        key,
        ...(unit === undefined ? {} : { unit }),
        value: cell === null ? null : textOf(cell),
      });
      continue;
    }
    const read = cell === null ? null : readCell(target.field, cell, target, reading);
    if (isRefused(read)) {
      const value = textOf(cell).slice(0, shownValue);
      fields.issues.push({
        field: target.field,
        heading,
        code: read.refused,
        ...(value === '' ? {} : { value }),
      });
    } else Object.assign(fields, { [target.field]: read });
  }
  return fields;
}

interface Refused {
  refused: ImportIssueCode;
}
const refused = (code: ImportIssueCode): Refused => ({ refused: code });

function isRefused(read: unknown): read is Refused {
  return typeof read === 'object' && read !== null && 'refused' in read;
}

function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell).trim();
}

type Read = (cell: Exclude<Cell, null>, target: ColumnTarget, reading: RowReading) => unknown;

const readers: Record<ImportField, Read> = {
  productID: (cell) => {
    const id = textOf(cell).toLowerCase();
    return uuid.test(id) ? id : refused('unknownProduct');
  },
  name: textOf,
  description: textOf,
  keywords: (cell) => readList(String(cell)),
  category: (cell, _, { categories }) => {
    const places = categories.find(textOf(cell));
    if (places.length === 0) return refused('unknownCategory');
    return places.length > 1 ? refused('severalCategories') : places[0];
  },
  leadTimeDays: (cell, _, { numbers }) => {
    const days = numberOf(cell, numbers);
    if (days === undefined || !Number.isInteger(days) || days < 0) return refused('notWholeDays');
    return days > productLimits.leadTimeDays ? refused('tooLarge') : days;
  },
  minimumOrder: readMinimumOrder,
  minimumOrderUnit: textOf,
  price: readPrice,
  currency: (cell) => {
    const code = textOf(cell).toUpperCase();
    return currencies.has(code) ? code : refused('unknownCurrency');
  },
  pricePer: textOf,
  stock: (cell) => readYesOrNo(cell) ?? refused('notYesOrNo'),
  photos: (cell) => readList(String(cell)),
};

function readCell(
  field: ImportField,
  cell: Exclude<Cell, null>,
  target: ColumnTarget,
  reading: RowReading,
): unknown {
  return readers[field](cell, target, reading);
}

function numberOf(cell: Cell, numbers: NumberFormat): number | undefined {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' ? readNumber(cell, numbers) : undefined;
}

/**
 * "10", "10 pcs". The figure is all signs that can be of a number: where it is none, as "2.5" among numbers with a comma, nothing of it
 * becomes a unit.
 */
function readMinimumOrder(
  cell: Exclude<Cell, null>,
  { unit: stated }: ColumnTarget,
  { numbers }: RowReading,
): unknown {
  const plain = numberOf(cell, numbers);
  const [, figure = '', behind] =
    /^([\d.,' \u00a0\u202f]*\d)\s*([^\d.,' \u00a0\u202f].*)$/.exec(textOf(cell)) ?? [];
  const number = plain ?? readNumber(figure, numbers);
  if (number === undefined) return refused('notANumber');
  if (number <= 0) return refused('tooSmall');
  const unit = plain === undefined ? behind?.trim() : stated;
  return unit === undefined ? { number } : { number, unit };
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₩': 'KRW' };

/** "1184.50", "USD 1,184.50", "20 €". */
function readPrice(
  cell: Exclude<Cell, null>,
  { currency: stated }: ColumnTarget,
  { numbers }: RowReading,
): unknown {
  const [, before = '', figure = '', behind = ''] =
    /^([^\d-]*)(-?[\d.,' \u00a0\u202f]*\d)\s*(\D*)$/.exec(textOf(cell)) ?? [];
  const amount = numberOf(cell, numbers) ?? readNumber(figure, numbers);
  if (amount === undefined) return refused('notAnAmount');
  if (amount < 0) return refused('tooSmall');
  const said = (before.trim() || behind.trim()).replace(/[.:]$/, '');
  const code = signs[said] ?? said.toUpperCase();
  if (said !== '' && said !== '$' && !currencies.has(code)) return refused('notAnAmount');
  const currency = currencies.has(code) ? code : stated;
  return currency === undefined ? { amount } : { amount, currency };
}
