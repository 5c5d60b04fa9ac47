import { callLimits, type LimitRule, pageCallHeader, sessionHeader } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';

/** Every class requests are counted in: those of calls, and those of what is no call. */
const rules = {
  ...callLimits,
  /** Pages rendered on the server. */
  page: { share: 0.2 },
  /** Calls the portal makes to render pages: the visitor is counted there already, so this is no more than a stop. */
  pageCall: { share: 2 },
  /**
   * Calls with a token, by address: no more than a stop, since whom they are for is counted by class, so that people behind
   * one address do not use up each other's.
   */
  signedIn: { share: 10 },
  /** Generated pictures: a page shows dozens. */
  picture: { share: 2 },
} satisfies Record<string, LimitRule>;

/**
 * `free`: neither counted nor ever refused (health, metrics, built files). `passedOn`: takes a place like any other, and
 * is counted by the service it is handed to.
 */
export type LimitClass = CountedClass | 'free' | 'passedOn';
export type CountedClass = keyof typeof rules;

export const countedClasses = Object.keys(rules) as CountedClass[];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of limits a route falls under; else its service decides, else GET is `read` and the rest `write`. */
    limit?: LimitClass;
    /** Whether the route counts people who show a token (`countPerson`): their address is then counted as `signedIn`. */
    byPerson?: boolean;
    /** The route reads the body by itself, and takes its place among the requests under way when it has (`takePlace`). */
    readsBody?: boolean;
    /** The body may take long to arrive (`timeouts.largeRequest`). */
    isLargeBody?: boolean;
  }
}

/** Requests of this class a visitor may make in a minute. */
export function limitOf(limitClass: CountedClass, rateLimit: number): number {
  return Math.max(1, Math.round(rules[limitClass].share * rateLimit));
}

type ClassOf = ((request: FastifyRequest) => LimitClass) | undefined;

/** The class a request counts under for its address. A forged token gains nothing by it: it is refused. */
export function classOfAddress(request: FastifyRequest, byRequest: ClassOf): LimitClass {
  const { limit, byPerson } = request.routeOptions.config;
  if (byPerson && limit !== 'free' && request.headers[sessionHeader]) return 'signedIn';
  return classify(request, byRequest);
}

/** The class of a request: what its route says, else `byRequest`, else by its method. */
export function classify(request: FastifyRequest, byRequest: ClassOf): LimitClass {
  const { limit } = request.routeOptions.config;
  if (limit === 'free' || limit === 'passedOn') return limit;
  if (limit && countsPageCalls(limit)) return limit;
  // Believed only of a proxy of ours, which also names the visitor; from anybody else there is one address.
  if (request.headers[pageCallHeader] !== undefined && (request.ips?.length ?? 0) > 1) return 'pageCall';
  if (limit) return limit;
  if (byRequest) return byRequest(request);
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
}

function countsPageCalls(limitClass: CountedClass): boolean {
  const rule: LimitRule = rules[limitClass];
  return rule.countsPageCalls === true;
}
