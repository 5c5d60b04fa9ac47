import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeListener } from './close-listener.ts';

export interface DrainOptions {
  /** Milliseconds in which connections are still accepted while /readyz already says 503. */
  delay: number;
  /** Milliseconds after which an idle keep-alive connection is closed. */
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
  const { gone } = await closeListener(server);
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
