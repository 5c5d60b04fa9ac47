import { KontorError } from '@kontor/server';
import { refusalOf } from '../api-error.ts';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { mailLink } from '../link/mail-link.ts';
import { inHashingTurn } from '../password/hash-password.ts';
import { longestPassword } from '../password/password-length.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { reportFailedLogin } from '../security-log/report-failed-login.ts';
import { confirmEmailMail } from '../sign-up/mails.ts';
import { type Attempt, beginMail } from './attempts.ts';
import { beginSignInAttempt } from './sign-in-attempt.ts';

interface SignInInput {
  email: string;
  password: string;
  /** Where the person came from; already checked. */
  back: string;
}

/** `unconfirmed`: the password was right, but the address is not confirmed; the mail for that was sent again. */
type SignInOutcome =
  | { kind: 'signed-in' | 'second-factor'; cookies: string[] }
  | { kind: 'unconfirmed'; cookies: [] };

/**
 * Checks the password and signs in, or asks for the second factor.
 * @throws Unauthorized with the same words for an unknown address and a wrong password; TooManyRequests, Unavailable
 */
export async function signIn(context: Context, visit: Visit, input: SignInInput): Promise<SignInOutcome> {
  const email = readEmail(input.email);
  if (!email || input.password.length > 4 * longestPassword) throw wrong();
  const outcome = await inHashingTurn(() => tryPassword(context, visit, email, input.password));
  if (outcome.kind === 'unconfirmed') {
    // Whoever registered somebody else's address knows the password.
    await beginMail(context, visit, email);
    const { db, settings, joining } = context;
    await joining.together(db, (trx) =>
      mailLink(trx, settings, 'confirm-email', confirmEmailMail, { email, back: input.back }),
    );
  }
  return outcome;
}

/** Counts the attempt; one that has to wait is in the security log. */
async function begin(context: Context, visit: Visit, email: string): Promise<Attempt> {
  try {
    return await beginSignInAttempt(context, visit, email);
  } catch (error) {
    if (error instanceof KontorError && error.name === 'TooManyRequests')
      await reportFailedLogin(context, visit, { email, kind: 'login-refused' });
    throw error;
  }
}

async function tryPassword(
  context: Context,
  visit: Visit,
  email: string,
  password: string,
): Promise<SignInOutcome> {
  const attempt = await begin(context, visit, email);
  try {
    const { headers, response } = await context.auth.api.signInEmail({
      body: { email, password },
      headers: visit.headers,
      returnHeaders: true,
    });
    await attempt.succeed();
    const needsFactor = 'twoFactorRedirect' in response && response.twoFactorRedirect;
    if (!needsFactor) {
      // Before anybody is given the login: there is none without its event.
      const event = { kind: 'login', details: { with: 'password' } } as const;
      await recordEvent(context, visit, { userID: response.user.id, ...event });
    }
    return { kind: needsFactor ? 'second-factor' : 'signed-in', cookies: headers.getSetCookie() };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    if (refusal !== 'EMAIL_NOT_VERIFIED') {
      await reportFailedLogin(context, visit, { email, kind: 'login-failed' });
      throw wrong();
    }
    await attempt.succeed();
    return { kind: 'unconfirmed', cookies: [] };
  }
}

function wrong(): KontorError {
  return new KontorError('Unauthorized', 'The e-mail address or the password is wrong.');
}
