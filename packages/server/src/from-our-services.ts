import { timingSafeEqual } from 'node:crypto';
import { internalTokenHeader } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';

const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const thisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request comes from a service of ours: it shows the token, or, where there is none, comes straight from this
 * machine.
 */
export function isFromOurServices(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token === undefined) {
    // A proxy on this machine speaks for others.
    return thisMachine.has(socket.remoteAddress ?? '') && !forwarded.some((name) => name in headers);
  }
  const shown = Buffer.from(String(headers[internalTokenHeader] ?? ''));
  const known = Buffer.from(token);
  return shown.length === known.length && timingSafeEqual(shown, known);
}
