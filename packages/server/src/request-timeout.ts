import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timeouts } from './timeouts.ts';

/** Milliseconds from one look at unfinished requests to the next. */
const lookEvery = 1_000;

/**
 * Ends requests whose body does not arrive within `timeout` milliseconds, as Node does, which knows one timeout for all requests:
 * those with a large body have longer, and once they are answered no longer than others.
 */
export function limitRequestTime(app: FastifyInstance, timeout: number): void {
  /** Unfinished requests, and when they end. */
  const ends = new Map<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const { isLargeBody } = request.routeOptions.config;
      ends.set(request, performance.now() + (isLargeBody ? timeouts.largeRequest : timeout));
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const end = ends.get(request);
    if (end !== undefined) ends.set(request, Math.min(end, performance.now() + timeout));
    done();
  });
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [request, end] of ends) {
        const { raw } = request;
        const isOver = raw.complete || raw.destroyed;
        if (!isOver && end > now) continue;
        ends.delete(request);
        if (!isOver) app.server.emit('clientError', tooLate(), raw.socket);
      }
    },
    Math.min(lookEvery, timeout),
  ).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** As Node says it. */
function tooLate(): Error {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
