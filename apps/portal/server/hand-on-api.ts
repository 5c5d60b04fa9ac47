import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { calls as apiCalls, type Call } from '@kontor/contract';
import {
  addGauge,
  createByteBudget,
  KontorError,
  largestBodiesOf,
  meterBody,
  refuseTooLarge,
  requireMinimumRate,
  timeouts,
} from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { isForm, refuseForms } from './admitted-forms.ts';
import { goesUp, goesUpRefusal } from './goes-up.ts';
import { passEventStreams } from './pass-event-streams.ts';
import { passLargeForms } from './pass-large-forms.ts';
import { passedOn } from './passed-on.ts';

const megabyte = 1024 * 1024;

/**
 * Bytes of bodies that wait here at once, of everybody and of one visitor, and the bodies one visitor may have begun. Forms with a
 * file do not use up what other calls need.
 */
const budgets = {
  forms: { total: 64 * megabyte, each: 4 * megabyte, unfinished: 64 },
  bodies: { total: 32 * megabyte, each: 2 * megabyte, unfinished: 64 },
  // What passes through is held nowhere here, and counts while it is under way.
  largeForms: { total: 1_024 * megabyte, each: 450 * megabyte, unfinished: 4 },
};

export interface HandOnOptions {
  now?: (() => number) | undefined;
  calls?: readonly Call[] | undefined;
}

/**
 * The browser calls the API and gets files at the portal's own origin; answers pass as streams. A body is taken in whole before the api
 * is called, so that one who sends slowly or too much holds up nothing there. How much may wait here is bounded: a body is
 * refused when there is no room for what arrives of it, or when it arrives too slowly. Files that are streamed pass through as they
 * arrive (`passLargeForms`).
 * @param options `now` is a monotonic clock in milliseconds; `calls` is what the api answers below `/api/v1`
 */
export async function handOnApi(
  app: FastifyInstance,
  upstream: string,
  services: Dispatcher,
  { now, calls = apiCalls }: HandOnOptions = {},
): Promise<void> {
  const largest = largestBodiesOf(calls);
  const refuseForm = refuseForms(calls);
  const forms = createByteBudget(budgets.forms);
  const bodies = createByteBudget(budgets.bodies);
  for (const [name, { held: read }] of Object.entries({ forms, bodies })) {
    const help = `Bytes held of ${name} that are being received or answered`;
    addGauge(app, { name: `kontor_waiting_${name}_bytes`, help, read });
  }
  const largeForms = createByteBudget(budgets.largeForms);
  addGauge(app, {
    name: 'kontor_passing_large_forms_bytes',
    help: 'Bytes of large files that are being passed on, none of them held',
    read: largeForms.held,
  });
  requireMinimumRate(app, [forms, bodies, largeForms], now);
  await passEventStreams(app, { upstream, calls });
  await passLargeForms(app, { upstream, services, calls, budget: largeForms });
  await app.register(async (api) => {
    api.addHook('onRequest', (request, _reply, done) => {
      if (goesUp(request.url)) return done(goesUpRefusal());
      if (!isForm(request)) return done(refuseTooLarge(request, largest.body));
      done(refuseForm(request) ?? refuseTooLarge(request, largest.form));
    });
    api.addHook('preParsing', (request, reply, payload, done) => {
      if (!hasBodyToRead(request)) return done();
      const body = meterBody(isForm(request) ? forms : bodies, request, reply, payload);
      if (body instanceof KontorError) done(body);
      else done(null, body);
    });
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest.body }, (_request, body, done) =>
      done(null, Readable.from([body])),
    );
    // A picture with its fields.
    api.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: largest.form },
      (_request, body, done) => done(null, Readable.from([body])),
    );
    for (const prefix of ['/api/v1', '/files'])
      await api.register(proxy, {
        upstream,
        prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        proxyPayloads: false,
        undici: services,
        config: { limit: 'passedOn' },
        replyOptions: passedOn(timeouts.upstream),
      });
  });
}

/** The body of a GET or HEAD is dropped unread. */
function hasBodyToRead({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
