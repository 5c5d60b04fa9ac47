import {
  type Call,
  CallError,
  createClient,
  type Data,
  type Input,
  internalTokenHeader,
} from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';

/** Milliseconds the api has for an answer; less than a page of ours has. */
const timeout = 6_000;

/**
 * Makes a call of the api as a service of ours. @throws BadRequest with the issues it names; Unavailable when it does not
 * answer, or not as it should: what was asked may have been done then
 */
export async function askApi<C extends Call>(
  { settings, log }: Pick<Context, 'settings' | 'log'>,
  call: C,
  input: Input<C>,
): Promise<Data<C>> {
  const { API_URL: baseUrl, INTERNAL_TOKEN: token } = settings;
  const client = createClient({ baseUrl, headers: { [internalTokenHeader]: token } });
  try {
    return await client(call, input, { signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'BadRequest' && error.issues) {
      throw new KontorError('BadRequest', error.message, { issues: error.issues, cause: error });
    }
    log.warn({ err: error, call: call.name }, 'the api did not answer');
    const message = 'The product cannot be reached at the moment. Try again later.';
    throw new KontorError('Unavailable', message, { retryAfter: 10, cause: error });
  }
}
