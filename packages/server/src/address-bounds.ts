import type { FastifyRequest } from 'fastify';
import { KontorError } from './errors.ts';

const longestAddress = 8_000;
const mostParameters = 100;

/** Refuses addresses no page or call of ours has: longer than 8,000 characters, or with more than 100 parameters. */
export function checkAddress({ url }: { url: FastifyRequest['url'] }): KontorError | undefined {
  if (url.length > longestAddress) {
    return new KontorError('UriTooLong', `The address is longer than ${longestAddress} characters.`);
  }
  if (url.length > mostParameters && url.split('&', mostParameters + 1).length > mostParameters) {
    return new KontorError('BadRequest', `The address has more than ${mostParameters} parameters.`);
  }
  return undefined;
}
