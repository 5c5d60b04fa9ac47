import { createDatabase, createPool, untilReachable } from '@kontor/database';
import { declareQueues, queueDatabase } from '@kontor/jobs';
import { type AnswerTimeouts, poolTimeouts } from '@kontor/server';
import type { Pool } from 'pg';
import { createAuth } from './auth.ts';
import type { Context } from './context.ts';
import { jobs } from './jobs.ts';
import { createJoiningDatabase } from './joining-database.ts';
import { openSigningKeys } from './key/signing-keys.ts';
import { createPasswordJudge } from './password/password-judge.ts';
import type { Settings } from './settings.ts';

export interface OpenContext {
  context: Context;
  pool: Pool;
  close(): Promise<void>;
}

/** Milliseconds. */
export interface Timeouts extends Omit<AnswerTimeouts, 'handler'> {
  /** To judge a password. */
  judge?: number;
}

/** Opens the database and what stands on it; the first start makes the first signing key. */
export async function openContext(
  settings: Settings,
  databaseUrl: string,
  log: Context['log'],
  { judge: judgeTimeout, ...others }: Timeouts = {},
): Promise<OpenContext> {
  const pool = createPool(databaseUrl, poolTimeouts(others));
  const db = createDatabase(pool);
  try {
    await untilReachable(pool);
    await declareQueues(queueDatabase(pool), 'accounts_jobs', jobs);
    const joining = createJoiningDatabase(pool);
    const auth = createAuth({ joining, settings, log });
    const keys = await openSigningKeys(db, settings.ACCOUNTS_SECRET, settings.SIGNING_KEY_DAYS);
    const judge = createPasswordJudge(judgeTimeout === undefined ? {} : { timeout: judgeTimeout });
    return {
      context: { db, joining, auth, keys, judge, settings, log },
      pool,
      async close() {
        await judge.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
