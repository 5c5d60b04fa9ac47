import { AsyncLocalStorage } from 'node:async_hooks';
import { addressOf } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';

/** What scheduling needs to know of the request it works for. Verbs are given their visit instead. */
export interface RequestContext {
  network: string;
  /** Whether nobody waits for the answer any more: it was sent, or the client has left. */
  isAbandoned(): boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();
const none: RequestContext = { network: '', isAbandoned: () => false };

/**
 * The request that is being answered; jobs and programs have none and share one network. better-auth checks passwords
 * without saying for whom, so it cannot be handed down.
 */
export function requestContext(): RequestContext {
  return contexts.getStore() ?? none;
}

/** Runs `work` as on behalf of a request. */
export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return contexts.run(context, work);
}

/** Gives each request its context, from when its body is here on. */
export function addRequestContext(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    const isAbandoned = () => reply.sent || reply.raw.destroyed;
    withRequestContext({ network: networkOf(addressOf(request)), isAbandoned }, done);
  });
}
