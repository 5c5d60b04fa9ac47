import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Milliseconds between two tries. */
const tryAgain = 200;

/** What a server answers that is there, but refuses for good: user, password, name of the database. */
const final = /^(28|3D|42)/;

/**
 * Waits until the database takes connections: it may be starting, recovering, or slow while everything starts at once.
 * @throws the last error when it does not within `timeout` ms, and at once what another try would not mend
 */
export async function untilReachable(pool: Pick<Pool, 'query'>, timeout = 30_000): Promise<void> {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (final.test(code) || performance.now() > deadline) throw error;
      await pause(tryAgain);
    }
  }
}
