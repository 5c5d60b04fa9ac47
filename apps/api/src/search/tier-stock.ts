import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import { type Kind, tiers } from './kind.ts';

/** What one tier of a kind holds, taken when its words were counted. */
export interface TierStock {
  documents: number;
  /** Mean number of words of a document. */
  words: number;
}

/** Keeps what the tiers hold now; `documents` in all. */
export async function storeTierStock(db: Database, kind: Kind): Promise<void> {
  await inTransaction(db, async (trx) => {
    const held = sql.join(
      tiers.map(
        (tier) => sql`SELECT ${sql.lit(tier)} AS tier, count(*)::integer AS documents,
          coalesce(avg(length(words)), 0)::real AS words FROM ${sql.table(`${kind}_search_${tier}`)}`,
      ),
      sql` UNION ALL `,
    );
    await sql`
      UPDATE search_state SET refreshed_at = now(), documents = held.total, tier_documents = held.documents, tier_words = held.words
      FROM (SELECT sum(documents)::integer AS total, array_agg(documents ORDER BY tier) AS documents,
        array_agg(words ORDER BY tier) AS words FROM (${held}) AS tier) AS held
      WHERE kind = ${kind}
    `.execute(trx);
  });
}
