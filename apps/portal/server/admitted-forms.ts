import { type Call, sessionHeader } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyRequest } from 'fastify';

export function isForm({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}

/**
 * Forms come from somebody who is signed in, as the api will ask for, or their fields prove who may send them.
 * @returns what another one is refused with
 */
export function refuseForms(calls: readonly Call[]): (request: FastifyRequest) => KontorError | undefined {
  const forAnyone = calls.filter(({ file, access }) => file && access === 'anyone');
  const paths = new Set(forAnyone.map(({ path }) => `/api/v1/${path}`));
  return ({ headers, url }) =>
    headers[sessionHeader] || paths.has(url.split('?', 1)[0] ?? '')
      ? undefined
      : new KontorError('TokenNotFound', 'Please log in first.');
}
