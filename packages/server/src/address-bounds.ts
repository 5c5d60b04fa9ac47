import type { FastifyRequest } from 'fastify';
import { KontorError } from './errors.ts';

const longestAddress = 8_000;
const maxParameters = 100;

type Addressed = Pick<FastifyRequest, 'url'> & {
  raw: Pick<FastifyRequest['raw'], 'httpVersion' | 'rawHeaders'>;
};

/**
 * Refuses addresses no page or call of ours has: longer than 8,000 characters, with more than 100 parameters, with a NUL, of another
 * host; requests that name no host or several (RFC 9112, 3.2); and those of HTTP/0.9, which have no headers at all.
 */
export function checkAddress({ url, raw }: Addressed): KontorError | undefined {
  if (url.length > longestAddress) {
    return new KontorError('UriTooLong', `The address is longer than ${longestAddress} characters.`);
  }
  if (url.length > maxParameters && url.split('&', maxParameters + 1).length > maxParameters) {
    return new KontorError('BadRequest', `The address has more than ${maxParameters} parameters.`);
  }
  if (url.includes('%00')) return new KontorError('BadRequest', 'An address cannot contain a NUL character.');
  if (!url.startsWith('/')) return new KontorError('BadRequest', 'The address does not belong to this host.');
  if (raw.httpVersion === '0.9') return new KontorError('BadRequest', 'A request names its version of HTTP.');
  const hosts = countHosts(raw.rawHeaders);
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) {
    return new KontorError('BadRequest', 'A request names its host once.');
  }
  return undefined;
}

/** Node joins headers of one name, or keeps the first. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
