import { type Config, readConfig } from '@kontor/server/config';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import type { Plugin, ViteDevServer } from 'vite';
import { pageSettings } from '../server/page-settings.ts';
import { partIsReady } from '../server/part-is-ready.ts';

/**
 * What `server/portal.ts` does, on Vite's own server: hands the api on, answers `/readyz`, and gives pages their
 * settings. Everything else of it, headers and policies too, belongs to the built portal.
 */
export function develop(): Plugin {
  let config: Config;
  return {
    name: 'kontor:develop',
    apply: 'serve',
    config() {
      config = readConfig();
      return { server: { proxy: { '/api/v1': config.API_URL } } };
    },
    configureServer: (server) => () => {
      server.middlewares.use('/readyz', (_request, response) => {
        const parts = [config.API_URL, config.ACCOUNTS_URL].map((url) => partIsReady(url)());
        Promise.all(parts).then(
          () => response.end('{"success":true}'),
          () => response.writeHead(503).end('{"success":false}'),
        );
      });
      // Views of pages that are being written are not counted.
      server.middlewares.use('/page-view', (_request, response) => response.writeHead(204).end());
      server.middlewares.use(pages(server, config));
    },
  };
}

function pages(server: ViteDevServer, config: Config) {
  const report = (error: unknown, what: string) => server.config.logger.error(`${what}: ${String(error)}`);
  return createRequestListener({
    mode: 'development',
    build: async () => (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    getLoadContext: async () => {
      const { contextWith } = await server.ssrLoadModule('/app/session/page-context.ts');
      return contextWith(pageSettings(config, report));
    },
  });
}
