import { type Logger, redactText } from '@kontor/server';
import type { BetterAuthOptions } from 'better-auth';

/**
 * What better-auth reports, as lines of our log. Its warnings tell of each wrong password and unknown address, which is
 * nothing to be warned of: they are lines for whoever looks for a fault. Of what it hands over beside its words only
 * errors are written; the rest can hold tokens and addresses.
 */
export function authLog(log: Pick<Logger, 'error' | 'debug'>): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'debug',
    disableColors: true,
    log(level, message: unknown, ...more: unknown[]) {
      const err = [message, ...more].find((each) => each instanceof Error);
      const report = typeof message === 'string' ? redactText(message) : undefined;
      const line = { ...(err ? { err } : {}), ...(report ? { report } : {}) };
      log[level === 'error' ? 'error' : 'debug'](line, 'better-auth reports');
    },
  };
}
