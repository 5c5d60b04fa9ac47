import { isAPIError } from 'better-auth/api';

/** The code of a refusal of better-auth, such as INVALID_EMAIL_OR_PASSWORD; undefined for any other error. */
export function refusalOf(error: unknown): string | undefined {
  // What failed on our side is no refusal.
  if (!isAPIError(error) || error.statusCode >= 500) return undefined;
  const code: unknown = error.body?.code;
  return typeof code === 'string' ? code : 'REFUSED';
}
