import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KontorError } from './errors.ts';
import { type CountedClass, countedClasses, limitOf } from './limits.ts';
import { MonotonicStore } from './rate-limit-store.ts';

const minute = 60_000;
/** Visitors and people remembered at once in each class; the ones longest unseen are forgotten first. */
const visitors = 50_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request for the person who makes it, wherever from; calls back with TooManyRequests beyond the limit. */
    countPerson(
      request: FastifyRequest,
      reply: FastifyReply,
      personID: string,
      done: (refused?: Error) => void,
    ): void;
  }
  interface FastifyRequest {
    /** Whom to count instead of the visitor's address. */
    countedAs: string | undefined;
  }
}

/** Calls back with TooManyRequests when the visitor has made more requests of the class than the limit allows. */
export type CountRequest = (
  limitClass: CountedClass,
  request: FastifyRequest,
  reply: FastifyReply,
  done: (refused?: Error) => void,
) => void;

/**
 * Counts the requests of each visitor (an IPv4 address, or the /64 of an IPv6 one, or a person) by class and minute. Refusals carry
 * Retry-After and the draft standard's RateLimit headers; other answers do not, since many are stored in shared caches.
 */
export function countRequests(
  app: FastifyInstance,
  perMinute: number,
  onRefusal: (limitClass: CountedClass) => void,
): CountRequest {
  const counters = new Map<CountedClass, ReturnType<FastifyInstance['createRateLimit']>>();
  app.decorateRequest('countedAs');
  app.register(rateLimit, { global: false, timeWindow: minute, store: MonotonicStore });
  app.addHook('onReady', async () => {
    for (const limitClass of countedClasses) {
      const options = { max: limitOf(limitClass, perMinute), keyGenerator: visitorOf, cache: visitors };
      counters.set(limitClass, app.createRateLimit(options));
    }
  });

  return (limitClass, request, reply, done) => {
    const count = counters.get(limitClass);
    if (!count) return done();
    count(request).then((counted) => {
      if (counted.isAllowed || !counted.isExceeded) return done();
      onRefusal(limitClass);
      const { max, ttlInSeconds: retryAfter } = counted;
      reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': 0, 'ratelimit-reset': retryAfter });
      const message = 'You have asked for too much in a short time. Try again later.';
      done(new KontorError('TooManyRequests', message, { retryAfter }));
    }, done);
  };
}

/** Whom to count: an IPv6 visitor has a whole /64 to choose addresses from. */
export function visitorOf(request: FastifyRequest): string {
  return request.countedAs ?? normalizeIP(addressOf(request), 64);
}

/** The visitor's address; working out who forwarded a request costs more than the rest of counting it. */
export function addressOf(request: FastifyRequest): string {
  const forwarded = request.raw.headers['x-forwarded-for'] !== undefined;
  return (forwarded ? request.ip : request.raw.socket.remoteAddress) ?? '';
}
