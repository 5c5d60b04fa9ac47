import { spawn } from 'node:child_process';
import { createDatabase, createPool } from '@kontor/database';
import { sql } from 'kysely';
import type { DemoSize } from './index.ts';
import { dayOfLoad } from './invent/calendar.ts';

/** Loads that are compared are of one day, whenever midnight is. */
export const day = dayOfLoad();

const tables = [
  'businesses',
  'business_categories',
  'business_texts',
  'product_photos',
  'business_subcategories',
  'certificates',
  'verified_facts',
  'people',
  'reactions',
  'posts',
  'connections',
  'feed_items',
  'groups',
  'group_members',
  'group_requests',
  'business_members',
  'comments',
  'operators',
  'dashboard_days',
  'dashboard_product_days',
  'dashboard_words',
  'business_search',
  'product_search',
  'person_search',
];

/** A checksum of each table's rows in a fixed order, so that two loads can be compared. */
export async function checksums(databaseUrl: string): Promise<Record<string, string>> {
  const db = createDatabase(createPool(databaseUrl, { max: 1 }));
  try {
    // Numbers of sources depend on the attempts it took; their names stand in for them.
    const named = sql`(SELECT name || ' ' || licence FROM data_sources WHERE data_sources.id = source_id)`;
    const sums = [
      ...tables.map(
        (table) =>
          sql`SELECT ${sql.lit(table)} AS name, to_jsonb(row) AS row FROM ${sql.table(table)} AS row`,
      ),
      sql`SELECT 'imported_businesses', to_jsonb(row) - 'source_id' || jsonb_build_object('source', ${named}) FROM imported_businesses AS row`,
      // When they were listed is the moment of their load.
      sql`SELECT 'products', to_jsonb(row) - 'source_id' - 'listed_at' || jsonb_build_object('source', ${named}) FROM products AS row`,
      // Numbered and given their links as they come.
      sql`SELECT 'follows', to_jsonb(row) - 'id' FROM follows AS row`,
      sql`SELECT 'notifications', to_jsonb(row) - 'id' - 'mail_token' FROM notifications AS row`,
      sql`SELECT 'accounts', jsonb_build_array(id, email, email_confirmed, first_name, last_name, country_code, language)
        FROM accounts.users`,
      sql`SELECT 'data_sources', jsonb_build_object(name, licence) FROM data_sources`,
    ];
    const { rows } = await sql<{ name: string; sum: string }>`
      SELECT name, count(*) || ' rows ' || md5(string_agg(md5(row::text), '' ORDER BY row::text COLLATE "C")) AS sum
      FROM (${sql.join(sums, sql` UNION ALL `)}) AS row GROUP BY name ORDER BY name
    `.execute(db);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  } finally {
    await db.destroy();
  }
}

/**
 * Loads in a process of its own that kills itself with -9 the n-th time it reports progress; answers the signal that
 * ended it, null when the load was done before.
 */
export function loadAndDie(
  databaseUrl: string,
  size: DemoSize,
  reports: number,
): Promise<NodeJS.Signals | null> {
  const script = `
    import { loadDemo } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
    let reports = 0;
    const onProgress = () => { if (++reports === ${reports}) process.kill(process.pid, 'SIGKILL'); };
    await loadDemo({ databaseUrl: ${JSON.stringify(databaseUrl)}, size: ${JSON.stringify(size)}, day: '${day}', onProgress });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
}
