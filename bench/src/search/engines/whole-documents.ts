import { loadReference } from '@kontor/api/search';
import { indexedWordsOf } from '@kontor/api/search/words';
import { createDatabase, createPool, withConnection } from '@kontor/database';
import type { Client } from 'pg';
import { makeOnce } from '../../corpus/make-once.ts';
import type { Corpus } from '../../corpus/open-corpus.ts';
import type { SearchedKind } from '../query-set.ts';

/** Where each row has its place: in the industry tree, and in a country where the kind is found by it. */
const places: Record<SearchedKind, string> = {
  business: `SELECT id, ARRAY[industry_id::text, country_code::text]
      || ARRAY(SELECT category_id::text FROM business_categories WHERE business_id = businesses.id) AS places
    FROM businesses`,
  product: 'SELECT id, ARRAY[industry_id, category_id, subcategory_id]::text[] AS places FROM products',
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
  await client.query(`CREATE TEMPORARY TABLE ${kind}_places AS ${places[kind]}`);
  await client.query(`ANALYZE ${kind}_name, ${kind}_places`);
  await client.query(`SET work_mem = '256MB'`);
  await client.query(
    // Thousands of rows have the same places: their words are joined once.
    `CREATE TABLE whole_${kind} AS
     WITH named AS MATERIALIZED (
       SELECT places, coalesce((SELECT string_agg(words, ' ') FROM ${kind}_name WHERE id = ANY (places)), '')::tsvector AS of_names
       FROM (SELECT DISTINCT places FROM ${kind}_places) AS place
     )
     SELECT score, type_code, country_code, id, name_hash, words || of_names AS words
     FROM ${kind}_search JOIN ${kind}_places USING (id) JOIN named USING (places)`,
  );
  await client.query(`VACUUM (ANALYZE) whole_${kind}`);
}

/**
 * Makes `whole_<kind>` once: the product's documents with the words of the reference names written out, which the product
 * looks for by its filters instead. For yardsticks, and to compare with; it has no index, since brute force reads it all.
 */
export async function makeWholeDocuments({ url, fingerprint }: Corpus, kind: SearchedKind): Promise<void> {
  await makeOnce(url, `whole_${kind}`, fingerprint, () =>
    withConnection(url, (client) => make(client, url, kind)),
  );
}
