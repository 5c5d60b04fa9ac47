import { readdirSync, readFileSync } from 'node:fs';

/** The lines of those files of this folder whose names match, by their columns. */
export function readLines(names: RegExp): Record<string, string>[] {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder)
    .filter((file) => names.test(file))
    .sort();
  return files.flatMap((file) => {
    const [columns = [], ...lines] = readFileSync(new URL(file, folder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    return lines.map((cells) =>
      Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])),
    );
  });
}

/** The terms of cells; those that are ambiguous alone (`!`) are none by themselves. */
export function termsIn(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => cell.split('; ')).filter((term) => term !== '' && !term.startsWith('!'));
}

/** The terms that are ambiguous alone. */
export function ambiguousTermsIn(cells: readonly string[]): string[] {
  return cells
    .flatMap((cell) => cell.split('; '))
    .filter((term) => term.startsWith('!'))
    .map((term) => term.slice(1));
}
