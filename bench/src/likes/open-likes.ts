import { drainQueue, loadReference } from '@kontor/api/search';
import { createDatabase, createPool, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Likable } from './pages-to-visit.ts';

/** Where likes are counted: as the product does, or, to compare, in the row of what is liked. */
export type LikeWay = 'own row' | 'row of what is liked';

const tables = { business: 'businesses', product: 'products' };

/** Likes of these things in turn, each a transaction; taken back at the end. */
export async function openLikes(databaseUrl: string, things: readonly Likable[]) {
  // On a slow machine likes wait for each other, above all those with a search document.
  const db = createDatabase(createPool(databaseUrl, { max: 4, connectionTimeoutMillis: 60_000 }));
  const reference = await loadReference(db);
  const ids = things.map(({ id }) => id);
  const { rows: people } = await sql<{ id: string }>`SELECT id FROM people ORDER BY id LIMIT 500`.execute(db);
  const { rows: before } = await sql<{ table_name: 'businesses' | 'products'; id: string; likes: number }>`
    SELECT 'businesses' AS table_name, id, like_count AS likes FROM businesses WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT 'products', id, like_count FROM products WHERE id = ANY(${ids}::uuid[])
  `.execute(db);
  let added = 0;
  // Also those of a run that was ended in the middle.
  const takeBack = async () => {
    await sql`DELETE FROM reactions WHERE person_id = ANY(${people.map(({ id }) => id)}::uuid[])`.execute(db);
    // The rows of the corpus have likes that nobody gave.
    await sql`DELETE FROM like_counts WHERE resource_id = ANY(${ids}::uuid[])`.execute(db);
  };
  await takeBack();
  return {
    async add(way: LikeWay): Promise<void> {
      // Things in turn, and people only after all things: nobody likes a thing twice.
      const thing = things[added % things.length];
      const person = people[Math.floor(added / things.length)];
      added += 1;
      if (!thing || !person) throw new Error('There is nobody left to like anything.');
      if (way === 'own row')
        await sql`INSERT INTO reactions (resource_type, resource_id, person_id)
          VALUES (${thing.type}, ${thing.id}, ${person.id})`.execute(db);
      else
        await inTransaction(db, async (trx) => {
          await sql`UPDATE ${sql.table(tables[thing.type])} SET like_count = like_count + 1 WHERE id = ${thing.id}`.execute(
            trx,
          );
          await drainQueue(trx, reference);
        });
    },
    async close(): Promise<void> {
      await sql`DELETE FROM reactions WHERE person_id = ANY(${people.map(({ id }) => id)}::uuid[])`.execute(
        db,
      );
      await inTransaction(db, async (trx) => {
        for (const name of ['businesses', 'products'] as const)
          await sql`
            UPDATE ${sql.table(name)} AS resource SET like_count = known.likes
            FROM json_to_recordset(${JSON.stringify(before.filter(({ table_name }) => table_name === name))}::json)
              AS known (id uuid, likes integer)
            WHERE resource.id = known.id AND resource.like_count <> known.likes
          `.execute(trx);
        await drainQueue(trx, reference, things.length);
      });
      await db.destroy();
    },
  };
}
