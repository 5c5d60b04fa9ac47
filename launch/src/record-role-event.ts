import { randomUUID } from 'node:crypto';
import { storeRoleEvent } from '@kontor/accounts';
import {
  CallError,
  createClient,
  internalTokenHeader,
  type RoleEvent,
  recordRoleEvent,
} from '@kontor/contract';
import { createDatabase, createPool, migrate } from '@kontor/database';
import type { Config } from '@kontor/server/config';
import { LaunchError } from './launch-error.ts';
import { storedSecret } from './stored-secret.ts';
import type { OpenedDatabase } from './with-database.ts';

/** Milliseconds the account service has for its answer. */
const timeout = 10_000;

/**
 * Adds changes of roles to the security log of their people: by the account service, which has a line of it in its own log,
 * or, where none answers, in its database. Throws LaunchError when neither takes a change.
 */
export function roleEventRecorder(
  config: Config,
  { url, isInUse }: OpenedDatabase,
): (event: RoleEvent) => Promise<void> {
  return async (event) => {
    // The same id both ways: an answer that was lost on its way adds no second entry.
    const eventID = randomUUID();
    if (isInUse && (await isTaken(config, eventID, event))) return;
    await store(config.ACCOUNTS_DATABASE_URL ?? url, eventID, event);
  };
}

/** @returns false when no account service answers */
async function isTaken(config: Config, eventID: string, body: RoleEvent): Promise<boolean> {
  const token = config.INTERNAL_TOKEN ?? storedSecret(config.DATA_DIR, 'internal-token');
  const accounts = createClient({ baseUrl: config.ACCOUNTS_URL, headers: { [internalTokenHeader]: token } });
  const signal = AbortSignal.timeout(timeout);
  try {
    await accounts(recordRoleEvent, { params: { eventID }, body }, { signal });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'Unreachable') return false;
    const reason = error instanceof CallError ? `${error.status} ${error.errorName}` : 'no answer in time';
    throw new LaunchError(
      `What answers at ${config.ACCOUNTS_URL} did not add the change to the person's security log (${reason}), so nothing was ` +
        'changed; ACCOUNTS_URL and INTERNAL_TOKEN have to be those of the account service.',
      { cause: error },
    );
  }
}

async function store(databaseUrl: string, eventID: string, event: RoleEvent): Promise<void> {
  await migrate(databaseUrl);
  const db = createDatabase(createPool(databaseUrl, { max: 1 }));
  try {
    if ((await storeRoleEvent({ db }, eventID, event)) !== 'no-account') return;
  } finally {
    await db.destroy();
  }
  throw new LaunchError(
    "The person's account is not in the database of the account service, so nothing was changed; start the account service, " +
      'or name its database by ACCOUNTS_DATABASE_URL.',
  );
}
