import {
  type Call,
  type Data,
  ErrorEnvelope,
  type ErrorName,
  envelopeOf,
  errorStatus,
  type Input,
  languageOf,
  pageCallHeader,
  type Session,
  sessionHeader,
} from '@kontor/contract';
import { KontorError, type LimitClass } from '@kontor/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { Actor, Context } from './context.ts';
import type { KeptAnswers } from './kept-answer/kept-answers.ts';
import { anyone, type Policy } from './policy.ts';

type Output<C extends Call> = C['session'] extends object ? { data: Data<C>; session: Session<C> } : Data<C>;

/** A call with who may perform it and what performs it. */
export interface Route<C extends Call = Call, A extends Actor = Actor> {
  call: C;
  policy: Policy<A>;
  handle: (context: Context<A>, input: Input<C>) => Promise<Output<C>> | Output<C>;
  /**
   * What an answer is made of, as tags (`product:<id>`, `reference`), for calls whose answers are kept until that
   * changes. Such an answer must be the same for whoever asks, `session` aside.
   */
  madeOf?: ((output: Output<C>) => string[]) | undefined;
}

/**
 * Ties a call of the contract to its policy and verb, which gets an actor the policy lets pass. A call with a `session`
 * answers `{ data, session }`.
 */
export function route<C extends Call, A extends Actor>(
  call: C,
  policy: Policy<A>,
  handle: Route<C, A>['handle'],
  madeOf?: Route<C, A>['madeOf'],
): Route {
  return { call, policy, handle: handle as Route['handle'], madeOf: madeOf as Route['madeOf'] };
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

const json = 'application/json; charset=utf-8';
const varies = `accept-language, ${sessionHeader}`;

/** What routes are served with. */
export interface Serving {
  base: Omit<Context, 'actor' | 'language'>;
  recognise: Recognise;
  answers: KeptAnswers;
  /** Resolves when what was written before is known to the kept answers. */
  settle(): Promise<void>;
}

/** Mounts a route at its contract's method and path: recognise, check the policy, validate, perform, serialise. */
export function mount(app: FastifyInstance, route: Route, serving: Serving): void {
  const { call, policy, handle, madeOf } = route;
  const { base, recognise, answers, settle } = serving;
  const { limit, bodyLimit } = boundsOf(call);
  const writes = call.method !== 'GET' && call.noun !== 'search';
  const envelope = (output: unknown) =>
    call.session ? { success: true, ...(output as object) } : { success: true, data: output };

  /** Whoever writes reads the new state from then on, in this process at once. */
  async function perform(context: Context, input: Input<Call>): Promise<Output<Call>> {
    const output = await handle(context, input);
    if (writes) await settle();
    return output;
  }

  async function answerKept(key: string, reply: FastifyReply, context: Context, input: Input<Call>) {
    const known = answers.find(key);
    if (known !== undefined) return reply.type(json).send(known);
    const making = answers.begin();
    try {
      const output = await perform(context, input);
      const answer = String(reply.serialize(envelope(output)));
      making.keep(key, answer, madeOf?.(output) ?? []);
      return reply.type(json).send(answer);
    } finally {
      making.leave();
    }
  }

  app.route({
    method: call.method,
    url: `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(call, policy),
    bodyLimit,
    config: { call: call.name, policy, limit },
    preValidation(request, _reply, done) {
      const admit = (actor: Actor) => {
        if (!policy(actor)) throw refusal(actor);
        request.actor = actor;
      };
      const actor = recognise(request);
      // Visitors, and people whose token is known, wait for nothing.
      if (actor instanceof Promise) return void actor.then(admit).then(() => done(), done);
      admit(actor);
      done();
    },
    handler: async (request, reply) => {
      const { params, query, body, actor } = request;
      if (!actor) throw new Error(`${call.name} was reached by nobody.`);
      const language = languageOf(request.headers['accept-language']);
      const context: Context = { ...base, actor, language };
      const input = { params, query, body } as Input<Call>;
      reply.header('content-language', language).header('vary', varies);
      if (actor.kind !== 'visitor') reply.header('cache-control', 'no-store');
      // What stands in `session` is about who asks. A page asks for rows as they are: it is kept itself, and where there
      // are several of this service, the one that told of a change need not be the one that is asked next.
      const isForAll = madeOf && (!call.session || actor.kind === 'visitor') && !isForPage(request);
      if (!isForAll) return envelope(await perform(context, input));
      return answerKept(`${call.name} ${language} ${JSON.stringify([params, query])}`, reply, context, input);
    },
  });
}

function isForPage({ headers }: FastifyRequest): boolean {
  return headers[pageCallHeader] !== undefined;
}

function refusal(actor: Actor): KontorError {
  if (actor.kind === 'visitor')
    return new KontorError('TokenNotFound', 'This is for people who are signed in.');
  return new KontorError('Forbidden', 'You may not do this.');
}
