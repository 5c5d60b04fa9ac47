import { addGauges, errorOfStatus, KontorError } from '@kontor/server';
import { leaving, pageRequest, putHeaders } from '@kontor/web/serving/page-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPage } from '../app/page/find-page.ts';
import type { BuiltPages } from './built-pages.ts';
import { oneAddress } from './one-address.ts';
import type { ChangeSource } from './page-cache/hear-changes.ts';
import { createPageCache, type PageCache, type PageCacheFigures } from './page-cache/page-cache.ts';
import { type Wanted, wantedPage } from './page-cache/page-key.ts';
import { sendAtOnce, sendPage, sendUncached } from './page-cache/send-page.ts';
import type { ReportingSettings } from './report.ts';

interface Keeping {
  changes: ChangeSource;
  /** Most memory for cached pages. */
  maxBytes: number;
}

/** Every other address is the application's. Visitors' pages are cached until what they show changes. */
export function answerPages(
  app: FastifyInstance,
  { createPageHandler, forgetReference }: Pick<BuiltPages, 'createPageHandler' | 'forgetReference'>,
  settings: ReportingSettings,
  { changes, maxBytes }: Keeping,
): PageCache {
  const { origin, report } = settings;
  const handle = createPageHandler({ ...settings, hearsChanges: changes.hears });
  const cache = createPageCache({ handle, origin, changes, maxBytes, forgetReference, report });
  addGauges(app, 'page_cache', helps, () => cache.figures());
  app.addHook('onClose', () => changes.close());
  // Forms are read by the application.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    // Before anything else is done for the request: a cached page costs no place among those being made.
    onRequest(request, reply, done) {
      const elsewhere = isRead(request) ? oneAddress(request.url) : undefined;
      if (elsewhere) return void reply.redirect(elsewhere, 308);
      const wanted = wantedBy(request, origin);
      const page = wanted && cache.find(wanted.key);
      if (!page || !sendAtOnce(request, reply, page, wanted, 'hit')) return done();
      cache.countHit(wanted.key, page);
    },
    async handler(request, reply) {
      refuseUnroutable(request);
      const wanted = wantedBy(request, origin);
      if (wanted) return answerWanted(request, reply, wanted);
      refuseStrangers(request, origin);
      refuseOtherBodies(request);
      const response = await handle(pageRequest(request, origin, leaving(reply)));
      // What is no page, such as a picture or a feed, says what it has not with no word.
      if (response.status >= 400 && !isForPeople(response)) throw errorOfStatus(response.status);
      return answerOther(reply, response);
    },
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler(request, reply) {
      reply.header('allow', 'GET, HEAD, POST');
      throw new KontorError('MethodNotAllowed', `Pages do not answer ${request.method}.`);
    },
  });

  async function answerWanted(request: FastifyRequest, reply: FastifyReply, wanted: Wanted) {
    const { key, cookie } = wanted;
    const cached = cache.find(key);
    const page = cached ?? (await cache.make(key, request.headers, leaving(reply)));
    if (page.status !== 200) return sendUncached(reply, page, cookie);
    await sendPage(request, reply, page, wanted, cached ? 'hit' : 'fwd=miss');
    if (cached) cache.countHit(key, page);
    cache.grew(key, page);
    return reply;
  }
  return cache;
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function wantedBy(request: FastifyRequest, origin: string): Wanted | undefined {
  return isRead(request) ? wantedPage(request.url, request.headers, origin) : undefined;
}

/** A form of another site must not act for our visitors; the application would refuse it without our error page. */
function refuseStrangers(request: FastifyRequest, origin: string): void {
  const { origin: from, host } = request.headers;
  if (isRead(request) || from === undefined || from === origin) return;
  if (URL.parse(from)?.host === host) return;
  throw new KontorError('Forbidden', 'Forms are taken from our own pages only.');
}

/** A page, or what the router in the browser reads in its place. */
function isForPeople({ headers }: Response): boolean {
  return /^text\/(html|x-script)\b/.test(headers.get('content-type') ?? '');
}

/** Ends of lines in a path, which no pattern of the router's matches, not even the one for all other addresses. */
const lineEnds = /%0a|%0d|%e2%80%a[89]/i;

function refuseUnroutable({ url }: FastifyRequest): void {
  if (lineEnds.test(url.split('?', 1)[0] ?? '')) throw errorOfStatus(404);
}

const formType = 'application/x-www-form-urlencoded';
const jsonType = 'application/json';
const multipartType = 'multipart/form-data';

/** Pages take forms, or JSON where their declaration says so; the application would fail over anything else. */
function refuseOtherBodies(request: FastifyRequest): void {
  if (isRead(request)) return;
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\.data$/, '');
  const page = findPage(path)?.page;
  const wanted = page?.takesJson ? jsonType : formType;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === wanted || (type === multipartType && page?.takesMultipart)) return;
  throw new KontorError('UnsupportedMediaType', `This page takes ${wanted}.`);
}

/** Seconds after which an answer of a status may be another one. */
const secondsToWait: Partial<Record<number, number>> = { 503: 5, 507: 60 };

/** What is made for one visit alone. */
async function answerOther(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  putHeaders(reply, response);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  const retryAfter = secondsToWait[response.status];
  if (retryAfter && !response.headers.has('retry-after')) reply.header('retry-after', retryAfter);
  if (response.status === 405) reply.header('allow', 'GET, HEAD');
  // Sitemaps are long and go out while they are made; all else is there in one piece.
  if (response.body && response.headers.get('content-type')?.startsWith('application/xml')) {
    return reply.send(response.body);
  }
  const body = Buffer.from(await response.arrayBuffer());
  return reply.send(body.length > 0 ? body : undefined);
}

const helps: Record<keyof PageCacheFigures, string> = {
  hits: 'Visits answered with a cached page',
  misses: 'Pages made because none was cached',
  coalesced: 'Visits that waited for a page being made for another visit',
  invalidated: 'Cached pages dropped because what they show changed',
  pages: 'Pages in the cache',
  bytes: 'Memory taken by cached pages in bytes',
  hearing: 'Whether changes are heard, so that pages are cached',
};
