import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { templateName, urlOf, withConnection } from './testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server the tests clone their databases on. */
    databaseServer: string;
  }
}

/** Before the tests: a PostgreSQL of their own with one migrated database, which each test file clones. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-test-'));
  const server = await startEmbeddedServer({ dataDir, durable: false });
  await withConnection(server.url, (client) => client.query(`CREATE DATABASE ${templateName}`));
  await migrate(urlOf(server.url, templateName));
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
