import { addressOf } from '@kontor/server';
import type { FastifyRequest } from 'fastify';
import { addressHeader } from './auth.ts';
import type { Visit } from './context.ts';
import { chooseLanguage } from './language.ts';

/** Who asks. Of the headers only those are handed on that mean something here. */
export function visitOf(request: FastifyRequest): Visit {
  const { cookie, 'user-agent': agent, 'accept-language': accepted } = request.headers;
  const address = addressOf(request);
  const headers = new Headers({ [addressHeader]: address });
  if (cookie) headers.set('cookie', cookie);
  if (agent) headers.set('user-agent', agent.slice(0, 400));
  const query: unknown = request.query;
  const requested = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  const stored = /(?:^|;\s*)lang=(\w+)/.exec(cookie ?? '')?.[1];
  return {
    headers,
    address,
    host: request.headers.host,
    language: chooseLanguage({ requested, stored, accepted }),
  };
}
