import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

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
  for (const file of ['favicon.svg', 'share.png', 'icon-192.png', 'icon-512.png']) {
    app.get(`/${file}`, { config: { limit: 'free' } }, (_request, reply) =>
      reply.sendFile(file, root, { maxAge: '1d', immutable: false }),
    );
  }
  // Browsers look for a newer one by themselves; one that is kept would keep itself. What it fetches falls under its own policy.
  app.get('/service-worker.js', { config: { limit: 'free' } }, (_request, reply) =>
    reply
      .header('content-security-policy', workerPolicy)
      .sendFile('service-worker.js', root, { maxAge: 0, immutable: false }),
  );
}
