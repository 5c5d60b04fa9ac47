import { serveBuild } from '@kontor/web/serving/serve-build';
import type { FastifyInstance } from 'fastify';

const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const rootFiles = ['favicon.svg', 'share.png', 'icon-192.png', 'icon-512.png'];

/** The files of a build, and the worker that shows a page without a network. */
export async function serveFiles(app: FastifyInstance, build: URL): Promise<void> {
  const root = await serveBuild(app, build, rootFiles);
  // Browsers look for a newer one by themselves; one that is cached would stay. What it fetches falls under its own policy.
  app.get('/service-worker.js', { config: { limit: 'free' } }, (_request, reply) =>
    reply
      .header('content-security-policy', workerPolicy)
      .sendFile('service-worker.js', root, { maxAge: 0, immutable: false }),
  );
}
