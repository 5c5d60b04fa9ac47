import type { AnsweredFile, TableFormat } from '@kontor/contract';
import { writeXlsxStream } from 'hucre';
import { neutralCell } from './neutral-cell.ts';

/** What stands in a cell: a text, or of a workbook a number or yes and no; null for an empty one. */
export type Cell = string | number | boolean | null;

interface TableContent {
  /** Without its ending. */
  name: string;
  format: TableFormat;
  /** Of a workbook: the name of its sheet, at most 31 letters; the file's without it. */
  sheet?: string;
  /** Of CSV; a comma without it. */
  separator?: string | undefined;
  rows: AsyncIterable<readonly Cell[]>;
}

const contentTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table as a file, made while it is sent. No cell of it is run as a formula, and an import reads each as it was. */
export function tableFile({ name, format, sheet = name, separator = ',', rows }: TableContent): AnsweredFile {
  const neutral = neutralRows(rows);
  const chunks = format === 'csv' ? csvOf(neutral, separator) : xlsxOf(neutral, sheet);
  return { name: `${name}.${format}`, contentType: contentTypes[format], chunks };
}

async function* neutralRows(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows)
    yield row.map((cell) => (typeof cell === 'string' ? neutralCell(cell) : cell));
}

/** A mark by which spreadsheets know the encoding. */
const byteOrderMark = '\u{feff}';
const linesAtOnce = 200;

async function* csvOf(rows: AsyncIterable<readonly Cell[]>, separator: string): AsyncGenerator<Uint8Array> {
  let text = byteOrderMark;
  let lines = 0;
  for await (const row of rows) {
    text += `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
    lines += 1;
    if (lines % linesAtOnce === 0) {
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(text);
}

function quoted(cell: Cell, separator: string): string {
  const text = cell === null ? '' : String(cell);
  const isPlain = !text.includes(separator) && !/["\r\n]|^\s|\s$/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

async function* xlsxOf(rows: AsyncIterable<Cell[]>, name: string): AsyncGenerator<Uint8Array> {
  const reader = writeXlsxStream(rows, { name, freezePane: { rows: 1 } }).getReader();
  try {
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read())
      if (value) yield value;
  } finally {
    await reader.cancel();
  }
}
