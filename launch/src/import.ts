import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '@kontor/server/config';
import { callerFolder, readLaunchConfig, serviceEnvironment } from './environment.ts';
import { describeFailure, LaunchError } from './launch-error.ts';
import { inProject } from './project.ts';
import { withDatabase } from './with-database.ts';

const importer = inProject('apps', 'api', 'src', 'business', 'import', 'cli.ts');

async function runImporter(file: string, options: string[], config: Config, url: string): Promise<number> {
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
  const config = readLaunchConfig();
  process.exitCode = await withDatabase(config, 'npm run import', ({ url }) =>
    runImporter(path, options, config, url),
  );
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
