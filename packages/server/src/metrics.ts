import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { KontorError } from './errors.ts';
import type { CountedClass } from './limits.ts';
import { isInOwnNetwork } from './own-network.ts';
import type { UnderWay } from './under-way.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` tells of this service. */
    metrics: Registry;
  }
}

/** A figure read when `/metrics` is asked for. */
export interface GaugeOptions {
  /** Snake case with a unit at the end, `kontor_` in front: `kontor_pages_cached`. */
  name: string;
  help: string;
  read: () => number;
}

/** Adds a figure of a part to its service's `/metrics`. */
export function addGauge(app: FastifyInstance, { name, help, read }: GaugeOptions): void {
  const collect = function collect(this: Gauge) {
    this.set(read());
  };
  new Gauge({ name, help, registers: [app.metrics], collect });
}

/**
 * Adds the figures a part reads together, each as `kontor_<part>_<name>`.
 * @param helps what each of them says
 */
export function addGauges<Name extends string>(
  app: FastifyInstance,
  part: string,
  helps: Record<Name, string>,
  read: () => Record<Name, number>,
): void {
  for (const name of Object.keys(helps) as Name[])
    addGauge(app, { name: `kontor_${part}_${name}`, help: helps[name], read: () => read()[name] });
}

export interface RequestMetrics {
  answered(request: FastifyRequest, reply: FastifyReply, route: string): void;
  limited(limitClass: CountedClass): void;
  shed(): void;
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests by route pattern and status, never by address, so the number of series stays small. */
export function measureRequests(app: FastifyInstance): RequestMetrics {
  const register = new Registry();
  const registers = [register];
  app.decorate('metrics', register);
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'kontor_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const limited = new Counter({
    name: 'kontor_http_requests_limited_total',
    help: 'Requests answered 429, by class of limits',
    labelNames: ['class'],
    registers,
  });
  const shed = new Counter({
    name: 'kontor_http_requests_shed_total',
    help: 'Requests answered 503 because too many were under way',
    registers,
  });
  return {
    answered(request, reply, route) {
      const labels = { method: request.method, route, status: reply.statusCode };
      durations.observe(labels, reply.elapsedTime / 1000);
    },
    limited: (limitClass) => limited.inc({ class: limitClass }),
    shed: () => shed.inc(),
  };
}

/**
 * `GET /metrics` in Prometheus text. With a token for whoever bears it; without one for programs on this machine or in
 * the private network that come straight, through no proxy. Everybody else learns that there is no such address.
 */
export function addMetricsRoute(app: FastifyInstance, underWay: UnderWay, token: string | undefined): void {
  const helps = { under_way: 'Requests being worked on', waiting: 'Requests that wait for a place' };
  addGauges(app, 'http_requests', helps, () => {
    const { underWay: under_way, waiting } = underWay.figures();
    return { under_way, waiting };
  });
  app.get('/metrics', { config: { limit: 'free' } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new KontorError('NotFound', 'There is no GET /metrics.');
    return reply
      .headers({ 'content-type': app.metrics.contentType, 'cache-control': 'no-store' })
      .send(await app.metrics.metrics());
  });
}

function mayRead({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const passedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers);
  const peer = raw.socket.remoteAddress;
  return !passedOn && peer !== undefined && isInOwnNetwork(peer);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
