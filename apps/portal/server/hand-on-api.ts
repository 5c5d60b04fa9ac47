import proxy from '@fastify/http-proxy';
import { KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';

/** The browser calls the API at the portal's own origin; requests and answers pass as streams. */
export async function handOnApi(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(proxy, {
    upstream,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    disableRequestLogging: true,
    replyOptions: {
      onError: (reply, { error }) => {
        reply.send(new KontorError('Unavailable', 'The API cannot be reached.', { cause: error }));
      },
    },
  });
}
