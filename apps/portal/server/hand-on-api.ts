import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { calls as apiCalls, type Call, sessionHeader } from '@kontor/contract';
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
import { withoutHopHeaders } from './hop-headers.ts';

const megabyte = 1024 * 1024;

/**
 * Bytes of bodies that wait here at once, of everybody and of one visitor, and the bodies one visitor may have begun. Forms with a
 * file do not use up what other calls need.
 */
const budgets = {
  forms: { total: 64 * megabyte, each: 4 * megabyte, unfinished: 64 },
  bodies: { total: 32 * megabyte, each: 2 * megabyte, unfinished: 64 },
};

export interface HandOnOptions {
  now?: (() => number) | undefined;
  calls?: readonly Call[] | undefined;
}

/**
 * The browser calls the API and gets files at the portal's own origin; answers pass as streams. A body is taken in whole before the api
 * is called, so that one who sends slowly or too much holds up nothing there. How much may wait here is bounded: a body is
 * refused when there is no room for what arrives of it, or when it arrives too slowly.
 * @param options `now` is a monotonic clock in milliseconds; `calls` is what the api answers below `/api/v1`
 */
export async function handOnApi(
  app: FastifyInstance,
  upstream: string,
  services: Dispatcher,
  { now, calls = apiCalls }: HandOnOptions = {},
): Promise<void> {
  const largest = largestBodiesOf(calls);
  const mayBeSent = formsAdmitted(calls);
  const forms = createByteBudget(budgets.forms);
  const bodies = createByteBudget(budgets.bodies);
  for (const [name, { held: read }] of Object.entries({ forms, bodies })) {
    const help = `Bytes held of ${name} that are being received or answered`;
    addGauge(app, { name: `kontor_waiting_${name}_bytes`, help, read });
  }
  requireMinimumRate(app, [forms, bodies], now);
  await app.register(async (api) => {
    api.addHook('onRequest', (request, _reply, done) => {
      if (goesUp(request.url))
        return done(new KontorError('BadRequest', 'Addresses of the API have no dots to resolve.'));
      if (!isForm(request)) return done(refuseTooLarge(request, largest.body));
      if (!mayBeSent(request)) return done(new KontorError('TokenNotFound', signedInAlone));
      done(refuseTooLarge(request, largest.form));
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
        replyOptions: {
          timeout: timeouts.upstream,
          rewriteRequestHeaders: (_request, headers) => withoutHopHeaders(headers),
          rewriteHeaders: withoutHopHeaders,
          // Else a GET answered 503 would be asked for ten times over, when the api has too much to do already.
          retryDelay: () => null,
          onError: (reply, { error }) => {
            reply.send(
              new KontorError('Unavailable', 'The API cannot be reached.', { retryAfter: 1, cause: error }),
            );
          },
        },
      });
  });
}

const signedInAlone = 'This is for people who are signed in.';

/** The body of a GET or HEAD is dropped unread. */
function hasBodyToRead({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}

/** A form comes from somebody who is signed in, as the api will ask for, or its fields prove who may send it. */
function formsAdmitted(calls: readonly Call[]): (request: FastifyRequest) => boolean {
  const forAnyone = calls.filter(({ file, access }) => file && access === 'anyone');
  const paths = new Set(forAnyone.map(({ path }) => `/api/v1/${path}`));
  return ({ headers, url }) => Boolean(headers[sessionHeader]) || paths.has(url.split('?', 1)[0] ?? '');
}

/** Whether an address would leave `/api/v1` once somebody resolves it, however its dots and slashes are written, and how often. */
function goesUp(url: string): boolean {
  let path = url.split('?', 1)[0] ?? '';
  for (let before = ''; before !== path; ) {
    before = path;
    path = path
      .replace(/%25/g, '%')
      .replace(/%2e/gi, '.')
      .replace(/%2f|%5c|\\/gi, '/');
  }
  // Also three dots and more: what hands the address on takes none of them.
  return path.includes('/..') || path.includes('../');
}
