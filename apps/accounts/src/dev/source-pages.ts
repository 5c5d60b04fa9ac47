import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { PageSource } from '../page/page-source.ts';
import type { PageHandler } from '../page/page-visit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The pages while they are worked on: Vite serves the sources as they are and tells open pages what changed; they are
 * rendered by the same entry as in production, loaded anew when a source of theirs changes.
 */
export function sourcePages(): PageSource {
  let vite: ViteDevServer | undefined;
  return {
    async serveFiles(app) {
      const { server } = app;
      const made = await createServer({
        root,
        server: { middlewareMode: { server }, ws: { server } },
        appType: 'custom',
        clearScreen: false,
      });
      vite = made;
      app.addHook('onClose', () => made.close());
      app.addHook('onRequest', (request, reply, done) => {
        made.middlewares(request.raw, reply.raw, () => done());
      });
    },
    async handler() {
      if (!vite) throw new Error('The pages are asked for before their sources are served.');
      const pages = await vite.ssrLoadModule('/server/pages.ts');
      const handle: PageHandler = pages.createPageHandler();
      return handle;
    },
  };
}
