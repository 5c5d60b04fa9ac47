import { sharesWord } from './article-names.ts';
import { readMisplaced } from './misplaced-codes.ts';
import { headOf, readFoodPlaces } from './places-of-foods.ts';
import type { Category, Subcategory, Tree } from './tree.ts';

/** An article of a public list, with the place its list's compiler guessed for it. */
export interface ListArticle {
  name: string;
  isFood: boolean;
  specs: { key: string; value: string }[];
  guess: { industry: string; category: string; subcategory: string };
}

export interface ArticlePlace {
  category: Category;
  subcategory: Subcategory | undefined;
}

/** Finds the place of articles: of foods by what their name ends with, of others by their code and the guess. */
export function createPlacing(tree: Tree): (article: ListArticle) => ArticlePlace | undefined {
  const placeOfFood = readFoodPlaces();
  const putRight = readMisplaced();
  const categories = new Map(
    tree.industries.flatMap((industry) => industry.categories).map((category) => [category.id, category]),
  );
  return ({ name, isFood, specs, guess }) => {
    if (isFood) {
      const id = placeOfFood(name);
      const category = categories.get(id?.slice(0, 6) ?? '');
      return category && { category, subcategory: category.subcategories.find((one) => one.id === id) };
    }
    const guessed = tree.findCategory(guess.industry, guess.category);
    const id = guessed && putRight(guessed.id, name, specs);
    const category = categories.get(id?.slice(0, 6) ?? '');
    if (!category) return undefined;
    const known = category.subcategories.find((one) => one.id === id);
    return { category, subcategory: known ?? subcategoryOf(name, category, guess.subcategory) };
  };
}

// What belongs to a thing, is made into it or holds it, is not that thing ("Clocks: movements", "Copper: ores").
const ofAThing = /\b(parts|movements|ores|accessories)\b/i;

/**
 * The subcategory the name's head is one of: "Light-emitting diodes" of diodes and rectifiers. A guess that only shares
 * some word with the name is too often wrong ("Machines for assembling lamps, tubes or valves" as pipes).
 */
function subcategoryOf(name: string, { subcategories }: Category, guess: string): Subcategory | undefined {
  const head = headOf(name);
  if (/ (?:and|or|&) |\//.test(head) || ofAThing.test(name)) return undefined;
  const words = singular(head);
  const endsWith = (end: string) => ` ${words}`.endsWith(` ${end}`);
  return (
    subcategories.find((one) => partsOf(one.name).some(endsWith)) ??
    subcategories.find(
      (one) =>
        one.name === guess &&
        sharesWord(guess, name) &&
        partsOf(one.name).some((part) => endsWith(nounOf(part))),
    )
  );
}

/** "Diodes & Rectifiers" → "diode", "rectifier". */
function partsOf(name: string): string[] {
  return singular(name).split(/ & | and |, /);
}

// What too many things are to tell which: surveillance is a service, too, but not of security alone.
const general = new Set(['service', 'transport', 'equipment', 'steel', 'system', 'tool', 'product']);

/** The word the part ends with; the whole of it where that word says little. */
function nounOf(part: string): string {
  const noun = part.slice(part.lastIndexOf(' ') + 1);
  return general.has(noun) ? part : noun;
}

function singular(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\w{2})ies\b/g, 'y')
    .replace(/(?<=\w{2}[^s\W])s\b/g, '');
}
