import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** Seconds verifiers may cache the keys: a new one is published an hour before it signs. */
const maxAge = 300;

/** `/.well-known/jwks.json` (RFC 7517): the public keys tokens are checked by. */
export function publishKeys(app: FastifyInstance, { keys }: Context): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': `public, max-age=${maxAge}`, 'access-control-allow-origin': '*' })
      .send({ keys: keys.published() }),
  );
}
