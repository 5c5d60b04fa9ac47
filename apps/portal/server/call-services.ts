import { timeouts } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { Agent, type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';

/**
 * How other services are called, by pages (`fetch`) and by what is handed on alike. A connection unused for 800 ms is
 * given up: a service that stops waits 1 s before it closes one, so no call runs into a closing connection.
 */
export function callServices(app: FastifyInstance): Dispatcher {
  const agent = new Agent({
    connect: { timeout: timeouts.acquire },
    headersTimeout: timeouts.upstream,
    bodyTimeout: timeouts.upstream,
    keepAliveTimeout: 800,
    keepAliveMaxTimeout: 800,
  });
  const before = getGlobalDispatcher();
  setGlobalDispatcher(agent);
  app.addHook('onClose', async () => {
    if (getGlobalDispatcher() === agent) setGlobalDispatcher(before);
    await agent.destroy();
  });
  return agent;
}
