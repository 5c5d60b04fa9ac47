import { timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import type { Database } from '@kontor/database';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Context } from '../context.ts';
import { authSecret } from '../secret.ts';
import { type SecondFactor, storeStep } from './queries.ts';

/** Seconds a code is shown. */
const period = 30;
/** Steps a clock may be behind or ahead; better-auth allows as many. */
const drift = 1;

/**
 * Takes the time step of an authenticator app's code, so that it, and any from before it, works no more; false for a code that
 * is wrong or was taken. `factor` has to be locked: of two uses at once one takes it.
 */
export async function takeTotpStep(
  { settings }: Pick<Context, 'settings'>,
  db: Database,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const secret = await symmetricDecrypt({ key: authSecret(settings.ACCOUNTS_SECRET), data: factor.secret });
  const now = Math.floor(Date.now() / 1_000 / period);
  const codes = createOTP(secret);
  for (let step = now - drift; step <= now + drift; step += 1) {
    if (factor.lastStep !== undefined && step <= factor.lastStep) continue;
    if (!isSame(code, await codes.hotp(step))) continue;
    await storeStep(db, factor.userID, step);
    return true;
  }
  return false;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
