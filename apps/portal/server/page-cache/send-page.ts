import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './encoded-bytes.ts';
import type { Wanted } from './page-key.ts';
import type { RenderedPage } from './rendered-page.ts';

/** How an answer came about, in the terms of RFC 9211. */
type CacheStatus = 'hit' | 'fwd=miss';

// Cached by browsers, which ask each time; never by caches between, which know nothing of cookies and changes.
const cacheControl = 'private, no-cache';

/** Sends a page whose bytes are there in the visitor's encoding; false when they have to be made first. */
export function sendAtOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  wanted: Wanted,
  status: CacheStatus,
): boolean {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = page.bytes.known(encoding);
  if (!bytes) return false;
  reply.headers(headersOf(page, encoding)).header('cache-status', `kontor; ${status}`);
  if (wanted.cookie) reply.header('set-cookie', wanted.cookie);
  if (isKnown(request.headers['if-none-match'], page)) reply.code(304).send();
  else reply.code(page.status).send(bytes);
  return true;
}

/** The same, making the bytes when they are not there. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  wanted: Wanted,
  status: CacheStatus,
): Promise<FastifyReply> {
  await page.bytes.make(encodingFor(request.headers['accept-encoding']));
  sendAtOnce(request, reply, page, wanted, status);
  return reply;
}

/** Sends what is no page to keep: there is none, it is elsewhere, or it could not be made. */
export async function sendUncached(
  reply: FastifyReply,
  { status, headers, bytes }: RenderedPage,
  cookie: string | undefined,
): Promise<FastifyReply> {
  const plain = await bytes.make('identity');
  reply.code(status).header('cache-control', cacheControl).headers(headers);
  if (cookie) reply.header('set-cookie', cookie);
  return reply.send(plain.length > 0 ? plain : undefined);
}

const headersByPage = new WeakMap<RenderedPage, Map<string, Record<string, string>>>();

function headersOf(page: RenderedPage, encoding: Encoding): Record<string, string> {
  const tag = `"${page.hash}.${encoding}${page.bytes.squeezed() ? '+' : ''}"`;
  const known = headersByPage.get(page);
  const headers = known?.get(tag) ?? {
    ...page.headers,
    'cache-control': cacheControl,
    vary: 'Cookie, Accept-Language, Accept-Encoding',
    etag: tag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  if (known) known.set(tag, headers);
  else headersByPage.set(page, new Map([[tag, headers]]));
  return headers;
}

/** Whether a browser has the page, in whatever encoding it got it. */
function isKnown(ifNoneMatch: string | undefined, page: RenderedPage): boolean {
  return ifNoneMatch?.includes(`"${page.hash}.`) ?? false;
}
