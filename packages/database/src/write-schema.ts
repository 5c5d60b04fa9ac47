import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from './embedded/index.ts';
import { generateSchema } from './generate-schema.ts';
import { migrate } from './migrate.ts';

// npm run schema: row types from a database migrated for it alone.
const dataDir = await mkdtemp(join(tmpdir(), 'kontor-schema-'));
const server = await startEmbeddedServer({ dataDir, durable: false });
try {
  await migrate(server.url);
  const { isDone, output } = await generateSchema(server.url);
  console.log(output);
  process.exitCode = isDone ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
