import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listRevocations } from './list-revocations.ts';

/** Seconds verifiers may keep the keys: a new one is published an hour before it signs. */
const keepKeys = 300;

/** What the product's other services check tokens by: public keys, and sessions that ended early. */
export function addServiceRoutes(app: FastifyInstance, context: Context): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': `public, max-age=${keepKeys}`, 'access-control-allow-origin': '*' })
      .send({ keys: context.keys.published() }),
  );
  const config = { limit: 'free' } as const;
  app.get<{ Querystring: { since?: unknown } }>(
    '/internal/revocations',
    { config },
    async (request, reply) => {
      const { since } = request.query;
      // A number of the database; whatever else is given, all is told.
      const known = typeof since === 'string' && /^\d{1,18}$/.test(since) ? since : undefined;
      reply.header('cache-control', 'no-store');
      return { success: true, data: await listRevocations(context, known) };
    },
  );
}
