import { type Config, createService, type LimitClass, type ServiceOptions, timeouts } from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callServices } from './call-services.ts';
import { type HandOnOptions, handOnApi } from './hand-on-api.ts';
import { nameVisitor } from './name-visitor.ts';
import { partIsReady } from './part-is-ready.ts';

/** What stands before the pages: the service with its guards, and the api under its own path. `addPages` adds the rest; `now` and `calls` as in `HandOnOptions`. */
export async function createFront(
  config: Config,
  addPages: (pages: FastifyInstance) => Promise<void>,
  { now, calls, ...more }: Pick<ServiceOptions, 'logTo' | 'gate'> & HandOnOptions = {},
): Promise<FastifyInstance> {
  const app = createService({
    name: 'portal',
    config,
    origin: config.PORTAL_ORIGIN,
    errorPages: true,
    classOf,
    timeout: timeouts.page,
    checks: { api: partIsReady(config.API_URL), accounts: partIsReady(config.ACCOUNTS_URL) },
    ...more,
  });
  const services = callServices(app);
  await app.register(async (visits) => {
    nameVisitor(visits);
    await handOnApi(visits, config.API_URL, services, { now, calls });
    await visits.register(addPages);
  });
  return app;
}

/** The class of limits of an address of the application. */
function classOf({ method, url }: FastifyRequest): LimitClass {
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  if (url.startsWith('/picture/')) return 'picture';
  if (url.startsWith('/sitemap')) return 'sitemap';
  return 'page';
}
