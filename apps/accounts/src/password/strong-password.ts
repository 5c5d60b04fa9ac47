import { KontorError } from '@kontor/server';
import type { User } from '../account/queries.ts';
import { weaknessOf } from './weakness.ts';

/** @throws BadRequest with an issue that says why a new password is refused */
export function requireStrong(
  password: string,
  { firstName, lastName, email }: User,
  field = 'password',
): void {
  const weakness = weaknessOf(password, [firstName, lastName, email]);
  if (!weakness) return;
  throw new KontorError('BadRequest', 'The password is refused.', {
    issues: [{ in: 'body', field, message: weakness }],
  });
}
