import { createPool, withConnection } from '@kontor/database';
import { makeOnce } from '../../corpus/make-once.ts';
import type { Corpus } from '../../corpus/open-corpus.ts';
import type { SearchedKind, SearchQuery } from '../query-set.ts';
import { type Engine, pageSize } from './engine.ts';

const sources: Record<SearchedKind, string> = {
  business: `SELECT business.id, business_type::text AS type, country_code::text AS country,
      ARRAY(SELECT category_id::text FROM business_categories AS place WHERE place.business_id = business.id) AS categories,
      setweight(to_tsvector('english', company_name), 'A')
        || to_tsvector('english', concat_ws(' ', short_description, city, category.names->>'en', general_description)) AS words
    FROM businesses AS business LEFT JOIN industries AS category ON category.id = business.industry_id`,
  product: `SELECT product.id, NULL::text AS type, business.country_code::text AS country,
      ARRAY[product.category_id::text] AS categories,
      setweight(to_tsvector('english', product.name), 'A')
        || to_tsvector('english', concat_ws(' ', array_to_string(product.keywords, ' '), business.company_name,
             subcategory.names->>'en', product.description)) AS words
    FROM products AS product JOIN businesses AS business ON business.id = product.business_id
      LEFT JOIN subcategories AS subcategory ON subcategory.id = product.subcategory_id`,
};

const filters = `($2::text IS NULL OR type = $2) AND ($3::text IS NULL OR country = $3)
  AND ($4::text IS NULL OR $4 = ANY(categories))`;

/** Words as people type them; the last one may be a beginning. No word at all leaves only the filters. */
function wordsFor({ class: name, text }: SearchQuery): string | null {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  if (words.length === 0) return null;
  return words.map((word) => (name === 'prefix' ? `${word}:*` : word)).join(' & ');
}

/** What is commonly done: one GIN index, ranked with ts_rank, counted exactly. */
export async function openNaive({ url, fingerprint }: Corpus, kind: SearchedKind): Promise<Engine> {
  const table = `naive_${kind}`;
  const madeIn = await makeOnce(url, table, fingerprint, () =>
    withConnection(url, async (client) => {
      await client.query(`DROP TABLE IF EXISTS ${table}`);
      await client.query(`CREATE TABLE ${table} AS ${sources[kind]}`);
      await client.query(`CREATE INDEX ON ${table} USING gin (words)`);
      await client.query(`VACUUM (ANALYZE) ${table}`);
    }),
  );
  const pool = createPool(url, { max: 8 });
  const size = await pool.query<{ bytes: number }>('SELECT pg_total_relation_size($1::regclass) AS bytes', [
    table,
  ]);

  async function top(query: SearchQuery): Promise<string[]> {
    const words = wordsFor(query);
    const values = [words, query.businessType, query.country, query.category];
    const { rows } = await pool.query<{ id: string }>(
      words === null
        ? `SELECT id FROM ${table} WHERE $1::text IS NULL AND ${filters} ORDER BY id LIMIT ${pageSize}`
        : `SELECT id FROM ${table}, to_tsquery('english', $1) AS wanted WHERE words @@ wanted AND ${filters}
           ORDER BY ts_rank(words, wanted) DESC, id LIMIT ${pageSize}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  async function count(query: SearchQuery): Promise<number> {
    const words = wordsFor(query);
    const { rows } = await pool.query<{ total: number }>(
      `SELECT count(*) AS total FROM ${table} WHERE
       ${words === null ? '$1::text IS NULL' : `words @@ to_tsquery('english', $1)`} AND ${filters}`,
      [words, query.businessType, query.country, query.category],
    );
    return rows[0]?.total ?? 0;
  }

  return {
    name: 'PostgreSQL, ts_rank',
    top,
    async topAndCount(query) {
      const [found, total] = await Promise.all([top(query), count(query)]);
      return { found, total };
    },
    bytes: size.rows[0]?.bytes ?? 0,
    madeIn,
    close: () => pool.end(),
  };
}
