import { inTransaction } from '@kontor/database';
import { type Issue, KontorError } from '@kontor/server';
import { findUserByEmail, type User } from '../account/queries.ts';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { makeLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { hashPassword } from '../password/hash-password.ts';
import { weaknessOf } from '../password/weakness.ts';
import { beginMail } from '../sign-in/attempts.ts';
import { isName } from './is-name.ts';
import { countryExists, insertUser } from './queries.ts';

export interface SignUpInput {
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
 * another mail, and the answer is the same after about the same time.
 * @throws BadRequest with an issue for each wrong field; TooManyRequests
 */
export async function signUp(context: Context, visit: Visit, input: SignUpInput): Promise<void> {
  const firstName = input.firstName.trim();
  const lastName = input.lastName.trim();
  const email = readEmail(input.email);
  const issues = await issuesOf(context, { ...input, firstName, lastName }, email);
  if (issues.length > 0 || !email) throw new KontorError('BadRequest', 'Some fields are wrong.', { issues });

  await beginMail(context, visit, email);
  // Before the transaction, so that no connection waits for it, and for known and unknown addresses alike.
  const passwordHash = await hashPassword(input.password, context.settings.PASSWORD_COST);
  await inTransaction(context.db, async (trx) => {
    const within = { ...context, db: trx };
    const { language } = visit;
    const user = { firstName, lastName, email, countryCode: input.country, language };
    const id = await insertUser(trx, user, passwordHash);
    if (id) return askToConfirm(within, { ...user, id }, input.back);
    const existing = await findUserByEmail(trx, email);
    if (existing) await tellOwner(within, existing, input.back);
  });
}

async function askToConfirm(
  { db, settings }: Context,
  { id, email: to, language, firstName: name }: Pick<User, 'id' | 'email' | 'language' | 'firstName'>,
  back: string,
): Promise<void> {
  const token = await makeLink(db, id, 'confirm-email');
  const link = pageLink(settings, 'confirm-email', language, { token, continue: back });
  await queueMail(db, { to, language, template: 'confirm-email', data: { name, link } });
}

/**
 * An address that is not confirmed may have been registered by anybody: who reads its mail chooses the password, so that
 * no password of a stranger is ever confirmed by the owner's click.
 */
async function tellOwner({ db, settings }: Context, user: User, back: string): Promise<void> {
  const { email: to, language, firstName: name } = user;
  if (!user.emailConfirmed) {
    const link = pageLink(settings, 'new-password', language, {
      token: await makeLink(db, user.id, 'new-password'),
      continue: back,
    });
    return queueMail(db, { to, language, template: 'choose-password', data: { name, link } });
  }
  const loginLink = pageLink(settings, 'login', language, { continue: back });
  const passwordLink = pageLink(settings, 'forgotten-password', language, { continue: back });
  return queueMail(db, { to, language, template: 'account-exists', data: { name, loginLink, passwordLink } });
}

async function issuesOf({ db }: Context, input: SignUpInput, email: string | undefined): Promise<Issue[]> {
  const { firstName, lastName, password, country, acceptTerms } = input;
  const weakness = weaknessOf(password, [firstName, lastName, email ?? '']);
  const wrong: [boolean, string, string][] = [
    [!isName(firstName), 'firstName', firstName ? 'no-name' : 'is-missing'],
    [!isName(lastName), 'lastName', lastName ? 'no-name' : 'is-missing'],
    [!email, 'email', 'no-address'],
    [weakness !== undefined, 'password', weakness ?? ''],
    [!(await countryExists(db, country)), 'country', 'is-missing'],
    [!acceptTerms, 'acceptTerms', 'is-missing'],
  ];
  return wrong.flatMap(([isWrong, field, message]) =>
    isWrong ? [{ in: 'body' as const, field, message }] : [],
  );
}
