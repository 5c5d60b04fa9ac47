import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createDatabase, createPool } from './database.ts';
import { installJobSchemas } from './job-schemas.ts';
import { writeReference } from './reference/write-reference.ts';

const folder = new URL('../migrations/', import.meta.url);

/** Migrations are SQL files, run in the order of their names, each inside Kysely's locked transaction. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Brings the database at `databaseUrl` to the newest schema and reference data. Safe to run again and by several
 * processes at once (an advisory lock lets one work and the others wait).
 * @throws when a migration fails; nothing of it is applied then
 */
export async function migrate(
  databaseUrl: string,
  onProgress: (line: string) => void = () => {},
): Promise<void> {
  const pool = createPool(databaseUrl, { max: 2 });
  const db = createDatabase(pool);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    for (const result of results) {
      if (result.status === 'Success') onProgress(`Schema: ${result.migrationName}`);
    }
    if (error) throw error;
    await installJobSchemas(databaseUrl);
    if (await writeReference(db)) onProgress('Reference data written');
  } finally {
    await db.destroy();
  }
}
