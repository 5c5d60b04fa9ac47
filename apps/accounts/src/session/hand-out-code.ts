import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import type { Language } from '../language.ts';
import { hashToken, newToken } from '../secret.ts';
import type { SignedIn } from '../sign-in/who.ts';
import { insertCode } from './queries.ts';

const codeSeconds = 60;

/**
 * The portal's address a person goes back to after signing in, with a code for one use within 60 s and the language they
 * have come to read: on its own origin the portal does not see what was chosen here.
 * @throws Forbidden for an account that is about to be deleted: its owner has to undo that first
 */
export async function handOutCode(
  { db, settings }: Context,
  { account, loginID }: Pick<SignedIn, 'account' | 'loginID'>,
  back: string,
  language: Language,
): Promise<string> {
  if (account.deleteAfter) throw new KontorError('Forbidden', 'This account is about to be deleted.');
  const token = newToken();
  await insertCode(db, hashToken(token), loginID, codeSeconds);
  return `${settings.PORTAL_ORIGIN}/session-redirect?${new URLSearchParams({ token, continue: back, lang: language })}`;
}
