import { KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { endFormerLogin } from '../sign-in/end-former-login.ts';
import type { AuthenticationBody } from './ceremony-bodies.ts';
import { findPasskeyOwner } from './queries.ts';
import { refusedAnswer } from './refused-answer.ts';

/**
 * Logs in with a passkey, which stands for both factors. Returns the cookies of the login.
 * @throws Unauthorized for a passkey that is not known or whose device did not check who uses it, BadRequest
 */
export async function finishAuthentication(
  context: Context,
  visit: Visit,
  { response }: AuthenticationBody,
): Promise<string[]> {
  const outcome = await context.joining.together(context.db, async (trx) => {
    const here = { ...context, db: trx };
    try {
      const { headers, response: made } = await context.auth.api.verifyPasskeyAuthentication({
        body: { response },
        headers: visit.headers,
        returnHeaders: true,
      });
      const { userId: userID } = made.session;
      await recordEvent(here, visit, { userID, kind: 'login', details: { with: 'passkey' } });
      const cookies = headers.getSetCookie();
      await endFormerLogin(here, visit, cookies);
      return cookies;
    } catch (error) {
      const refused = refusedAnswer(error, response);
      if (!refused) throw error;
      const userID = await findPasskeyOwner(trx, response.id);
      if (userID !== undefined)
        await recordEvent(here, visit, { userID, kind: 'login-failed', details: { with: 'passkey' } });
      // Not thrown in here: the challenge stays used.
      return refused;
    }
  });
  if (outcome instanceof KontorError) throw outcome;
  return outcome;
}
