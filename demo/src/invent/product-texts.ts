import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { repeatsWord, sharesWord } from './article-names.ts';
import { readMisplaced } from './misplaced-codes.ts';
import { tidyName } from './tidy-name.ts';
import type { Tree } from './tree.ts';

/** A product name of a public list, with the place in the industry tree the list's compiler gave it. */
export interface ProductText {
  name: string;
  description: string | null;
  keywords: string[];
  specs: { key: string; value: string }[];
  category_id: string;
  subcategory_id: string | null;
  source: string;
  licence: string;
}

type Row = Record<
  | 'industry_key'
  | 'category_guess'
  | 'subcategory_guess'
  | 'product_name'
  | 'description'
  | 'keywords'
  | 'specs_json'
  | 'source'
  | 'licence',
  string
>;

const files = ['cpv-product-names', 'hs6-product-names', 'fda-device-names', 'usda-food-names'] as const;

/** The texts that read like something a business offers; each name once in its category. */
export function readProductTexts(tree: Tree): ProductText[] {
  const seen = new Set<string>();
  const isMisplaced = readMisplaced();
  return files.flatMap((file) =>
    readRows(file).flatMap((row) => {
      const name = tidyName(file, row.product_name, row.specs_json);
      const place = file === 'usda-food-names' ? placeOfFood(row) : row;
      const category = tree.findCategory(place.industry_key, place.category_guess);
      if (name === undefined || category === undefined || repeatsWord(name)) return [];
      // Devices that the list's compiler took for medicines.
      if (file === 'fda-device-names' && category.id === '001301') return [];
      const key = `${category.id} ${name.toLowerCase()}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const specs = Object.entries<string>(JSON.parse(row.specs_json || '{}')).map(([key, value]) => ({
        key,
        value,
      }));
      if (isMisplaced(category.id, specs)) return [];
      // A guess that shares no word with the name is too often wrong ("Wigs" as perfumes).
      const subcategory = category.subcategories.find(
        (one) => one.name === row.subcategory_guess && sharesWord(one.name, name),
      );
      return [
        {
          name,
          description: tidyDescription(row),
          keywords: row.keywords.split('; ').filter((word) => word !== ''),
          specs,
          category_id: category.id,
          subcategory_id: subcategory?.id ?? null,
          source: row.source,
          licence: row.licence,
        },
      ];
    }),
  );
}

function readRows(file: string): Row[] {
  const bytes = readFileSync(new URL(`../../products/${file}.csv.br`, import.meta.url));
  return parse(brotliDecompressSync(bytes), { columns: true });
}

// The compiler's guess went by the first word it knew ("Cream of mushroom soup" as a vegetable); the last one tells more.
const foods: [words: RegExp, category: string][] = [
  [
    /soup|ravioli|lasagna|pizza|burrito|sandwich|salad|meatballs?|tacos?|pilaf|risotto|chili/g,
    'Ready Meals & Ingredients',
  ],
  [
    /sauce|seasoning|vinegar|dressing|syrup|ketchup|mustard|oil|salsa|sugar|salt|spread|mayonnaise/g,
    'Oils, Sauces & Spices',
  ],
  [
    /cookies?|cand(y|ies)|chocolates?|snacks?|chips|popcorn|bars?|nuts|almonds|cashews|peanuts|pretzels?|crackers|granola|crisps/g,
    'Confectionery & Snacks',
  ],
  [/ice cream|yogurt|cheese|milk|creamer|butter|gelato/g, 'Dairy Products'],
  [/juice|tea|coffee|lemonade|drink|water|soda|beverage|smoothie|cocoa mix/g, 'Beverages'],
  [
    /bread|buns?|tortillas?|pasta|noodles?|cakes?|muffins?|bagels?|pie|biscuits|macaroni|spaghetti/g,
    'Bakery & Pasta',
  ],
];

function placeOfFood(row: Row): Pick<Row, 'industry_key' | 'category_guess'> {
  const name = row.product_name.toLowerCase();
  const lastAt = (words: RegExp) => [...name.matchAll(words)].at(-1)?.index ?? -1;
  const [best] = foods
    .map(([words, category]) => ({ category, at: lastAt(words) }))
    .sort((one, other) => other.at - one.at);
  return best && best.at >= 0 ? { industry_key: row.industry_key, category_guess: best.category } : row;
}

/** Whole sentences only: the lists cut some texts, and others just repeat the name. */
function tidyDescription({ product_name, description }: Row): string | null {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  if (letters(description).startsWith(letters(product_name).slice(0, 20))) return null;
  const end = description.lastIndexOf('.');
  const reads =
    /^(An?|The) [a-z]/.test(description) && !/[()]|https?:|this one|product code/.test(description);
  return reads && end >= 40 ? description.slice(0, end + 1) : null;
}
