import { productImportLimits as limits } from '@kontor/contract';
import { plainCell } from '@kontor/server/neutral-cell';
import { type Cell, FileFailed, type TableRow } from './table.ts';

/** The headings of a table, and the rows below that hold something, cut to what is taken. */
export interface ReadTable {
  headings: string[];
  rows: TableRow[];
}

/** @throws FileFailed for a table that is empty, or larger than is taken */
export async function readRows(table: AsyncIterable<TableRow>): Promise<ReadTable> {
  let headings: string[] | undefined;
  const rows: TableRow[] = [];
  let text = 0;
  for await (const { number, cells } of table) {
    const row = { number, cells: withoutEmptyEnd(cells.map(cleaned)) };
    if (row.cells.length === 0) continue;
    if (row.cells.length > limits.columns) throw new FileFailed('tooManyColumns');
    if (!headings) {
      headings = row.cells.map((cell) =>
        String(cell ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      continue;
    }
    if (rows.length === limits.rows) throw new FileFailed('tooManyRows');
    for (const cell of row.cells) text += typeof cell === 'string' ? cell.length : 8;
    if (text > limits.text) throw new FileFailed('tooLarge');
    rows.push(row);
  }
  if (!headings || rows.length === 0) throw new FileFailed('empty');
  return { headings, rows };
}

/** What no database holds goes; a cell that is longer than anything taken stays too long. */
function cleaned(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = plainCell(
    cell
      .slice(0, limits.cell + 1)
      .replaceAll('\0', '')
      .toWellFormed(),
  );
  return text.trim() === '' ? null : text;
}

function withoutEmptyEnd(cells: readonly Cell[]): Cell[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}
