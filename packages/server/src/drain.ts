import { Server } from 'node:net';
import { setImmediate as afterPolling, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const mostTurns = 5_000;

export interface DrainOptions {
  /** Milliseconds in which connections are still accepted while /readyz already says 503. */
  delay: number;
  /** Milliseconds after which a kept connection that sends no request is closed. */
  idle?: number;
  /** Milliseconds after which connections are cut, whatever goes on. */
  deadline?: number;
}

/**
 * Takes a service out of use without failing a request, once `app.stopping` has begun: not ready, then nobody new, then each open connection gets its
 * next answer with `connection: close`. Only one that has been silent for `idle` is closed from our side: the one
 * moment HTTP/1.1 leaves in which a client may be about to use it.
 */
export async function drain(
  app: FastifyInstance,
  { delay, idle = 1_000, deadline = 8_000 }: DrainOptions,
): Promise<void> {
  const { server } = app;
  if (!server.listening) return;
  await wait(delay);
  await untilAllAreAccepted(server);
  const gone = new Promise<void>((resolve) => {
    // Not the HTTP server's own close, which would cut idle connections at once.
    Server.prototype.close.call(server, () => resolve());
  });
  const givenUp = new AbortController();
  const { signal } = givenUp;
  await Promise.race([
    gone,
    wait(idle, undefined, { signal }).then(async () => {
      server.closeIdleConnections();
      await wait(deadline - delay - idle, undefined, { signal });
      server.closeAllConnections();
    }),
  ]);
  givenUp.abort();
}

/**
 * Waits until nobody stands between the kernel and us: a connection the kernel made and we did not accept yet is cut off
 * when we stop listening, one made later is refused, which clients and balancers know what to do with.
 */
async function untilAllAreAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  // One turn of the event loop accepts one connection.
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = accepted;
    await afterPolling();
    if (turn > 0 && accepted === before) break;
  }
  server.off('connection', count);
}
