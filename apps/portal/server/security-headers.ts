import type { FastifyInstance } from 'fastify';

const halfAYear = 15_552_000;

/** Headers of every answer that does not set its own; pages bring a content policy with their scripts in it. */
export function addSecurityHeaders(app: FastifyInstance, origin: string): void {
  const headers: Record<string, string> = {
    'content-security-policy':
      "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${halfAYear}; includeSubDomains` }
      : {}),
  };
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
