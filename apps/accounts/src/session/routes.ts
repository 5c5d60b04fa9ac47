import cors from '@fastify/cors';
import {
  type Call,
  checkToken as checkTokenCall,
  type Data,
  ErrorEnvelope,
  endSession as endSessionCall,
  envelopeOf,
  getSession as getSessionCall,
  refreshSession as refreshSessionCall,
  sessionHeader,
} from '@kontor/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { visitOf } from '../visit.ts';
import { checkToken } from './check-token.ts';
import { endSession } from './end-session.ts';
import { getSession } from './get-session.ts';
import { refreshSession } from './refresh-session.ts';

/** Seconds a browser may remember that the portal is allowed to call. */
const rememberPreflight = 86_400;

/** The four calls of the contract, for pages of the portal and for services. */
export function addSessionRoutes(app: FastifyInstance, context: Context): void {
  app.register(async (calls) => {
    await calls.register(cors, {
      origin: [context.settings.PORTAL_ORIGIN],
      credentials: true,
      methods: ['GET', 'POST'],
      allowedHeaders: [sessionHeader, 'content-type'],
      exposedHeaders: ['x-request-id', 'retry-after'],
      maxAge: rememberPreflight,
      strictPreflight: false,
    });
    calls.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    mount(calls, getSessionCall, (request) =>
      getSession(context, visitOf(request), (request.body as { token: string }).token),
    );
    mount(calls, refreshSessionCall, (request) => refreshSession(context, tokenOf(request)));
    mount(calls, endSessionCall, async (request) => ({ ended: await endSession(context, tokenOf(request)) }));
    mount(calls, checkTokenCall, (request) => checkToken(context, tokenOf(request)));
  });
}

function mount<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (request: FastifyRequest) => Promise<Data<C>>,
): void {
  app.route({
    method: call.method,
    url: `/${call.path}`,
    schema: {
      ...(call.body ? { body: call.body } : {}),
      response: { 200: envelopeOf(call), '4xx': ErrorEnvelope },
    },
    config: { limit: call.method === 'GET' ? 'read' : 'write' },
    handler: async (request) => ({ success: true, data: await handle(request) }),
  });
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers[sessionHeader];
  return typeof token === 'string' && token !== '' ? token : undefined;
}
