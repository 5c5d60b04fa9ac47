import proxy from '@fastify/http-proxy';
import type { Call } from '@kontor/contract';
import { timeouts } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import { passedOn } from './passed-on.ts';

interface PassOptions {
  upstream: string;
  calls: readonly Call[];
}

/** Answers that go on pass through as they come: each has a connection of its own, which lasts as long as both sides want it to. */
export async function passEventStreams(
  app: FastifyInstance,
  { upstream, calls }: PassOptions,
): Promise<void> {
  const streams = calls.filter(({ isStream }) => isStream);
  if (streams.length === 0) return;
  const agent = new Agent({
    connect: { timeout: timeouts.acquire },
    headersTimeout: timeouts.upstream,
    bodyTimeout: timeouts.connection,
  });
  app.addHook('onClose', () => agent.destroy());
  for (const { path, method } of streams)
    await app.register(proxy, {
      upstream,
      prefix: `/api/v1/${path}`,
      rewritePrefix: `/api/v1/${path}`,
      httpMethods: [method],
      disableRequestLogging: true,
      undici: agent,
      config: { limit: 'passedOn' },
      replyOptions: passedOn(timeouts.connection),
    });
}
