import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { mostPictureBytes } from '@kontor/contract';
import { KontorError, timeouts } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from 'undici';
import { withoutHopHeaders } from './hop-headers.ts';

const mostFormBytes = mostPictureBytes + 64 * 1024;

/**
 * The browser calls the API and gets files at the portal's own origin; answers pass as streams. A body is taken in whole before the api
 * is called, so that one who sends slowly or too much holds up nothing there.
 */
export async function handOnApi(app: FastifyInstance, upstream: string, services: Dispatcher): Promise<void> {
  await app.register(async (api) => {
    api.addHook('onRequest', (request, _reply, done) => {
      done(
        goesUp(request.url)
          ? new KontorError('BadRequest', 'Addresses of the API have no dots to resolve.')
          : undefined,
      );
    });
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, Readable.from([body])),
    );
    // A picture with its fields.
    api.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: mostFormBytes },
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
