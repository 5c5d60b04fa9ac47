import { readFileSync } from 'node:fs';

/** Rows of a table of the folder `data`, by its column names. Cells with several values separate them by "; ". */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const text = readFileSync(new URL(`../../data/${name}.tsv`, import.meta.url), 'utf8');
  const [header = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map(
    (row) =>
      Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])) as Record<Column, string>,
  );
}

export function splitCell(cell: string): string[] {
  return cell.split('; ');
}
