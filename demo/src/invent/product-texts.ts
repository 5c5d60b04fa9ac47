import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { repeatsWord } from './article-names.ts';
import { catalogueName } from './catalogue-name.ts';
import { createPlacing } from './place-articles.ts';
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

/** The texts that read like something a business offers and whose place is sure; each name once in its category. */
export function readProductTexts(tree: Tree): ProductText[] {
  const seen = new Set<string>();
  const placeOf = createPlacing(tree);
  return files.flatMap((file) =>
    readRows(file).flatMap((row) => {
      const name = tidyName(file, row.product_name, row.specs_json);
      if (name === undefined || repeatsWord(name)) return [];
      const specs = Object.entries<string>(JSON.parse(row.specs_json || '{}')).map(([key, value]) => ({
        key,
        value,
      }));
      const place = placeOf({
        name,
        isFood: file === 'usda-food-names',
        specs,
        guess: {
          industry: row.industry_key,
          category: row.category_guess,
          subcategory: row.subcategory_guess,
        },
      });
      if (place === undefined) return [];
      const key = `${place.category.id} ${name.toLowerCase()}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [
        {
          name: catalogueName(name),
          description: tidyDescription(row),
          // The class it is of, where the name leaves it out.
          keywords: [...row.keywords.split('; '), name.split(': ').at(-2)?.toLowerCase() ?? ''].filter(
            (word) => word !== '',
          ),
          specs,
          category_id: place.category.id,
          subcategory_id: place.subcategory?.id ?? null,
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

/** Whole sentences only: the lists cut some texts, and others just repeat the name. */
function tidyDescription({ product_name, description }: Row): string | null {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  if (letters(description).startsWith(letters(product_name).slice(0, 20))) return null;
  const end = description.lastIndexOf('.');
  const reads =
    /^(An?|The) [a-z]/.test(description) && !/[()]|https?:|this one|product code/.test(description);
  return reads && end >= 40 ? description.slice(0, end + 1) : null;
}
