import { isGoods, type Nature } from './natures.ts';
import type { Spec } from './spec-values.ts';

/** Sizes of a series, as makers number theirs: a step of a quarter from one to the next. */
const series = [10, 12, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800];
/** Sold by what it is and what it weighs, not by a model. */
const unmarked = new Set(['material', 'bulk', 'chemical', 'fresh', 'frozen', 'food', 'project']);

/** Hands out the models and the part numbers of one business, each once: "Talvarra" has "TLV-BB63" and "TLV060106304". */
export function createNumbers(
  stem: string,
): (product: { name: string; size: number; categoryId: string; position: number; nature: Nature }) => Spec[] {
  const maker = letters(stem);
  const taken = new Set<string>();
  return ({ name, size, categoryId, position, nature }) => {
    if (!isGoods(nature)) return [];
    const place = Math.min(10, Math.floor(size * 11));
    const line = initials(name);
    const free = [...series.slice(place), ...series.slice(0, place).reverse()].find(
      (number) => !taken.has(`${line}${number}`),
    );
    const number = free ?? 1_000 + position;
    taken.add(`${line}${number}`);
    const partNumber = `${maker}${categoryId.slice(2)}${String(number).padStart(3, '0')}${String(position + 1).padStart(2, '0')}`;
    if (unmarked.has(nature.name)) return [{ key: 'Article number', value: partNumber }];
    return [
      { key: 'Model', value: `${maker}-${line}${number}` },
      { key: 'Part number', value: partNumber },
    ];
  };
}

/** The first letter and the consonants behind it: "Talvarra" → "TLV". */
function letters(stem: string): string {
  const plain = lettersOf(stem);
  return (plain.charAt(0) + plain.slice(1).replace(/[AEIOUY]/g, '') + plain.slice(1)).slice(0, 3);
}

/** "Low-noise ball bearings" → "LB". */
function initials(name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  return lettersOf(
    (words.length > 1 ? [words[0], words.at(-1)] : words).map((word) => word?.charAt(0)).join(''),
  );
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
