import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { countNamed } from './count-named.ts';
import type { Kind } from './kind.ts';
import { storeTierStock } from './tier-stock.ts';
import { stemsOfWord } from './word-counts.ts';

/** Channel on which services hear that a kind's words changed. */
export const wordsChannel = 'search_words';

/** Tells every service, when the transaction is committed, that a kind's words changed. */
export async function tellWords(trx: Database, kind: Kind): Promise<void> {
  await sql`SELECT pg_notify(${wordsChannel}, ${kind})`.execute(trx);
}

/**
 * Counts the words of a kind's documents anew (one pass over all of them, one over the places of their rows) and tells
 * every service.
 */
export async function refreshWords(db: Database, reference: Reference, kind: Kind): Promise<void> {
  const documents = sql.lit(`SELECT words FROM ${kind}_search`);
  await inTransaction(db, async (trx) => {
    // The row is taken first, as a rebuild takes it: the two never wait for each other crosswise.
    await sql`INSERT INTO search_state (kind) VALUES (${kind}) ON CONFLICT (kind) DO UPDATE SET kind = excluded.kind`.execute(
      trx,
    );
    await sql`DELETE FROM search_words WHERE kind = ${kind}`.execute(trx);
    const named = JSON.stringify(await countNamed(trx, reference, kind));
    await sql`
      WITH counted AS (
        SELECT word, ndoc FROM ts_stat(${documents})
        UNION ALL
        SELECT word, documents FROM json_to_recordset(${named}::json) AS named (word text, documents integer)
      ),
      joined AS (
        SELECT ltrim(word, '=') AS word,
          coalesce(sum(ndoc) FILTER (WHERE word NOT LIKE '=%'), 0)::integer AS documents,
          coalesce(max(ndoc) FILTER (WHERE word LIKE '=%'), 0) AS names
        FROM counted GROUP BY 1
      )
      INSERT INTO search_words (kind, word, documents, names, stems)
      SELECT ${kind}, word, documents, names, ${stemsOfWord}
      FROM joined
    `.execute(trx);
    await storeTierStock(trx, kind);
    await tellWords(trx, kind);
  });
}
