import { changesPath } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import type { Changes } from './open-changes.ts';

/** A reader that is so many bytes behind is let go; it comes back and goes on where it was. */
const farthestBehind = 1024 * 1024;

/**
 * The stream of changes for the product's other services, as server-sent events, outside `/api/v1` and below
 * `/internal/`, where every service asks for the internal token.
 */
export function streamChanges(app: FastifyInstance, changes: Changes): void {
  const open = new Set<() => void>();
  app.addHook('preClose', (done) => {
    for (const end of open) end();
    done();
  });

  app.get(changesPath, { exposeHeadRoute: false, config: { limit: 'free' } }, (request, reply) => {
    const lastId = request.headers['last-event-id'];
    reply.hijack();
    const { raw } = reply;
    // Nothing else comes on the connection, so it ends with the stream when we stop.
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'close',
    });
    raw.flushHeaders();
    const callOff = changes.subscribe(
      (message) => {
        // While we stop nobody new is let in, and the reader goes on with another instance.
        if (app.stopping.begun) raw.end(message);
        else if (raw.writableLength > farthestBehind) raw.destroy();
        else raw.write(message);
      },
      typeof lastId === 'string' ? lastId : undefined,
    );
    const end = () => raw.end();
    open.add(end);
    raw.once('close', () => {
      callOff();
      open.delete(end);
    });
  });
}
