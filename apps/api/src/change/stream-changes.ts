import { changesPath } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import type { Changes } from './open-changes.ts';

/**
 * The stream of changes for the product's other services, as server-sent events, outside `/api/v1` and below
 * `/internal/`, where every service asks for the internal token.
 */
export function streamChanges(app: FastifyInstance, changes: Changes): void {
  app.get(changesPath, { exposeHeadRoute: false, config: { limit: 'free' } }, (request, reply) => {
    const lastId = request.headers['last-event-id'];
    app.eventStreams.begin(reply, (send) =>
      changes.subscribe(send, typeof lastId === 'string' ? lastId : undefined),
    );
  });
}
