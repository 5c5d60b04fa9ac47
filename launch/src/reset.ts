import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeEmbeddedServer } from '@kontor/database/embedded';
import { type Command, printCommand } from './command.ts';
import { readLaunchConfig } from './environment.ts';
import { takeRunLock } from './run-lock.ts';

// Named one by one: DATA_DIR may be a folder that holds other things, too.
const made = ['logs', 'demo', 'internal-token'];
/** What belongs to the database in use: pictures of its people, and the secret its signing keys are locked with. */
const ofDatabase = ['uploads', 'accounts-secret'];

const reset: Command = async (_, environment) => {
  const config = readLaunchConfig(environment);
  const lock = takeRunLock(config.DATA_DIR, 'npm run reset');
  await removeEmbeddedServer(config.DATA_DIR);
  for (const name of config.DATABASE_URL ? made : [...made, ...ofDatabase])
    rmSync(join(config.DATA_DIR, name), { recursive: true, force: true });
  lock.release();
  const deleted = `The database in ${config.DATA_DIR} is deleted; npm start makes a new one.`;
  if (!config.DATABASE_URL) return deleted;
  return `${deleted}\nThe database of DATABASE_URL is left as it was, and so are the uploads and the secret.`;
};

await printCommand(reset);
