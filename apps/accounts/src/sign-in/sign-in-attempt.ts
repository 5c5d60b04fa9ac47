import type { Context, Visit } from '../context.ts';
import { networkOf } from '../network.ts';
import { type Attempt, beginAttempt, countIfFree, forgetFailures } from './attempts.ts';
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
 * Counts a request for a link for a new password: apart from logins, so that whoever guesses passwords does not keep the
 * owner from choosing another, nor do requests use up what a network may fail. Resolves with whether the link may be
 * mailed: an address that was asked for too often by strangers gets no further mail, but nobody is refused or told so.
 * @throws TooManyRequests when the browser or its network has to wait
 */
export async function beginResetAttempt(context: Context, visit: Visit, email: string): Promise<boolean> {
  const device = await findKnownDevice(context, visit, email);
  if (device) {
    await beginAttempt(context, [['resetFromDevice', device]]);
    return true;
  }
  const network = networkOf(visit.address);
  await beginAttempt(context, [
    ['resetFromNetwork', `${email} ${network}`],
    ['resetsOfNetwork', network],
  ]);
  return countIfFree(context, ['reset', email]);
}
