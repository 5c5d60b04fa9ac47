import type { ColumnTarget } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { fold } from './columns/fold.ts';
import type { RememberedColumns } from './columns/propose-columns.ts';

/** Words a business may have remembered of a kind; the oldest go first. */
const maximum = 2_000;

type Kind = 'column' | 'category';

/** What a business said its headings hold. */
export function findRememberedColumns(db: ReadDatabase, businessID: string): Promise<RememberedColumns> {
  return findMeanings<ColumnTarget | null>(db, businessID, 'column');
}

/** Which categories a business said its values mean. */
export function findRememberedCategories(
  db: ReadDatabase,
  businessID: string,
): Promise<ReadonlyMap<string, string>> {
  return findMeanings<string>(db, businessID, 'category');
}

async function findMeanings<Meaning>(
  db: ReadDatabase,
  businessID: string,
  kind: Kind,
): Promise<Map<string, Meaning>> {
  const { rows } = await sql<{ word: string; meaning: Meaning }>`
    SELECT word, meaning FROM product_import_memory WHERE business_id = ${businessID} AND kind = ${kind}
  `.execute(db);
  return new Map(rows.map(({ word, meaning }) => [word, meaning]));
}

/** Remembers what words mean: headings, or values of the category column. A word that is all signs is not remembered. */
export async function remember(
  trx: Database,
  businessID: string,
  kind: Kind,
  said: readonly { word: string; meaning: ColumnTarget | string | null }[],
): Promise<void> {
  const byWord = new Map(said.map(({ word, meaning }) => [fold(word), meaning]));
  byWord.delete('');
  if (byWord.size === 0) return;
  await sql`
    INSERT INTO product_import_memory (business_id, kind, word, meaning)
    SELECT ${businessID}, ${kind}, word, meaning
    FROM unnest(${[...byWord.keys()]}::text[], ${[...byWord.values()].map((meaning) => (meaning === null ? null : JSON.stringify(meaning)))}::text[]::jsonb[])
      AS said (word, meaning)
    ON CONFLICT (business_id, kind, word) DO UPDATE SET meaning = excluded.meaning, used_at = now()
  `.execute(trx);
  await sql`
    DELETE FROM product_import_memory WHERE business_id = ${businessID} AND kind = ${kind} AND word IN (
      SELECT word FROM product_import_memory WHERE business_id = ${businessID} AND kind = ${kind}
      ORDER BY used_at DESC, word OFFSET ${maximum}
    )
  `.execute(trx);
}
