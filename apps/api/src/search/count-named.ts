import type { Database } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import type { Kind } from './kind.ts';
import { productNodes } from './named-filters.ts';
import { referenceWords } from './reference-words.ts';

interface Named {
  /** Nodes of the tree; null in a row that is about a country. */
  nodes: string[] | null;
  country: string | null;
  documents: number;
}

/** Rows by where they stand, and by country where they are found by its name. */
const statements: Record<Kind, RawBuilder<Named>> = {
  business: sql`
    SELECT nodes, country_code AS country, count(*)::integer AS documents
    FROM (
      SELECT country_code, array_remove(industry_id::text || coalesce(category_ids, '{}'), NULL) AS nodes
      FROM listed_businesses LEFT JOIN (
        SELECT business_id, array_agg(category_id::text ORDER BY category_id) AS category_ids
        FROM places_of_businesses GROUP BY 1
      ) AS place ON place.business_id = id
    ) AS business GROUP BY GROUPING SETS ((nodes), (country_code))`,
  product: sql`
    SELECT array_remove(ARRAY[industry_id::text, category_id::text, subcategory_id::text], NULL) AS nodes, NULL AS country,
      count(*)::integer AS documents
    FROM listed_products GROUP BY industry_id, category_id, subcategory_id`,
  person: sql`
    SELECT nodes, country_code AS country, count(*)::integer AS documents
    FROM (SELECT country_code, array_remove(ARRAY[industry_id::text], NULL) AS nodes FROM searched_people) AS person
    GROUP BY GROUPING SETS ((nodes), (country_code))`,
};

/**
 * How many rows of a kind are found by each word of the reference names, counted on the rows since no document holds these
 * words. Of tree and country apart: a row with a word in both counts twice.
 */
export async function countNamed(
  db: Database,
  reference: Reference,
  kind: Kind,
): Promise<{ word: string; documents: number }[]> {
  const { rows } = await statements[kind].execute(db);
  const counts = new Map<string, number>();
  for (const { nodes, country, documents } of rows) {
    const ids = nodes ?? (country === null ? [] : [country]);
    for (const word of referenceWords(reference, kind === 'product' ? productNodes(ids) : ids).named)
      counts.set(word, (counts.get(word) ?? 0) + documents);
  }
  return [...counts].map(([word, documents]) => ({ word, documents }));
}
