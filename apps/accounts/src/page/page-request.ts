import { KontorError } from '@kontor/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AssetAddress } from '../assets.ts';
import { returnAddress } from '../return-address.ts';
import type { Settings } from '../settings.ts';
import { visitOf } from '../visit.ts';
import type { FormState } from './form.ts';
import { addressOf, renderPage } from './layout.ts';
import type { PageName } from './texts.ts';

/** What every page works on. */
export interface Pages {
  settings: Settings;
  asset: AssetAddress;
}

/** Who asks for a page, in which language, and where they go back to. */
export function pageRequest({ settings }: Pages, request: FastifyRequest) {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const visit = visitOf(request);
  const body = (request.body ?? {}) as Record<string, unknown>;
  return {
    visit,
    language: visit.language,
    back: returnAddress(query.continue, settings.PORTAL_ORIGIN),
    /** The token of a link that was mailed. */
    token: typeof query.token === 'string' ? query.token : '',
    /** What was typed into a field; nothing when it came twice. */
    field: (name: string) => (typeof body[name] === 'string' ? body[name] : ''),
  };
}

export type PageRequest = ReturnType<typeof pageRequest>;

/** Answers with a page. */
export function sendPage(
  { settings, asset }: Pages,
  reply: FastifyReply,
  name: PageName,
  { language, back }: Pick<PageRequest, 'language' | 'back'>,
  content: string,
  query: Record<string, string> = {},
): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', vary: 'accept-language, cookie', 'x-robots-tag': 'noindex' })
    .headers({ 'content-security-policy': policyOf(settings), 'content-language': language })
    .send(renderPage({ name, language, back, asset, query, content }));
}

/** Answers by leading to another of these pages. */
export function leadTo(
  reply: FastifyReply,
  name: PageName,
  { language, back }: Pick<PageRequest, 'language' | 'back'>,
): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(addressOf(name, { language, back }), 303);
}

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** What a form shows after a verb refused it; any other error is thrown on. */
export function refused(reply: FastifyReply, error: unknown, values: FormState['values'] = {}): FormState {
  const shown = ['BadRequest', 'Unauthorized', 'NotFound', 'Conflict', 'TooManyRequests'];
  if (!(error instanceof KontorError) || !shown.includes(error.name)) throw error;
  reply.code(error.status);
  if (error.retryAfter) reply.header('retry-after', error.retryAfter);
  const issues = Object.fromEntries((error.issues ?? []).map(({ field, message }) => [field, message]));
  return { values, issues, ...(error.issues ? {} : { problem: error.name }) };
}

/** Forms, and that only our own pages post them. */
export function acceptForms(app: FastifyInstance, { settings }: Pages): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'POST' || isFromHere(request, settings.ACCOUNTS_ORIGIN)) return done();
    done(new KontorError('Forbidden', 'This was sent by a page of another site.'));
  });
}

/** Browsers say which site a form comes from; programs, who have no cookies of a person, say nothing. */
function isFromHere({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === origin;
}

/** Nothing but our own style, pictures and fonts; forms lead to us and from here back to the portal. */
function policyOf({ PORTAL_ORIGIN }: Settings): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${PORTAL_ORIGIN}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
