import type { ImportFailure } from '@kontor/contract';
import type { Cell } from '@kontor/server/table-file';

export type { Cell };

/** A row that holds something. */
export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: Cell[];
}

/** How a table was written, as it is stored with an import. */
export interface TableFormat {
  kind: 'csv' | 'xlsx';
  /** Of CSV. */
  separator?: string;
  /** Of a workbook: which of its sheets, from 1. */
  sheet?: number;
  /** Whether numbers that stand as text have a comma before their decimals; known once it was checked. */
  decimalComma?: boolean;
}

export interface Table {
  format: TableFormat;
  /** The first of them holds the headings. */
  rows: AsyncIterable<TableRow>;
}

/** The file cannot be imported as it is. */
export class FileFailed extends Error {
  override readonly name = 'FileFailed';
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure, cause?: unknown) {
    super(`The file cannot be imported: ${failure}.`, { cause });
    this.failure = failure;
  }
}
