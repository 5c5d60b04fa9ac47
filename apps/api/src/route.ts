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
  sessionHeader,
} from '@kontor/contract';
import { KontorError, type LimitClass } from '@kontor/server';
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { Actor, Context } from './context.ts';
import { anyone, type Policy } from './policy.ts';

type Output<C extends Call> = C['session'] extends object ? { data: Data<C>; session: Session<C> } : Data<C>;

/** A call with who may perform it and what performs it. */
export interface Route<C extends Call = Call, A extends Actor = Actor> {
  call: C;
  policy: Policy<A>;
  handle: (context: Context<A>, input: Input<C>) => Promise<Output<C>> | Output<C>;
}

/**
 * Ties a call of the contract to its policy and verb, which gets an actor the policy lets pass. A call with a `session`
 * answers `{ data, session }`.
 */
export function route<C extends Call, A extends Actor>(
  call: C,
  policy: Policy<A>,
  handle: Route<C, A>['handle'],
): Route {
  return { call, policy, handle: handle as Route['handle'] };
}

/** Finds out who makes a request; at once where that is possible. @throws the names a token is refused with */
export type Recognise = (request: FastifyRequest) => Actor | Promise<Actor>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call; a route without one ends the start. */
    call?: string;
    policy?: Policy;
  }
  interface FastifyRequest {
    /** Set for calls, before what was sent with them is looked at. */
    actor: Actor | undefined;
  }
}

/** The errors any call can end with, and those its contract names. */
function errorsOf(call: Call): Record<number, typeof ErrorEnvelope> {
  const takesInput = call.params ?? call.query ?? call.body;
  const names: ErrorName[] = [
    'Internal',
    'Unavailable',
    'TooManyRequests',
    'JsonWebTokenError',
    'TokenExpiredError',
    'SessionError',
    ...(takesInput ? ['BadRequest' as const] : []),
    ...(call.errors ?? []),
  ];
  const byStatus = Object.groupBy(names, (name) => errorStatus[name]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of = []]) => [
      status,
      { ...ErrorEnvelope, description: of.join(', ') },
    ]),
  );
}

/** The class of limits a call falls under, and the largest body it takes in bytes. */
function boundsOf(call: Call): { limit: LimitClass; bodyLimit: number } {
  const bodyLimit = 16 * 1024;
  if (call.path.startsWith('internal/')) return { limit: 'free', bodyLimit };
  if (call.noun === 'search' || call.noun === 'sitemap') return { limit: call.noun, bodyLimit };
  return call.method === 'GET' ? { limit: 'read', bodyLimit } : { limit: 'write', bodyLimit: 64 * 1024 };
}

/** Stops the start when a route has no contract or no policy; the description's own pages aside. */
export function refuseUndeclared({ url, method, config }: RouteOptions): void {
  if (/^\/api\/v1\/(openapi\.json$|docs(\/|$))/.test(url)) return;
  if (!config?.call || !config.policy) throw new Error(`${method} ${url} has no contract or no policy.`);
}

interface Documented extends FastifySchema {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Record<string, string[]>[];
}

function schemaOf(call: Call, policy: Policy): Documented {
  return {
    operationId: call.name,
    tags: [call.noun],
    summary: call.summary,
    // Without a token there are fewer answers, or none.
    security: policy === anyone ? [{ [sessionHeader]: [] }, {}] : [{ [sessionHeader]: [] }],
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: { 200: envelopeOf(call), ...errorsOf(call), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
  };
}

const varies = `accept-language, ${sessionHeader}`;

/** Mounts a route at its contract's method and path: recognise, check the policy, validate, perform, serialise. */
export function mount(
  app: FastifyInstance,
  { call, policy, handle }: Route,
  base: Omit<Context, 'actor' | 'language'>,
  recognise: Recognise,
): void {
  const { limit, bodyLimit } = boundsOf(call);
  app.route({
    method: call.method,
    url: `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(call, policy),
    bodyLimit,
    config: { call: call.name, policy, limit },
    async preValidation(request) {
      const actor = await recognise(request);
      if (!policy(actor)) throw refusal(actor);
      request.actor = actor;
    },
    handler: async (request, reply) => {
      const { params, query, body, actor } = request;
      if (!actor) throw new Error(`${call.name} was reached by nobody.`);
      const language = languageOf(request.headers['accept-language']);
      const output = await handle({ ...base, actor, language }, { params, query, body } as Input<Call>);
      reply.header('content-language', language).header('vary', varies);
      if (actor.kind !== 'visitor') reply.header('cache-control', 'no-store');
      return call.session ? { success: true, ...(output as object) } : { success: true, data: output };
    },
  });
}

function refusal(actor: Actor): KontorError {
  if (actor.kind === 'visitor')
    return new KontorError('TokenNotFound', 'This is for people who are signed in.');
  return new KontorError('Forbidden', 'You may not do this.');
}
