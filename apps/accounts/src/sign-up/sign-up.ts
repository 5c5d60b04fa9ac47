import { accountLimits, type FieldIssue, type Issue } from '@kontor/contract';
import { inTransaction } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import { findAccountByEmail, insertAccount } from '../account/accounts.ts';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hashPassword, inHashingTurn } from '../password/hash-password.ts';
import { weaknessIssues } from '../password/strong-password.ts';
import { beginMail } from '../sign-in/attempts.ts';
import { isName } from './is-name.ts';
import { countryExists } from './queries.ts';
import { signUpMail } from './sign-up-mail.ts';

interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  acceptTerms: boolean;
  /** Where the person came from; already checked. */
  back: string;
}

/**
 * Makes an account and mails its confirmation, both or neither. For an address that has an account its owner gets
 * another mail, and the answer is the same after the same work: the same statements are run.
 * @throws BadRequest with an issue for each wrong field; TooManyRequests, Unavailable
 */
export async function signUp(context: Context, visit: Visit, input: SignUpInput): Promise<void> {
  const firstName = input.firstName.trim();
  const lastName = input.lastName.trim();
  const email = readEmail(input.email);
  const issues = await issuesOf(context, { ...input, firstName, lastName }, email);
  if (issues.length > 0 || !email)
    throw new KontorError('BadRequest', 'Some fields have errors.', { issues });

  // Before the transaction, so that no connection waits for it, and for known and unknown addresses alike.
  const passwordHash = await inHashingTurn(async () => {
    await beginMail(context, visit, email);
    return hashPassword(input.password, context.settings.PASSWORD_COST);
  });
  await inTransaction(context.db, async (trx) => {
    const { language } = visit;
    const given = { firstName, lastName, email, countryCode: input.country, language };
    const isNew = await insertAccount(trx, given, passwordHash);
    const account = await findAccountByEmail(trx, email);
    if (account)
      await queueMail(trx, await signUpMail({ ...context, db: trx }, account, { isNew, back: input.back }));
  });
}

async function issuesOf(
  { db, judge }: Context,
  input: SignUpInput,
  email: string | undefined,
): Promise<Issue[]> {
  const { firstName, lastName, password, country, acceptTerms } = input;
  const { weakness } = await judge.strengthOf(password, [firstName, lastName, email ?? '']);
  const wrong: Record<string, FieldIssue | false | undefined> = {
    firstName: nameIssue(firstName),
    lastName: nameIssue(lastName),
    email: !email && { code: 'notAnAddress' },
    password: weakness && weaknessIssues[weakness],
    country: !(await countryExists(db, country)) && { code: 'notChosen' },
    acceptTerms: !acceptTerms && { code: 'notAccepted' },
  };
  return Object.entries(wrong).flatMap(([field, issue]) => (issue ? issueAt(field, issue) : []));
}

function nameIssue(name: string): FieldIssue | undefined {
  if (isName(name)) return undefined;
  return name ? { code: 'notAName', limit: accountLimits.name } : { code: 'required' };
}
