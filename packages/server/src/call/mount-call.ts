import multipart from '@fastify/multipart';
import {
  type Call,
  changesHeardHeader,
  type Data,
  type Input,
  idempotencyKeyHeader,
  languageOf,
  pageCallHeader,
  type SentFile,
  type StreamedFile,
  sessionHeader,
} from '@kontor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteBudget } from '../byte-budget.ts';
import { type Actor, admit, type Person } from './actor.ts';
import type { AnswerCache } from './answer-cache.ts';
import { maxBodyBytesOf, mayChange } from './bounds.ts';
import { openEventStreams, type SubscribeToEvents } from './event-streams.ts';
import { dropRest, receiveForms } from './receive-form.ts';
import type { CallContext, Route } from './route.ts';
import { schemaOf } from './schema.ts';
import { sendFile } from './send-file.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call; where calls are mounted, a route without one ends the start. */
    call?: string;
  }
  interface FastifyRequest {
    /** Set for calls, before what was sent with them is looked at. */
    actor: Actor | undefined;
    /** The file of a call that takes one. */
    sentFile: SentFile | StreamedFile | undefined;
  }
}

/** Finds out who makes a request; at once where that is possible. @throws the names a token is refused with */
export type Recognise<P extends Person = Person> = (request: FastifyRequest) => Actor<P> | Promise<Actor<P>>;

/** What calls are served with. */
export interface Serving<Base, P extends Person = Person> {
  /** What verbs work on. */
  baseOf: (request: FastifyRequest, reply: FastifyReply) => Base;
  recognise: Recognise<P>;
  /** Whether people are counted wherever they come from, and not their address. */
  countsPeople?: boolean;
  /** Answers of cached calls; without it they are made each time. */
  cache?: AnswerCache;
  /** Resolves when what was written before is known to the cache. */
  settle?: () => Promise<void>;
  /** Bounds the bytes of forms with a file that are being received. */
  forms?: ByteBudget;
  /** The same of forms whose file passes through to where it lies, as it arrives. */
  streamedForms?: ByteBudget;
}

const json = 'application/json; charset=utf-8';
const varies = `accept-language, ${sessionHeader}`;

/** To be called once for a service, before its calls are mounted. */
export async function prepareCalls(app: FastifyInstance, { takesFiles = false } = {}): Promise<void> {
  app.decorateRequest('actor');
  app.decorateRequest('sentFile');
  openEventStreams(app);
  if (takesFiles) await app.register(multipart);
}

/**
 * Mounts a call at its contract's method and path: recognise who asks, check its access, count, validate, ask the route's
 * policy, perform, serialise.
 */
export function mountCall<Base, P extends Person>(
  app: FastifyInstance,
  route: Route<Base, Call, P>,
  serving: Serving<Base, P>,
): void {
  const { call, policy, handle, tags, isCached, session, message } = route;
  const { baseOf, recognise, countsPeople = false, cache, settle } = serving;
  const isStreamed = call.file?.isStreamed === true;
  const forms = isStreamed ? serving.streamedForms : serving.forms;
  const changes = mayChange(call);
  const bodyLimit = maxBodyBytesOf(call);
  if (call.file && !forms) throw new Error(`${call.name} takes a file, and nothing bounds what is received.`);
  const receiveForm = forms && call.file && receiveForms(app, route, { budget: forms, bodyLimit, contextOf });

  function contextOf(request: FastifyRequest, reply: FastifyReply): CallContext<Base> {
    const { actor, headers, id: requestID } = request;
    if (!actor) throw new Error(`${call.name} was reached by nobody.`);
    const language = languageOf(headers['accept-language']);
    const idempotencyKey = call.isIdempotent ? keyOf(headers[idempotencyKeyHeader]) : undefined;
    return { ...baseOf(request, reply), actor, language, call: call.name, requestID, idempotencyKey };
  }

  /** Whoever writes reads the new state from then on, in this process at once. */
  async function perform(context: CallContext<Base>, input: Input<Call>): Promise<Data<Call>> {
    const granted = policy ? await policy(context as never, input) : context;
    const data = await handle(granted as never, input);
    if (changes) await settle?.();
    return data;
  }

  async function envelope(
    context: CallContext<Base>,
    input: Input<Call>,
    isForPage: boolean,
  ): Promise<object> {
    const data = await perform(context, input);
    return {
      success: true,
      data,
      message,
      ...(isForPage && tags ? { tags: tags(data, input) } : {}),
      ...(session ? { session: await session(context as never, input) } : {}),
    };
  }

  /** The answer as it is cached: with an empty session, as bytes, which are sent as they are. */
  async function cachedAnswer(
    answers: AnswerCache,
    { key, heard }: { key: string; heard: string | undefined },
    reply: FastifyReply,
    context: CallContext<Base>,
    input: Input<Call>,
  ): Promise<Buffer> {
    const known = answers.find(key, heard);
    if (known !== undefined) return known;
    const filling = answers.begin();
    try {
      const data = await perform(context, input);
      const dependsOn = tags?.(data, input) ?? [];
      const whole = {
        success: true,
        data,
        ...(heard === undefined ? {} : { tags: dependsOn }),
        ...(session ? { session: {} } : {}),
      };
      const answer = Buffer.from(String(reply.serialize(whole)));
      filling.store(key, answer, dependsOn);
      return answer;
    } finally {
      filling.abandon();
    }
  }

  app.route({
    method: call.method,
    url: `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(call),
    bodyLimit,
    config: {
      call: call.name,
      limit: call.limit ?? 'free',
      byPerson: countsPeople,
      readsBody: receiveForm !== undefined,
      isLargeBody: isStreamed,
    },
    preValidation(request, reply, done) {
      const recognised = (actor: Actor) => {
        admit(call.access, actor);
        request.actor = actor;
      };
      const counted = (refused?: Error) => {
        if (refused || !receiveForm) return done(refused);
        // Nobody's file is read before it is known who sends it, and that they may. One that is still arriving takes no place
        // among the requests under way.
        receiveForm(request, reply).then(() => (isStreamed ? done() : app.takePlace(reply, done)), done);
      };
      const count = () => {
        if (!countsPeople || request.actor?.kind !== 'person') return counted();
        app.countPerson(request, reply, request.actor.id, counted);
      };
      const actor = recognise(request);
      // Visitors, and people whose token is known, wait for nothing.
      if (actor instanceof Promise) return void actor.then(recognised).then(count, done);
      recognised(actor);
      count();
    },
    handler: async (request, reply) => {
      const { params, query, body, headers } = request;
      const context = contextOf(request, reply);
      const { actor, language } = context;
      const input = { params, query, body, file: request.sentFile } as Input<Call>;
      reply.header('content-language', language).header('vary', varies);
      if (actor.kind !== 'visitor' || changes) reply.header('cache-control', 'no-store');
      if (call.isStream) {
        const subscribe = (await perform(context, input)) as SubscribeToEvents;
        return app.eventStreams.begin(reply, subscribe);
      }
      if (call.isFile) return sendFile(reply, await perform(context, input));
      if (isStreamed) return envelope(context, input, false).finally(() => dropRest(request));
      const isForPage = headers[pageCallHeader] !== undefined;
      // A page is cached itself, and where there are several of this service, the one that told of a change need not be the
      // one that is asked next. So it gets rows as they are, or what is cached here since the last change that it heard of.
      const heard = isForPage ? heardOf(headers) : undefined;
      if (!isCached || !cache || (isForPage && heard === undefined))
        return envelope(context, input, isForPage);
      const asked = JSON.stringify([params, query, body]);
      const key = `${call.name} ${language} ${isForPage ? 'page' : '-'} ${asked}`;
      const answer = await cachedAnswer(cache, { key, heard }, reply, context, input);
      if (!session || actor.kind === 'visitor') return reply.type(json).send(answer);
      return reply.type(json).send(withSession(answer, await session(context as never, input)));
    },
  });
}

/** The key of a request whose headers are validated. */
function keyOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header.toLowerCase() : undefined;
}

function heardOf(headers: FastifyRequest['headers']): string | undefined {
  const heard = headers[changesHeardHeader];
  return typeof heard === 'string' ? heard : undefined;
}

const emptySession = Buffer.from('"session":{}}');

/** An answer that was cached with an empty session, with the caller's own. */
function withSession(answer: Buffer, session: unknown): Buffer {
  if (!answer.subarray(-emptySession.length).equals(emptySession))
    throw new Error('This answer was not cached with an empty session.');
  return Buffer.concat([answer.subarray(0, -'{}}'.length), Buffer.from(`${JSON.stringify(session)}}`)]);
}
