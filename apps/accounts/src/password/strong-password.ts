import { KontorError } from '@kontor/server';
import type { User } from '../account/queries.ts';
import type { Context } from '../context.ts';

/** @throws BadRequest with an issue that says why a new password is refused; TooManyRequests, Unavailable */
export async function requireStrong(
  { judge }: Context,
  password: string,
  { firstName, lastName, email }: User,
  field = 'password',
): Promise<void> {
  const { weakness } = await judge.strengthOf(password, [firstName, lastName, email]);
  if (!weakness) return;
  throw new KontorError('BadRequest', 'The password is refused.', {
    issues: [{ in: 'body', field, message: weakness }],
  });
}
