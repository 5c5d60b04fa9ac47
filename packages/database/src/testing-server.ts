import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from './embedded/index.ts';
import { migrate } from './migrate.ts';
import { templateName, urlOf, withConnection } from './testing.ts';
import { makeTestFolder } from './testing-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server the tests clone their databases on. */
    databaseServer: string;
  }
}

interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** The server of TEST_DATABASE_SERVER (the long suites name one of PostgreSQL 15 there), else one of our own. */
async function startServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_SERVER;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = makeTestFolder('kontor-test-');
  const server = await startEmbeddedServer({ dataDir, durable: false });
  // A run that is cut off does not come to `stop`.
  const endAtOnce = () => {
    process.kill(server.pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', endAtOnce);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return {
    url: server.url,
    async stop() {
      process.off('exit', endAtOnce);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Before the tests: a PostgreSQL with one migrated database, which each test file clones. */
export default async function prepareTests(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await withConnection(server.url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${templateName}`);
  });
  await migrate(urlOf(server.url, templateName));
  project.provide('databaseServer', server.url);
  return () => server.stop();
}
