import type { Context, Visit } from '../context.ts';
import { networkOf } from '../network.ts';
import { type Attempt, beginAttempt, forgetFailures } from './attempts.ts';
import { findKnownDevice } from './known-device.ts';

/**
 * Counts an attempt to log in to an account, whether there is one or not. A browser that has logged in to it before is
 * counted by itself, so that it is never locked out by what others do; all others by account and network together, by
 * network, and by account from everywhere. @throws TooManyRequests
 */
export async function beginSignInAttempt(context: Context, visit: Visit, email: string): Promise<Attempt> {
  const device = await findKnownDevice(context, visit, email);
  if (device) return beginAttempt(context, [['device', device]]);
  const network = networkOf(visit.address);
  return beginAttempt(context, [
    ['accountFromNetwork', `${email} ${network}`],
    ['network', network],
    ['account', email],
  ]);
}

/** Whoever reads the account's mail need not wait for what was guessed before. */
export async function forgetSignInAttempts(context: Context, visit: Visit, email: string): Promise<void> {
  await forgetFailures(context, ['accountFromNetwork', `${email} ${networkOf(visit.address)}`]);
  await forgetFailures(context, ['account', email]);
}

/**
 * Counts an attempt to have a link for a new password mailed: apart from logins, so that whoever guesses passwords does not
 * keep the owner from choosing another. @throws TooManyRequests
 */
export async function beginResetAttempt(context: Context, visit: Visit, email: string): Promise<void> {
  const device = await findKnownDevice(context, visit, email);
  if (device) {
    await beginAttempt(context, [['resetFromDevice', device]]);
    return;
  }
  const network = networkOf(visit.address);
  await beginAttempt(context, [
    ['resetFromNetwork', `${email} ${network}`],
    ['network', network],
    ['reset', email],
  ]);
}
