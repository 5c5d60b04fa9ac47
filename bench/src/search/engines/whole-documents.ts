import { loadReference } from '@kontor/api/search';
import { indexedWordsOf } from '@kontor/api/search/words';
import { createDatabase, createPool } from '@kontor/database';
import type { Client } from 'pg';
import { withClient } from '../../corpus/bench-server.ts';
import { makeOnce } from '../../corpus/make-once.ts';
import type { Corpus } from '../../corpus/open-corpus.ts';
import type { SearchedKind } from '../query-set.ts';

/** Names of the places of each row, and of the country where the kind is found by it. */
const named: Record<SearchedKind, string> = {
  business: `SELECT business.id, named.words FROM businesses AS business
      JOIN business_name AS named ON named.id IN (business.industry_id::text, business.country_code::text)
    UNION ALL SELECT business_id, named.words FROM business_categories
      JOIN business_name AS named ON named.id = category_id::text`,
  product: `SELECT product.id, named.words FROM products AS product
      JOIN product_name AS named ON named.id IN (industry_id::text, category_id::text, subcategory_id::text)`,
};

async function readNames(url: string): Promise<{ id: string; words: string[] }[]> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    const { nodes, countries } = await loadReference(db);
    const wordsOf = (names: object) => Object.values(names).flatMap(indexedWordsOf);
    return [
      ...[...nodes.values()].map(({ id, names }) => ({ id, words: wordsOf(names) })),
      ...[...countries.values()].map(({ code, names }) => ({ id: code, words: wordsOf(names) })),
    ];
  } finally {
    await db.destroy();
  }
}

async function make(client: Client, url: string, kind: SearchedKind): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS whole_${kind}`);
  await client.query(`CREATE TEMPORARY TABLE ${kind}_name (id text PRIMARY KEY, words text)`);
  await client.query(
    `INSERT INTO ${kind}_name SELECT id, array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(words)))::text
     FROM jsonb_to_recordset($1) AS named (id text, words jsonb)`,
    [JSON.stringify(await readNames(url))],
  );
  await client.query(`ANALYZE ${kind}_name`);
  await client.query(`SET work_mem = '256MB'`);
  await client.query(
    `CREATE TABLE whole_${kind} AS
     SELECT score, type_code, country_code, id, name_hash, words || coalesce(of_names, '') AS words
     FROM ${kind}_search LEFT JOIN (
       SELECT id AS row_id, string_agg(words, ' ')::tsvector AS of_names FROM (${named[kind]}) AS named GROUP BY 1
     ) AS place ON row_id = id`,
  );
  await client.query(`SET maintenance_work_mem = '512MB'`);
  await client.query(`CREATE INDEX ON whole_${kind} USING gin (words)`);
  await client.query(`VACUUM (ANALYZE) whole_${kind}`);
}

/**
 * Makes `whole_<kind>` once: the product's documents with the words of the reference names written out, which the product
 * looks for by its filters instead. For yardsticks, and to compare with.
 */
export async function makeWholeDocuments({ url, fingerprint }: Corpus, kind: SearchedKind): Promise<void> {
  await makeOnce(url, `whole_${kind}`, fingerprint, () =>
    withClient(url, (client) => make(client, url, kind)),
  );
}
