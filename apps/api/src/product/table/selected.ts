import type { Language, ProductSelection } from '@kontor/contract';
import { type RawBuilder, sql } from 'kysely';
import { nameIn, type Reference } from '../../reference/reference.ts';
import { isIncomplete } from '../missing.ts';

/** The condition for the products of a business that are asked for, on the columns of `products`; its rows are read for it. */
export function selected(
  { text = '', filter = 'all', stock, category }: ProductSelection,
  reference: Pick<Reference, 'nodes'>,
  language: Language,
): RawBuilder<boolean> {
  const conditions = [byFilter[filter]];
  if (stock !== undefined) conditions.push(sql`products.stock = ${stock === 'yes'}`);
  if (category !== undefined)
    conditions.push(
      category.length === 6
        ? sql`products.category_id = ${category}`
        : sql`products.subcategory_id = ${category}`,
    );
  const words = text.trim();
  if (words !== '') conditions.push(bearing(words, reference, language));
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}

const byFilter: Record<NonNullable<ProductSelection['filter']>, RawBuilder<boolean>> = {
  all: sql`products.archived_at IS NULL`,
  shown: sql`products.archived_at IS NULL AND products.listed`,
  hidden: sql`products.archived_at IS NULL AND NOT products.listed`,
  missing: sql`products.archived_at IS NULL AND ${isIncomplete}`,
  archived: sql`products.archived_at IS NOT NULL`,
};

/** With the words in the name, the keywords, or the name of where it stands in the tree. */
function bearing(
  words: string,
  { nodes }: Pick<Reference, 'nodes'>,
  language: Language,
): RawBuilder<boolean> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const wanted = words.toLocaleLowerCase(language);
  const places = [...nodes.values()]
    .filter(({ names }) => nameIn(names, language).toLocaleLowerCase(language).includes(wanted))
    .map(({ id }) => id);
  return sql`(products.name ILIKE ${pattern} OR array_to_string(products.keywords, ' ') ILIKE ${pattern}
    OR ARRAY[products.industry_id, products.category_id, products.subcategory_id]::text[] && ${places}::text[])`;
}
