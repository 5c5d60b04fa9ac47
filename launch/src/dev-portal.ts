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

function createAnswer(vite: ViteDevServer, config: Config) {
  const log = createLog('portal', config);
  const settings = {
    country: config.PORTAL_COUNTRY,
    apiUrl: `${config.API_URL}/api/v1`,
    origin: config.PORTAL_ORIGIN,
    accountsOrigin: config.ACCOUNTS_ORIGIN,
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.url === '/readyz' || request.url === '/healthz')
        return void response.end('{"success":true}');
      const pages = await vite.ssrLoadModule('/server/pages.ts');
      const { reportTo } = await vite.ssrLoadModule('/server/report.ts');
      const handle: PageHandler = pages.createPageHandler({ ...settings, report: reportTo(log) });
      await send(await handle(await toRequest(request, settings.origin)), response);
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
