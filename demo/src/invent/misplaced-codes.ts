import { readTable, splitCell } from './tables.ts';

/**
 * Whether an article with these codes has no place in a category its list's compiler guessed for it: the guess went by
 * single words of its name ("Bib and brace overalls" as bibs for babies). As of data/misplaced-codes.tsv.
 */
export function readMisplaced(): (categoryId: string, codes: { key: string; value: string }[]) => boolean {
  const patterns = new Map(
    readTable<'category' | 'codes'>('misplaced-codes').map((row) => [
      row.category,
      new RegExp(
        `^(${splitCell(row.codes)
          .map((code) => code.replace(' ', ' code '))
          .join('|')})`,
      ),
    ]),
  );
  return (categoryId, codes) =>
    codes.some(({ key, value }) => patterns.get(categoryId)?.test(`${key} ${value}`) ?? false);
}
