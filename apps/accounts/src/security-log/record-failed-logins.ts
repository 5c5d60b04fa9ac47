import type { Context } from '../context.ts';
import { logEvent } from './log-event.ts';
import { takeFailedLogins } from './queries.ts';

const batch = 500;

/**
 * Moves reported failures of logins to the log of the account they were about. Those about addresses without an account are
 * forgotten but for their line. Resolves with how many there were.
 */
export async function recordFailedLogins({ db, log }: Pick<Context, 'db' | 'log'>): Promise<number> {
  const taken = await takeFailedLogins(db, batch);
  for (const { kind, userID, address, isStored } of taken) {
    // A refusal costs who asks nothing; a failure costs a hash, which bounds the lines.
    if (isStored || kind === 'login-failed') logEvent({ log }, { event: kind, userID, address });
  }
  return taken.length;
}
