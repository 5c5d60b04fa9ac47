import { errorOfStatus, KontorError } from '@kontor/server';
import { leaving, pageRequest, putHeaders } from '@kontor/web/serving/page-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { refuseCrowds, takeForms } from './forms.ts';
import type { PageSource } from './page-source.ts';
import { pageVisit } from './page-visit.ts';

/** Every address that is no call is a page's. */
export function addPages(app: FastifyInstance, context: Context, source: PageSource): void {
  const { ACCOUNTS_ORIGIN } = context.settings;
  app.register(async (pages) => {
    takeForms(pages, ACCOUNTS_ORIGIN);
    refuseCrowds(pages);
    await source.serveFiles(pages);

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const handle = await source.handler();
      const page = pageVisit(context, request);
      const response = await handle(asked(request, ACCOUNTS_ORIGIN, leaving(reply)), page);
      // What a page shows is for one person alone, and nothing for search engines.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      reply.headers({ vary: 'accept-language, cookie', 'content-language': page.visit.language });
      const unavailable = page.unavailable();
      // What is no page, such as a file or a button's address, fails with a word in English: a small page instead.
      if (response.status >= 400 && !isPage(response) && !isPageData(request))
        throw unavailable ?? errorOfStatus(response.status);
      // The router's page of a failure does not know that there is no room; the small page says so.
      if (response.status === 500 && unavailable?.name === 'InsufficientStorage' && !isPageData(request))
        throw unavailable;
      return send(reply, response, unavailable);
    }

    pages.get('/*', { config: { limit: 'page' } }, answer);
    pages.post('/*', { config: { limit: 'write' } }, answer);
    pages.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/*',
      handler(request, reply) {
        reply.header('allow', 'GET, HEAD, POST');
        throw new KontorError('MethodNotAllowed', `Pages do not answer ${request.method}.`);
      },
    });
  });
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The router's own question for what a page shows: it makes a page of a failure itself. */
function isPageData({ url }: FastifyRequest): boolean {
  return /^[^?]*\.data(?:\?|$)/.test(url);
}

/** Forms are compared with the origin they come from: with ours, whatever a proxy calls us. */
function asked(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const made = pageRequest(request, origin, signal);
  made.headers.set('host', new URL(origin).host);
  made.headers.delete('x-forwarded-host');
  return made;
}

/** Pages go out as they are: they are small, and compressing what is secret beside what is given betrays it. */
async function send(
  reply: FastifyReply,
  response: Response,
  unavailable: KontorError | undefined,
): Promise<FastifyReply> {
  // The router knows one status for all that loaders throw.
  const isWorthAnotherTry = response.status === 500 && unavailable !== undefined;
  putHeaders(reply, response);
  if (isWorthAnotherTry) reply.code(unavailable.status).header('retry-after', unavailable.retryAfter ?? 1);
  const bytes = Buffer.from(await response.arrayBuffer());
  return reply.send(bytes.length > 0 ? bytes : undefined);
}
