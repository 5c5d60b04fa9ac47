import { loadReference } from '@kontor/api/search';
import { Dictionary, type WordRow } from '@kontor/api/search/dictionary';
import { type Conditions, conditionsOf } from '@kontor/api/search/filters';
import { createFindNodes } from '@kontor/api/search/find-nodes';
import { planQuery } from '@kontor/api/search/plan';
import { exactNameBonus, fitBonus } from '@kontor/api/search/score';
import { createTranslate } from '@kontor/api/search/translation';
import { nameHash } from '@kontor/api/search/words';
import { createDatabase, createPool } from '@kontor/database';
import type { SearchedKind, SearchQuery } from '../query-set.ts';
import { pageSize } from './engine.ts';
import { queryFor } from './kontor.ts';

/** What the product plans, looked for in another way. */
export interface Statements {
  /** Undefined for a query with a word that no document holds: its parse depends on the database. */
  plan(query: SearchQuery): Promise<Conditions | undefined>;
  /** The best five by the same formula over every row that holds the words themselves, without tiers, walks or filters. */
  bruteForce(query: SearchQuery, conditions: Conditions): Promise<string[]>;
  close(): Promise<void>;
}

class UnknownWord extends Error {}

export async function openStatements(url: string, kind: SearchedKind): Promise<Statements> {
  const pool = createPool(url, { max: 2 });
  const db = createDatabase(pool);
  const reference = await loadReference(db);
  const translate = createTranslate(reference);
  const findNodes = createFindNodes(reference);
  const { rows } = await pool.query<WordRow>(
    'SELECT word, documents, names, stems FROM search_words WHERE kind = $1',
    [kind],
  );
  // Without the filters a word stands for: the documents compared with hold the words themselves.
  const dictionary = new Dictionary(rows, 0);
  return {
    async plan(query) {
      const lookUp = () => Promise.reject(new UnknownWord());
      try {
        const plan = await planQuery(dictionary, query.text, lookUp, { translate, findNodes });
        return conditionsOf(plan, queryFor(query));
      } catch (error) {
        if (error instanceof UnknownWord) return undefined;
        throw error;
      }
    },
    async bruteForce({ text }, { anywhere, fits, typeCode, countryCode }) {
      const found = await pool.query<{ id: string }>(
        `SELECT id FROM whole_${kind} WHERE ($1::text IS NULL OR words @@ $1::tsquery)
           AND ($3::smallint IS NULL OR type_code = $3) AND ($4::smallint IS NULL OR country_code = $4)
         ORDER BY score + CASE WHEN $2::boolean THEN 0 WHEN name_hash = $5::bigint THEN ${exactNameBonus}
           WHEN words @@ $6::tsquery THEN 3 * ${fitBonus} WHEN words @@ $7::tsquery THEN 2 * ${fitBonus}
           WHEN words @@ $8::tsquery THEN ${fitBonus} ELSE 0 END DESC, id LIMIT ${pageSize}`,
        [anywhere, fits === null, typeCode, countryCode, nameHash(text), ...(fits ?? [null, null, null])],
      );
      return found.rows.map(({ id }) => id);
    },
    close: () => db.destroy(),
  };
}
