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
  type SentFile,
  type Session,
  sessionHeader,
} from '@kontor/contract';
import { type ByteBudget, KontorError, type LimitClass } from '@kontor/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import type { Actor, Context } from './context.ts';
import type { KeptAnswers } from './kept-answer/kept-answers.ts';
import { anyone, type Policy } from './policy.ts';
import { receiveForms } from './receive-form.ts';

/** A call with who may perform it and what performs it. */
export interface Route<C extends Call = Call, A extends Actor = Actor> {
  call: C;
  policy: Policy<A>;
  handle: (context: Context<A>, input: Input<C>) => Promise<Data<C>> | Data<C>;
  /**
   * What an answer is made of, as tags (`product:<id>`, `reference`), for calls whose answers are kept until that
   * changes. Such an answer must be the same for whoever asks, `session` aside.
   */
  madeOf?: ((data: Data<C>) => string[]) | undefined;
  /** What the caller is to what is asked for; of calls with a `session`, and never kept. */
  session?: ((context: Context<A>, input: Input<C>) => Promise<Session<C>> | Session<C>) | undefined;
  /** What is said beside the answer when all went well. */
  message?: string | undefined;
  /**
   * Of calls that take a file: refuses it by the form's fields, before its bytes are read. @returns the person to count, where
   * no token says who sends it
   */
  beforeFile?:
    | ((context: Context<A>, input: Pick<Input<C>, 'body'>) => Promise<string | undefined>)
    | undefined;
}

/** Ties a call of the contract to its policy and verb, which gets an actor the policy lets pass. */
export function route<C extends Call, A extends Actor>(
  call: C,
  policy: Policy<A>,
  handle: Route<C, A>['handle'],
  more: Pick<Route<C, A>, 'madeOf' | 'session' | 'message' | 'beforeFile'> = {},
): Route {
  return { call, policy, handle, ...more } as unknown as Route;
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
    /** The file of a call that takes one. */
    sentFile: SentFile | undefined;
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
    ...(mayWrite(call) ? ['InsufficientStorage' as const] : []),
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

/** Whether a call may change something; searches and page views come by POST as well. */
function mayWrite({ method, noun }: Call): boolean {
  return method !== 'GET' && noun !== 'search' && noun !== 'page-view';
}

/** The class of limits a call falls under, and the largest body it takes in bytes. */
function boundsOf(call: Call): { limit: LimitClass; bodyLimit: number } {
  const bodyLimit = 16 * 1024;
  if (call.path.startsWith('internal/')) return { limit: 'free', bodyLimit };
  if (call.file) return { limit: 'upload', bodyLimit: call.file.maxBytes + 64 * 1024 };
  if (call.noun === 'search' || call.noun === 'sitemap' || call.noun === 'help-request')
    return { limit: call.noun, bodyLimit };
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
  /** Bounds the bytes of forms with a file that are being received. */
  forms: ByteBudget;
}

/** Mounts a route at its contract's method and path: recognise, check the policy, validate, perform, serialise. */
export function mount(app: FastifyInstance, route: Route, serving: Serving): void {
  const { call, policy, handle, madeOf, session, message } = route;
  const { base, recognise, answers, settle, forms } = serving;
  const { limit, bodyLimit } = boundsOf(call);
  const writes = mayWrite(call);
  const receiveForm = call.file && receiveForms(app, route, { budget: forms, bodyLimit });

  /** Whoever writes reads the new state from then on, in this process at once. */
  async function perform(context: Context, input: Input<Call>): Promise<Data<Call>> {
    const data = await handle(context, input);
    if (writes) await settle();
    return data;
  }

  async function envelope(context: Context, input: Input<Call>): Promise<object> {
    const data = await perform(context, input);
    return { success: true, data, message, ...(session ? { session: await session(context, input) } : {}) };
  }

  /** The answer as it is kept: with an empty session. */
  async function keptAnswer(key: string, reply: FastifyReply, context: Context, input: Input<Call>) {
    const known = answers.find(key);
    if (known !== undefined) return known;
    const making = answers.begin();
    try {
      const data = await perform(context, input);
      const answer = String(reply.serialize({ success: true, data, ...(session ? { session: {} } : {}) }));
      making.keep(key, answer, madeOf?.(data) ?? []);
      return answer;
    } finally {
      making.leave();
    }
  }

  function contextOf({ actor, headers }: FastifyRequest): Context {
    if (!actor) throw new Error(`${call.name} was reached by nobody.`);
    return { ...base, actor, language: languageOf(headers['accept-language']) };
  }

  app.route({
    method: call.method,
    url: `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(call, policy),
    bodyLimit,
    config: { call: call.name, policy, limit, byPerson: true, readsBody: call.file !== undefined },
    preValidation(request, reply, done) {
      const admit = (actor: Actor) => {
        if (!policy(actor)) throw refusal(actor);
        request.actor = actor;
      };
      const counted = (refused?: Error) => {
        if (refused || !receiveForm) return done(refused);
        // Nobody's file is read before it is known who sends it, and that they may.
        receiveForm(request, reply, contextOf(request)).then(() => app.takePlace(reply, done), done);
      };
      const count = () => {
        if (request.actor?.kind !== 'person') return counted();
        app.countPerson(request, reply, request.actor.id, counted);
      };
      const actor = recognise(request);
      // Visitors, and people whose token is known, wait for nothing.
      if (actor instanceof Promise) return void actor.then(admit).then(count, done);
      admit(actor);
      count();
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const context = contextOf(request);
      const { actor, language } = context;
      const input = { params, query, body, file: request.sentFile } as Input<Call>;
      reply.header('content-language', language).header('vary', varies);
      if (actor.kind !== 'visitor') reply.header('cache-control', 'no-store');
      // A page asks for rows as they are: it is kept itself, and where there are several of this service, the one that
      // told of a change need not be the one that is asked next.
      if (!madeOf || isForPage(request)) return envelope(context, input);
      const key = `${call.name} ${language} ${JSON.stringify([params, query])}`;
      const answer = await keptAnswer(key, reply, context, input);
      if (!session || actor.kind === 'visitor') return reply.type(json).send(answer);
      return reply.type(json).send(withSession(answer, await session(context, input)));
    },
  });
}

const emptySession = '"session":{}}';

/** An answer that was kept with an empty session, with the caller's own. */
function withSession(answer: string, session: unknown): string {
  if (!answer.endsWith(emptySession)) throw new Error('This answer was not kept with an empty session.');
  return `${answer.slice(0, -'{}}'.length)}${JSON.stringify(session)}}`;
}

function isForPage({ headers }: FastifyRequest): boolean {
  return headers[pageCallHeader] !== undefined;
}

function refusal(actor: Actor): KontorError {
  if (actor.kind === 'visitor')
    return new KontorError('TokenNotFound', 'This is for people who are signed in.');
  return new KontorError('Forbidden', 'You may not do this.');
}
