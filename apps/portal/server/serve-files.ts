import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files of a build. Those under `/assets/` carry their content's hash in the name and are kept for good. */
export async function serveFiles(app: FastifyInstance, build: URL): Promise<void> {
  const root = fileURLToPath(new URL('client/', build));
  await app.register(files, {
    root: `${root}assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', root, { maxAge: '1d', immutable: false }),
  );
}
