import { timingSafeEqual } from 'node:crypto';
import { internalTokenHeader } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
      if (!isOurs(request, context.settings.INTERNAL_TOKEN))
        throw new KontorError('NotFound', 'There is nothing here.');
      const { since } = request.query;
      // A number of the database; whatever else is given, all is told.
      const known = typeof since === 'string' && /^\d{1,18}$/.test(since) ? since : undefined;
      reply.header('cache-control', 'no-store');
      return { success: true, data: await listRevocations(context, known) };
    },
  );
}

const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const thisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With a token, who shows it; without one, this machine alone. */
function isOurs({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    // A proxy on this machine speaks for others.
    return thisMachine.has(socket.remoteAddress ?? '') && !forwarded.some((name) => name in headers);
  }
  const shown = Buffer.from(String(headers[internalTokenHeader] ?? ''));
  const known = Buffer.from(token);
  return shown.length === known.length && timingSafeEqual(shown, known);
}
