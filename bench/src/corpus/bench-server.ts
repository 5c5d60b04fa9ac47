import { urlOf, withConnection } from '@kontor/database';
import { startEmbeddedServer } from '@kontor/database/embedded';
import { closeAtEnd } from '../closing.ts';
import { benchData } from '../paths.ts';

let started: Promise<string> | undefined;

async function start(): Promise<string> {
  const server = await startEmbeddedServer({ dataDir: benchData });
  // One that runs already belongs to another bench at work, or to somebody who looks at its data.
  if (!server.adopted) closeAtEnd(() => server.stop());
  return server.url;
}

/** The address of the bench's own PostgreSQL, with the product's settings; started once, ended with the bench. */
export function benchServer(): Promise<string> {
  started ??= start();
  return started;
}

/** The address of a database of the bench's server, and whether it is there. */
export async function findDatabase(name: string): Promise<{ url: string; exists: boolean }> {
  const server = await benchServer();
  const { rowCount } = await withConnection(server, (client) =>
    client.query('SELECT FROM pg_database WHERE datname = $1', [name]),
  );
  return { url: urlOf(server, name), exists: rowCount === 1 };
}

/** Recreates the database: empty, or like another one nobody is connected to. */
export async function makeDatabase(name: string, like = 'template1'): Promise<void> {
  await withConnection(await benchServer(), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${like}`);
  });
}
