import type { FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Translate } from './answer-error.ts';
import type { Config } from './config.ts';
import type { Check } from './health.ts';
import type { LimitClass } from './limits.ts';
import type { GateOptions } from './under-way.ts';

/**
 * The settings a service starts with. Without them: no rate limit, no proxy believed, metrics for the own network, nothing
 * below `/internal/` for anybody.
 */
export type ServiceSettings = Pick<Config, 'LOG_LEVEL'> &
  Partial<Pick<Config, 'RATE_LIMIT' | 'TRUST_PROXY' | 'METRICS_TOKEN' | 'INTERNAL_TOKEN'>>;

export interface ServiceOptions {
  /** Stands in every log line and in `/healthz`. */
  name: string;
  config: ServiceSettings;
  /** Public origin; browsers are told to keep to https when it is one of https. */
  origin?: string;
  /** The parts `/readyz` asks, by name; each throws (best a KontorError) while it is not ready. */
  checks: Record<string, Check>;
  /** Makes errors of a library (a lost database, a broken constraint) ours, instead of Internal. */
  translate?: Translate;
  /** Answers people's browsers with a page when something fails. */
  errorPages?: boolean;
  /** The class of limits of requests whose route says none. */
  classOf?: (request: FastifyRequest) => LimitClass;
  /** How many requests are worked on at once, and how long others wait for a place. */
  gate?: Partial<GateOptions>;
  /** Largest request body in bytes. */
  bodyLimit?: number;
  /** Milliseconds until a request is answered with Unavailable. */
  timeout?: number;
  /** Milliseconds to receive the headers of a request, and all of it. */
  receive?: { headers: number; request: number };
  /** Where log lines go instead of standard output. */
  logTo?: DestinationStream;
}
