import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { checkAddress } from './address-bounds.ts';
import { guardInternalRoutes } from './from-our-services.ts';
import { classify, classOfAddress, type LimitClass } from './limits.ts';
import { addMetricsRoute, measureRequests } from './metrics.ts';
import { pathOf } from './path-of.ts';
import { countRequests, visitorOf } from './rate-limit.ts';
import { createRefusalLog } from './refusal-log.ts';
import type { ServiceOptions } from './service-options.ts';
import { timeouts } from './timeouts.ts';
import { trackUnderWay } from './under-way.ts';

const slow = 1000;
const byDefault = { places: 32, maxWaiting: 2_000, maxWait: 500 };

type GuardOptions = Pick<ServiceOptions, 'config' | 'classOf' | 'gate' | 'timeout'> & {
  headers: Record<string, string>;
  log: Logger;
};

/**
 * What every request passes, in this order: address bounds (414, 400), the visitor's rate limit (429), the body's size
 * (413), and a place among those under way (503). A request gets its place only when its body is here, so that a
 * client who sends slowly keeps nobody else out.
 */
export function guard(
  app: FastifyInstance,
  { config, classOf, gate, timeout, headers, log }: GuardOptions,
): void {
  const measured = measureRequests(app);
  const logRefusal = createRefusalLog();
  const { RATE_LIMIT = 0 } = config;
  const count = RATE_LIMIT > 0 ? countRequests(app, RATE_LIMIT, measured.limited) : undefined;
  const underWay = trackUnderWay(app, {
    ...byDefault,
    ...gate,
    timeout: timeout ?? timeouts.handler,
    onRefusal: measured.shed,
  });

  function countAs(
    limitClass: LimitClass,
    request: FastifyRequest,
    reply: FastifyReply,
    done: (refused?: Error) => void,
  ): void {
    if (!count || limitClass === 'free' || limitClass === 'passedOn') done();
    else count(limitClass, request, reply, done);
  }

  app.decorate('countPerson', (request, reply, personID, done) => {
    request.countedAs = `person ${personID}`;
    countAs(classify(request, classOf), request, reply, done);
  });
  app.decorate('takePlace', underWay.admit);
  app.decorate('givePlaceBack', underWay.answered);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    const refused = checkAddress(request);
    if (refused) return done(refused);
    countAs(classOfAddress(request, classOf), request, reply, done);
  });
  guardInternalRoutes(app, config.INTERNAL_TOKEN);
  app.addHook('preValidation', (request, reply, done) => {
    const { limit, readsBody } = request.routeOptions.config;
    if (limit === 'free' || readsBody) return done();
    underWay.admit(reply, done);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    underWay.answered(reply);
    // Else a keep-alive connection would hold up the end of the process.
    if (app.stopping.begun) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Fastify makes them anew each time they are read.
    const { url: route = 'none', config: routeConfig } = request.routeOptions;
    measured.answered(request, reply, route);
    const { statusCode: status } = reply;
    if (status === 401 || status === 403) {
      logRefusal(request.log, { method: request.method, route, status, visitor: visitorOf(request) });
    }
    // How long a large body takes is up to the line of its sender.
    const level = reply.elapsedTime > slow && !routeConfig.isLargeBody ? 'warn' : 'debug';
    if (log.isLevelEnabled(level)) {
      const milliseconds = Math.round(reply.elapsedTime);
      const line = {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        milliseconds,
      };
      request.log[level](line, 'answered');
    }
    done();
  });
  addMetricsRoute(app, underWay, config.METRICS_TOKEN);
}
