import { catchUpSearch, loadReference, queueAll } from '@kontor/api/search';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { Progress } from './progress.ts';

/** Makes all that was loaded searchable and lets the database take stock of it. */
export async function refreshSearch(db: Database, onProgress: Progress): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT count(*) FROM businesses) + (SELECT count(*) FROM products) + (SELECT count(*) FROM people) AS total
  `.execute(db);
  const total = rows[0]?.total ?? 1;
  const done = new Map<string, number>();
  await queueAll(db);
  await catchUpSearch(db, () => loadReference(db), {
    onProgress(kind, count) {
      done.set(kind, count);
      const all = [...done.values()].reduce((sum, documents) => sum + documents, 0);
      onProgress('Search', all / total);
    },
  });
  await sql`ANALYZE`.execute(db);
}
