import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, createPool, type Database } from './database.ts';
import { urlOf, withConnection } from './with-connection.ts';

export const templateName = 'kontor_template';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database of one's own, with reference data and nothing else; or a copy of another that nobody is connected to. */
export async function createTestDatabase(copied?: TestDatabase): Promise<TestDatabase> {
  const server = inject('databaseServer');
  if (!server) throw new Error('Files with a process of their own have no database (vitest.config.ts).');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = copied ? new URL(copied.url).pathname.slice(1) : templateName;
  // Copied as files: by the log of changes, the default, a copy costs twice as much, and its end three times.
  await withConnection(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return {
    url: urlOf(server, name),
    drop: () =>
      withConnection(
        server,
        async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
      ),
  };
}

/** A database of their own for all tests of a file, dropped after them: `const { db } = await sharedDatabase()` at its top. */
export async function sharedDatabase(max = 2): Promise<{ url: string; db: Database }> {
  const { url, drop } = await createTestDatabase();
  const db = createDatabase(createPool(url, { max }));
  afterAll(async () => {
    await db.destroy();
    await drop();
  });
  return { url, db };
}

export { killConnections, type LostAt, loseConnectionsWriting } from './testing-loss.ts';
export { urlOf, withConnection } from './with-connection.ts';
