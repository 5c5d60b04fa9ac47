import { KontorError } from '@kontor/server';
import { findUserByEmail } from '../account/queries.ts';
import { refusalOf } from '../api-error.ts';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { makeLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { longestPassword } from '../password/weakness.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { reportFailedLogin } from '../security-log/report-failed-login.ts';
import { beginAttempt, beginMail, forgetAttempts } from './attempts.ts';

export interface SignInInput {
  email: string;
  password: string;
  /** Where the person came from; already checked. */
  back: string;
}

/** `unconfirmed`: the password was right, but the address is not confirmed; the mail for that was sent again. */
export type SignInOutcome =
  | { kind: 'signed-in' | 'second-factor'; cookies: string[] }
  | { kind: 'unconfirmed'; cookies: [] };

/**
 * Checks the password and signs in, or asks for the second factor.
 * @throws Unauthorized with the same words for an unknown address and a wrong password; TooManyRequests
 */
export async function signIn(context: Context, visit: Visit, input: SignInInput): Promise<SignInOutcome> {
  const email = readEmail(input.email);
  if (!email || input.password.length > 4 * longestPassword) throw wrong();
  try {
    await beginAttempt(context, visit, email);
  } catch (error) {
    if (error instanceof KontorError && error.name === 'TooManyRequests')
      await reportFailedLogin(context, visit, { email, kind: 'login-refused' });
    throw error;
  }
  try {
    const { headers, response } = await context.auth.api.signInEmail({
      body: { email, password: input.password },
      headers: visit.headers,
      returnHeaders: true,
    });
    await forgetAttempts(context, visit, email);
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
    await forgetAttempts(context, visit, email);
    // Whoever registered somebody else's address knows the password.
    await beginMail(context, visit, email);
    await remind(context, email, input.back);
    return { kind: 'unconfirmed', cookies: [] };
  }
}

function wrong(): KontorError {
  return new KontorError('Unauthorized', 'The e-mail address or the password is wrong.');
}

async function remind({ db, settings, joining }: Context, email: string, back: string): Promise<void> {
  await joining.together(db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return;
    const { language, firstName: name } = user;
    const token = await makeLink(trx, user.id, 'confirm-email');
    const link = pageLink(settings, 'confirm-email', language, { token, continue: back });
    await queueMail(trx, { to: email, language, template: 'confirm-email', data: { name, link } });
  });
}
