import { readTable, splitCell } from './tables.ts';

/** The category or subcategory an article with this name and these codes belongs in; undefined where it belongs in none. */
export type PutRight = (
  categoryId: string,
  name: string,
  codes: { key: string; value: string }[],
) => string | undefined;

/**
 * Puts right what a list's compiler guessed: the guess went by single words of an article's name ("Bib and brace
 * overalls" as bibs for babies), while its code tells what it is. As of data/misplaced-codes.tsv, where the first line
 * that fits holds ("0014" is of all its categories); an article that fits none stands where it was guessed to.
 */
export function readMisplaced(): PutRight {
  const lines = readTable<'category' | 'codes' | 'names' | 'belongs'>('misplaced-codes').map((row) => ({
    ...row,
    codes: new RegExp(
      `^(${splitCell(row.codes)
        .map((code) => code.replace(' ', ' code '))
        .join('|')})`,
    ),
    names: new RegExp(row.names),
  }));
  return (categoryId, name, codes) => {
    const line = lines
      .filter((one) => categoryId.startsWith(one.category))
      .find(
        (one) => one.names.test(name) && codes.some(({ key, value }) => one.codes.test(`${key} ${value}`)),
      );
    return line ? line.belongs || undefined : categoryId;
  };
}
