import cors from '@fastify/cors';
import { sessionHeader } from '@kontor/contract';
import { mountCall, prepareCalls, type Recognise } from '@kontor/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { mailRoutes } from './mail/routes.ts';
import { refuseStrangers } from './page/forms.ts';
import { passkeyRoutes } from './passkey/routes.ts';
import { passwordRoutes } from './password/routes.ts';
import type { Route } from './route.ts';
import { securityLogRoutes } from './security-log/routes.ts';
import { revocationRoutes, sessionRoutes } from './session/routes.ts';
import { visitOf } from './visit.ts';

/** Seconds a browser may remember that the portal is allowed to call. */
const rememberPreflight = 86_400;

/** Calls of the portal's pages and of other services. */
const portalRoutes = sessionRoutes;
/** Calls of the service's own pages. */
const pageRoutes = [...passkeyRoutes, ...passwordRoutes];
/** Calls of the product's other services. */
const serviceRoutes = [...revocationRoutes, ...mailRoutes, ...securityLogRoutes];

/** Every call of the account service. */
export const routes: readonly Route[] = [...portalRoutes, ...pageRoutes, ...serviceRoutes];

/** Serves them. */
export async function serveCalls(app: FastifyInstance, context: Context): Promise<void> {
  await prepareCalls(app);
  const { PORTAL_ORIGIN, ACCOUNTS_ORIGIN } = context.settings;
  const baseOf = (request: FastifyRequest, reply: FastifyReply) => ({
    context,
    visit: visitOf(request),
    token: tokenOf(request),
    setCookies: (cookies: readonly string[]) => void reply.header('set-cookie', cookies),
  });
  app.register(async (calls) => {
    neverCache(calls);
    await calls.register(cors, {
      origin: [PORTAL_ORIGIN],
      credentials: true,
      methods: ['GET', 'POST'],
      allowedHeaders: [sessionHeader, 'content-type'],
      exposedHeaders: ['x-request-id', 'retry-after'],
      maxAge: rememberPreflight,
      strictPreflight: false,
    });
    for (const route of portalRoutes) mountCall(calls, route, { baseOf, recognise: anybody });
  });
  app.register(async (calls) => {
    neverCache(calls);
    refuseStrangers(calls, ACCOUNTS_ORIGIN);
    for (const route of pageRoutes) mountCall(calls, route, { baseOf, recognise: anybody });
  });
  app.register(async (calls) => {
    neverCache(calls);
    // Every route below `/internal/` is refused without the internal token.
    for (const route of serviceRoutes)
      mountCall(calls, route, { baseOf, recognise: () => ({ kind: 'service' }) });
  });
}

/** Whom a token belongs to is for the verbs to say. */
const anybody: Recognise = () => ({ kind: 'visitor' });

function neverCache(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers[sessionHeader];
  return typeof token === 'string' && token !== '' ? token : undefined;
}
