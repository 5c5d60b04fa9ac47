import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Config, createLog, fail, readConfig, sayReady, stopGracefully } from '@kontor/server';
import { explainListenFailure } from '@kontor/server/listen-failure';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { inProject } from './project.ts';

type PageHandler = (request: Request) => Promise<Response>;

/**
 * The portal while it is worked on: Vite serves the sources as they are and tells open pages what changed; pages
 * are rendered by the same entry as in production, loaded again when a source of theirs changes.
 */
async function runDevelopmentPortal(config: Config): Promise<void> {
  const address = { host: config.HOST, port: config.PORT, setting: 'PORT' } as const;
  const server = createServer();
  const vite = await createVite({
    root: inProject('apps', 'portal'),
    server: { middlewareMode: { server }, ws: { server }, proxy: { '/api/v1': config.API_URL } },
    appType: 'custom',
    clearScreen: false,
  });
  const answer = createAnswer(vite, config);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    fail(explainListenFailure(error, address));
  }
  stopGracefully(async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
  });
  sayReady();
}

/** What `server/portal.ts` does, but for what belongs to the built portal: its caches, headers and policies. */
function createAnswer(vite: ViteDevServer, config: Config) {
  const log = createLog('portal', config);

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { createPageHandler } = await vite.ssrLoadModule('/server/pages.ts');
    const { pageSettings } = await vite.ssrLoadModule('/server/page-settings.ts');
    const { reportTo } = await vite.ssrLoadModule('/server/report.ts');
    const handle: PageHandler = createPageHandler(pageSettings(config, reportTo(log)));
    await send(await handle(await toRequest(request, config.PORTAL_ORIGIN)), response);
  }

  /** Whether the services that pages ask are ready. */
  async function answerReadiness(response: ServerResponse): Promise<void> {
    const { partIsReady } = await vite.ssrLoadModule('/server/part-is-ready.ts');
    const parts = [config.API_URL, config.ACCOUNTS_URL].map((url): Promise<void> => partIsReady(url)());
    const success = (await Promise.allSettled(parts)).every(({ status }) => status === 'fulfilled');
    response.writeHead(success ? 200 : 503).end(JSON.stringify({ success }));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const [path] = (request.url ?? '/').split('?');
      if (path === '/healthz') response.end('{"success":true}');
      else if (path === '/readyz') await answerReadiness(response);
      // Views and searches of pages that are being written are not counted.
      else if (path === '/page-view' || path === '/shown-results') response.writeHead(204).end();
      else await answerPage(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      log.error({ err: error }, 'a page failed');
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  };
}

async function toRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const body = await buffer(request);
  const url = new URL(request.url ?? '/', origin);
  return new Request(url, { method: request.method, headers, ...(body.length > 0 && { body }) });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) {
    // Vite's own scripts are inline and talk over a socket of their own: the policy is for what is built.
    if (name !== 'content-security-policy' && name !== 'set-cookie') response.setHeader(name, value);
  }
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  response.writeHead(answer.status);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

try {
  await runDevelopmentPortal(readConfig());
} catch (error) {
  fail(error);
}
