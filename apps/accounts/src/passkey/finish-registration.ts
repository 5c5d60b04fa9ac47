import { KontorError } from '@kontor/server';
import { lockAccount } from '../account/accounts.ts';
import { freshSeconds } from '../confirmation/fresh-seconds.ts';
import { requireConfirmation } from '../confirmation/require-confirmation.ts';
import type { Context, Visit } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import type { RegistrationBody } from './ceremony-bodies.ts';
import { passkeyChangedMail } from './mails.ts';
import { maxNameLength, maxPasskeys, readPasskeyName } from './passkey-limits.ts';
import { countPasskeys, findPasskeyOwner } from './queries.ts';
import { refusedAnswer } from './refused-answer.ts';

/** Registers a passkey, with the mail that tells of it. Returns the cookies that end the ceremony.
 * @throws Unauthorized, Forbidden without a fresh confirmation, BadRequest, Conflict for a passkey that is known or one too many
 */
export async function finishRegistration(
  context: Context,
  visit: Visit,
  { response, name: typed = '' }: RegistrationBody,
): Promise<string[]> {
  const here = await signedIn(context, visit);
  // The device's owner had as long as the challenge lives to answer.
  await requireConfirmation(context, here, freshSeconds);
  const name = readPasskeyName(typed);
  if (name === undefined) throw noName();
  const outcome = await context.joining.together(context.db, async (trx) => {
    const {
      id: userID,
      email: to,
      language,
      firstName,
    } = (await lockAccount(trx, here.account.id)) ?? here.account;
    if ((await countPasskeys(trx, userID)) >= maxPasskeys)
      throw new KontorError('Conflict', `There are already ${maxPasskeys} passkeys.`);
    if (await findPasskeyOwner(trx, response.id))
      throw new KontorError('Conflict', 'This passkey is already registered.');
    let cookies: string[];
    try {
      const { headers } = await context.auth.api.verifyPasskeyRegistration({
        body: { response, ...(name === '' ? {} : { name }) },
        headers: visit.headers,
        returnHeaders: true,
      });
      cookies = headers.getSetCookie();
    } catch (error) {
      // Not thrown in here: the challenge stays used.
      return refusedAnswer(error, response) ?? unstored(error);
    }
    const link = pageLink(context.settings, 'security', language, {});
    const data = { name: firstName, change: 'added', link } as const;
    await queueMail(trx, passkeyChangedMail.to({ email: to, language }, data));
    await recordEvent({ ...context, db: trx }, visit, { userID, kind: 'passkey-added', details: { name } });
    return cookies;
  });
  if (outcome instanceof KontorError) throw outcome;
  return outcome;
}

function noName(): KontorError {
  const message = `must be at most ${maxNameLength} characters without control characters`;
  return new KontorError('BadRequest', `body.name ${message}`, {
    issues: [{ in: 'body', field: 'name', code: 'notAName', limit: maxNameLength, message }],
  });
}

/** What better-auth could not store; it does not say why. */
function unstored(error: unknown): never {
  throw new KontorError('Unavailable', 'The passkey could not be stored. Try again in a moment.', {
    retryAfter: 1,
    cause: error,
  });
}
