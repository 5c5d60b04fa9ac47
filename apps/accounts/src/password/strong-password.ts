import { accountLimits, type FieldIssue } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { Account } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import type { Weakness } from './strength.ts';

/** What is wrong with a password that is weak. */
export const weaknessIssues: Record<Weakness, FieldIssue> = {
  'too-short': { code: 'tooShort', limit: accountLimits.shortestPassword },
  'too-long': { code: 'tooLong', limit: accountLimits.longestPassword },
  common: { code: 'guessable' },
};

/** @throws BadRequest with an issue that says why a new password is refused; TooManyRequests, Unavailable */
export async function requireStrong(
  { judge }: Context,
  password: string,
  { firstName, lastName, email }: Account,
  field = 'password',
): Promise<void> {
  const { weakness } = await judge.strengthOf(password, [firstName, lastName, email]);
  if (!weakness) return;
  throw new KontorError('BadRequest', 'The password is refused.', {
    issues: [issueAt(field, weaknessIssues[weakness])],
  });
}
