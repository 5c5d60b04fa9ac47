import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Kind } from './kind.ts';

/** Channel on which services hear that a kind's words changed. */
export const wordsChannel = 'search_words';

/**
 * Counts the words of a kind's documents anew (one pass over all of them) and tells every service. Words of scripts or
 * numbers a stemmer cannot change carry no stem.
 */
export async function refreshWords(db: Database, kind: Kind): Promise<void> {
  const documents = sql.lit(`SELECT words FROM ${kind}_search`);
  await inTransaction(db, async (trx) => {
    // The row is taken first, as a rebuild takes it: the two never wait for each other crosswise.
    await sql`INSERT INTO search_state (kind) VALUES (${kind}) ON CONFLICT (kind) DO UPDATE SET kind = excluded.kind`.execute(
      trx,
    );
    await sql`DELETE FROM search_words WHERE kind = ${kind}`.execute(trx);
    await sql`
      WITH counted AS (SELECT word, ndoc FROM ts_stat(${documents}) WHERE word !~ '^@'),
      joined AS (
        SELECT ltrim(word, '=') AS word,
          coalesce(max(ndoc) FILTER (WHERE word NOT LIKE '=%'), 0) AS documents,
          coalesce(max(ndoc) FILTER (WHERE word LIKE '=%'), 0) AS names
        FROM counted GROUP BY 1
      )
      INSERT INTO search_words (kind, word, documents, names, stems)
      SELECT ${kind}, word, documents, names, CASE WHEN word ~ '^[a-z]{3,}$' THEN array_remove(ARRAY[
        'en:' || (ts_lexize('english_stem', word))[1],
        'es:' || (ts_lexize('spanish_stem', word))[1],
        'it:' || (ts_lexize('italian_stem', word))[1]
      ], NULL) ELSE '{}' END
      FROM joined
    `.execute(trx);
    await sql`
      UPDATE search_state SET refreshed_at = now(), documents = (SELECT count(*) FROM ${sql.table(`${kind}_search`)})
      WHERE kind = ${kind}
    `.execute(trx);
    await sql`SELECT pg_notify(${wordsChannel}, ${kind})`.execute(trx);
  });
}
