import { pageCallHeader, sessionHeader } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';

/**
 * How many requests of a class one visitor may make in a minute, as a share of the setting RATE_LIMIT. Classes count
 * apart, so pictures do not use up what pages need.
 */
const shares = {
  /** Calls answered from a primary key or from memory. */
  read: 1,
  /** Pages rendered on the server. */
  page: 0.2,
  /** Calls the portal makes to render pages: the visitor is counted there already, so this is no more than a stop. */
  pageCall: 2,
  /**
   * Calls with a token, by address: no more than a stop, since whom they are for is counted by class, so that people behind
   * one address do not use up each other's.
   */
  signedIn: 10,
  /** Generated pictures: a page shows dozens. */
  picture: 2,
  /** Searches and completions. */
  search: 0.2,
  /** Long lists for crawlers. */
  sitemap: 0.1,
  /** Whatever changes something. */
  write: 0.1,
  /** Judging a password while it is typed: up to a tenth of a second of computing. */
  'password-strength': 0.02,
  /** Calls with a file, which take memory, disk and decoding: nobody has so many pictures to send. */
  upload: 0.02,
  /** Help requests to the operator: each is read by somebody and has mails sent. */
  'help-request': 0.002,
};

/**
 * `free`: neither counted nor ever refused (health, metrics, built files). `passedOn`: takes a place like any other, and
 * is counted by the service it is handed to.
 */
export type LimitClass = keyof typeof shares | 'free' | 'passedOn';
export type CountedClass = keyof typeof shares;

export const countedClasses = Object.keys(shares) as CountedClass[];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of limits a route falls under; else its service decides, else GET is `read` and the rest `write`. */
    limit?: LimitClass;
    /** Whether the route counts people who show a token (`countPerson`): their address is then counted as `signedIn`. */
    byPerson?: boolean;
    /** The route reads the body by itself, and takes its place among the requests under way when it has (`takePlace`). */
    readsBody?: boolean;
  }
}

/** Requests of this class a visitor may make in a minute. */
export function limitOf(limitClass: CountedClass, rateLimit: number): number {
  return Math.max(1, Math.round(shares[limitClass] * rateLimit));
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
  // A help request sent without script comes by a page of ours, and is no less one.
  if (limit === 'free' || limit === 'passedOn' || limit === 'help-request') return limit;
  // Believed only of a proxy of ours, which also names the visitor; from anybody else there is one address.
  if (request.headers[pageCallHeader] !== undefined && (request.ips?.length ?? 0) > 1) return 'pageCall';
  if (limit) return limit;
  if (byRequest) return byRequest(request);
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
}
