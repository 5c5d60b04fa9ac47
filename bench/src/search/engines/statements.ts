import { loadReference } from '@kontor/api/search';
import type { Conditions } from '@kontor/api/search/filters';
import { prepare } from '@kontor/api/search/prepare';
import { createSearchRequest } from '@kontor/api/search/request';
import { exactNameBonus, fitBonus } from '@kontor/api/search/score';
import { openVocabulary } from '@kontor/api/search/vocabulary';
import { nameHash } from '@kontor/api/search/words';
import { createDatabase, createPool } from '@kontor/database';
import { createLog } from '@kontor/server';
import type { SearchedKind, SearchQuery } from '../query-set.ts';
import { pageSize } from './engine.ts';
import { queryFor } from './kontor.ts';

/** What the product plans, looked for in another way. */
export interface Statements {
  /** Undefined for a query without a word. */
  plan(query: SearchQuery): Promise<Conditions | undefined>;
  /** The best five by the formula over every row that meets the conditions: one statement without tiers, walks or keys apart. */
  bruteForce(query: SearchQuery, conditions: Conditions): Promise<string[]>;
  close(): Promise<void>;
}

/** Each fit as one text query. */
const queriesOf = (fits: Conditions['fits']) =>
  (fits ?? [null, null, null]).map(
    (ways) => ways?.map((keys) => `(${keys.join(' & ')})`).join(' | ') ?? null,
  );

export async function openStatements(databaseUrl: string, kind: SearchedKind): Promise<Statements> {
  const pool = createPool(databaseUrl, { max: 2 });
  const db = createDatabase(pool);
  const known = await loadReference(db);
  const reference = () => known;
  const log = createLog('bench', { LOG_LEVEL: 'error' });
  const vocabulary = await openVocabulary({ databaseUrl, pool, reference, log, onNewWords: () => {} });
  return {
    async plan(query) {
      const request = createSearchRequest({ pool, vocabulary, reference });
      return (await prepare(request, kind, queryFor(query)))?.conditions;
    },
    async bruteForce({ text }, { anywhere, fits, typeCode, countryCode }) {
      const found = await pool.query<{ id: string }>(
        `SELECT id FROM ${kind}_search WHERE ($1::text IS NULL OR words @@ $1::tsquery)
           AND ($3::smallint IS NULL OR type_code = $3) AND ($4::smallint IS NULL OR country_code = $4)
         ORDER BY score + CASE WHEN $2::boolean THEN 0 WHEN name_hash = $5::bigint THEN ${exactNameBonus}
           WHEN words @@ $6::tsquery THEN 3 * ${fitBonus} WHEN words @@ $7::tsquery THEN 2 * ${fitBonus}
           WHEN words @@ $8::tsquery THEN ${fitBonus} ELSE 0 END DESC, id LIMIT ${pageSize}`,
        [anywhere, fits === null, typeCode, countryCode, nameHash(text), ...queriesOf(fits)],
      );
      return found.rows.map(({ id }) => id);
    },
    async close() {
      await vocabulary.close();
      await db.destroy();
    },
  };
}
