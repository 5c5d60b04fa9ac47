import { timingSafeEqual } from 'node:crypto';
import { internalTokenHeader } from '@kontor/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, ConfigError } from './config.ts';
import { KontorError } from './errors.ts';

/** Routes below it are for the product's other services. */
const internalRoutes = '/internal/';

/**
 * Whether a request shows the internal token, compared in constant time. Without a token nobody does: an address proves
 * nothing, since proxies on this machine speak for others.
 */
export function isFromOurServices(
  { headers }: Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
): boolean {
  const shown = headers[internalTokenHeader];
  if (token === undefined || typeof shown !== 'string') return false;
  const [given, expected] = [Buffer.from(shown), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Refuses requests without the internal token at every route below `/internal/`, whoever adds it and however the
 * address is written. To everybody else there is nothing there.
 */
export function guardInternalRoutes(app: FastifyInstance, token: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isInternal = request.routeOptions.url?.startsWith(internalRoutes) ?? false;
    if (!isInternal || isFromOurServices(request, token)) return done();
    done(new KontorError('NotFound', 'There is nothing here.'));
  });
}

/** The token services show each other. @throws ConfigError when there is none: `service` cannot work without it */
export function internalTokenOf({ INTERNAL_TOKEN }: Pick<Config, 'INTERNAL_TOKEN'>, service: string): string {
  if (INTERNAL_TOKEN) return INTERNAL_TOKEN;
  throw new ConfigError(`INTERNAL_TOKEN must be set for ${service}; \`npm start\` makes one itself.`);
}
