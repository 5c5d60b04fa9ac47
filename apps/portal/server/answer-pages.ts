import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalSettings } from '../app/session/page-context.ts';
import type { PageHandler } from './pages.ts';

interface BuiltPages {
  createPageHandler: (settings: PortalSettings) => PageHandler;
}

/** Every other address is the application's; what it builds its answers from is made by `react-router build`. */
export async function answerPages(app: FastifyInstance, build: URL, settings: PortalSettings): Promise<void> {
  const { createPageHandler }: BuiltPages = await import(new URL('server/index.js', build).href);
  const handle = createPageHandler(settings);
  // Forms are read by the application.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({ method: ['GET', 'POST'], url: '/*', handler: answer });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const response = await handle(pageRequest(request, settings.origin, leaving.signal));
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
    // Sitemaps are long and go out while they are made; all else is there in one piece.
    if (response.body && response.headers.get('content-type')?.startsWith('application/xml')) {
      return reply.send(response.body);
    }
    const body = Buffer.from(await response.arrayBuffer());
    return reply.send(body.length > 0 ? body : undefined);
  }
}

function pageRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const body = request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {};
  return new Request(origin + request.url, { method: request.method, headers, signal, ...body });
}
