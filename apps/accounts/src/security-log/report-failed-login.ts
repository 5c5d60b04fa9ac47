import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { enqueueRecording } from './jobs.ts';
import { insertFailedLogin } from './queries.ts';

/**
 * Notes that a login failed, or was refused because too many had. The address may have no account: the same row is written
 * then, so that the time it takes tells nobody which. `recordFailedLogins` goes on from there.
 */
export async function reportFailedLogin(
  { db }: Pick<Context, 'db'>,
  { address, headers }: Pick<Visit, 'address' | 'headers'>,
  { email, kind }: { email: string; kind: 'login-failed' | 'login-refused' },
): Promise<void> {
  const userAgent = headers.get('user-agent');
  await inTransaction(db, async (trx) => {
    await insertFailedLogin(trx, { email, kind, address, ...(userAgent === null ? {} : { userAgent }) });
    await enqueueRecording(trx);
  });
}
