import {
  type Call,
  type Data,
  ErrorEnvelope,
  type ErrorName,
  envelopeOf,
  errorStatus,
  type Input,
  languageOf,
  type Session,
} from '@kontor/contract';
import { KontorError, type LimitClass } from '@kontor/server';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { Context } from './context.ts';
import type { Policy } from './policy.ts';

type Output<C extends Call> = C['session'] extends object ? { data: Data<C>; session: Session<C> } : Data<C>;

/** A call with who may perform it and what performs it. */
export interface Route<C extends Call = Call> {
  call: C;
  policy: Policy;
  handle: (context: Context, input: Input<C>) => Promise<Output<C>> | Output<C>;
}

/** Ties a call of the contract to its policy and verb. A call with a `session` answers `{ data, session }`. */
export function route<C extends Call>(call: C, policy: Policy, handle: Route<C>['handle']): Route {
  return { call, policy, handle: handle as Route['handle'] };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call; a route without one ends the start. */
    call?: string;
    policy?: Policy;
  }
}

/** The errors any call can end with, and those its contract names. */
function errorsOf(call: Call): Record<number, typeof ErrorEnvelope> {
  const takesInput = call.params ?? call.query ?? call.body;
  const names: ErrorName[] = [
    'Internal',
    'Unavailable',
    'TooManyRequests',
    ...(takesInput ? ['BadRequest' as const] : []),
    ...(call.errors ?? []),
  ];
  return Object.fromEntries(
    names.map((name) => [errorStatus[name], { ...ErrorEnvelope, description: name }]),
  );
}

/** The class of limits a call falls under, and the largest body it takes in bytes. */
function boundsOf(call: Call): { limit: LimitClass; bodyLimit: number } {
  const bodyLimit = 16 * 1024;
  if (call.noun === 'search' || call.noun === 'sitemap') return { limit: call.noun, bodyLimit };
  return call.method === 'GET' ? { limit: 'read', bodyLimit } : { limit: 'write', bodyLimit: 64 * 1024 };
}

/** Stops the start when a route has no contract or no policy; the description's own pages aside. */
export function refuseUndeclared({ url, method, config }: RouteOptions): void {
  if (/^\/api\/v1\/(openapi\.json$|docs(\/|$))/.test(url)) return;
  if (!config?.call || !config.policy) throw new Error(`${method} ${url} has no contract or no policy.`);
}

function schemaOf(call: Call): FastifySchema & { operationId: string; tags: string[]; summary: string } {
  return {
    operationId: call.name,
    tags: [call.noun],
    summary: call.summary,
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: { 200: envelopeOf(call), ...errorsOf(call), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
  };
}

/** Mounts a route at its contract's method and path: validate, check the policy, perform, serialise. */
export function mount(
  app: FastifyInstance,
  { call, policy, handle }: Route,
  base: Omit<Context, 'actor' | 'language'>,
): void {
  const { limit, bodyLimit } = boundsOf(call);
  app.route({
    method: call.method,
    url: `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(call),
    bodyLimit,
    config: { call: call.name, policy, limit },
    handler: async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const context: Context = { ...base, actor: { kind: 'visitor' }, language };
      if (!policy(context.actor)) throw new KontorError('Forbidden', 'You may not do this.');
      const { params, query, body } = request;
      const output = await handle(context, { params, query, body } as Input<Call>);
      reply.header('content-language', language).header('vary', 'accept-language');
      return call.session ? { success: true, ...(output as object) } : { success: true, data: output };
    },
  });
}
