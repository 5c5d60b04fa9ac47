import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files of a build. Those under `/assets/` carry their content's hash in the name and are kept for good. */
export async function serveFiles(app: FastifyInstance, build: URL): Promise<void> {
  const root = fileURLToPath(new URL('client/', build));
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/assets/')) route.config = { ...route.config, limit: 'free' };
  });
  await app.register(files, {
    root: `${root}assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // A folder is nothing to send.
    allowedPath: (path) => !path.endsWith('/'),
  });
  app.get('/favicon.svg', { config: { limit: 'free' } }, (_request, reply) =>
    reply.sendFile('favicon.svg', root, { maxAge: '1d', immutable: false }),
  );
}
