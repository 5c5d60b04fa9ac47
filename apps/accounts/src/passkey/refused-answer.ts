import { KontorError } from '@kontor/server';
import { isAPIError } from 'better-auth/api';
import { isVerified } from './verified-answers.ts';

/** What a device's answer was refused for, in our terms; undefined for what failed on our side. */
export function refusedAnswer(error: unknown, answer: object): KontorError | undefined {
  if (!isAPIError(error)) return undefined;
  // Whatever cannot be read of an answer is its sender's fault.
  if (error.statusCode >= 500 && isVerified(answer)) return undefined;
  if (error.statusCode === 401)
    return new KontorError('Unauthorized', 'This passkey is not known here.', { cause: error });
  return new KontorError('BadRequest', 'This is not a response to the challenge.', { cause: error });
}
