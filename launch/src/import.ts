import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrate } from '@kontor/database';
import { startEmbeddedServer } from '@kontor/database/embedded';
import type { Config } from '@kontor/server/config';
import { checkDatabaseUrl } from './database-url.ts';
import { callerFolder, readLaunchConfig, serviceEnvironment } from './environment.ts';
import { describeFailure, LaunchError } from './launch-error.ts';
import { inProject } from './project.ts';
import { currentRun, takeRunLock } from './run-lock.ts';

const importer = inProject('apps', 'api', 'src', 'import', 'cli.ts');

/** Runs the importer on the database of DATABASE_URL, of the run that is up, or of one we start for it. */
async function importFile(file: string, options: string[], config: Config): Promise<number> {
  if (config.DATABASE_URL) {
    await checkDatabaseUrl(config.DATABASE_URL);
    return runImporter(file, options, config, config.DATABASE_URL);
  }
  const run = currentRun(config.DATA_DIR);
  if (run?.state === 'ready') {
    const { url } = await startEmbeddedServer({ dataDir: config.DATA_DIR });
    return runImporter(file, options, config, url);
  }
  // While another run is still starting this is refused, and the sentence says by whom.
  const lock = takeRunLock(config.DATA_DIR, 'npm run import');
  const server = await startEmbeddedServer({ dataDir: config.DATA_DIR });
  try {
    return await runImporter(file, options, config, server.url);
  } finally {
    await server.stop();
    lock.release();
  }
}

async function runImporter(file: string, options: string[], config: Config, url: string): Promise<number> {
  await migrate(url);
  const child = spawn(process.execPath, [importer, file, ...options], {
    stdio: 'inherit',
    env: serviceEnvironment(config, 'production', { DATABASE_URL: url }),
  });
  // Ctrl-C reaches the importer by itself; we stay until it has ended, to stop the database after it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}

try {
  const [file, ...options] = process.argv.slice(2);
  if (!file) throw new LaunchError('Name the file to import: npm run import -- FILE.csv');
  const path = resolve(callerFolder(), file);
  if (!existsSync(path)) throw new LaunchError(`There is no file ${path}.`);
  process.exitCode = await importFile(path, options, readLaunchConfig());
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
