import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { answerErrors } from './answer-error.ts';
import { answerClientErrors, trackAnswers } from './client-error.ts';
import { compileSerializer } from './compile-serializer.ts';
import { KontorError } from './errors.ts';
import { guard } from './guard.ts';
import { addHealthRoutes } from './health.ts';
import { createLog, requestLog } from './log.ts';
import { ownPath, pathOf } from './path-of.ts';
import { limitRequestTime } from './request-timeout.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServiceOptions } from './service-options.ts';
import { timeouts } from './timeouts.ts';
import { compileValidator } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process is told to stop: /readyz says so and connections are closed with their next answer. */
    stopping: { begun: boolean };
  }
}

const acceptedRequestId = /^[\w.-]{8,64}$/;
const kilobytes = 1024;

/**
 * The Fastify instance every service starts from: request ids (`x-request-id` in and out), the error envelope
 * `{success: false, name, message, requestId, issues?}` for each kind of failure, `/healthz`, `/readyz` and `/metrics`,
 * the security headers, limits on size, time, rate and number, log lines for slow and failed requests (every request
 * at level debug). Request bodies are validated without coercion; query, params and headers with it. Handlers throw
 * KontorError.
 */
export function createService(options: ServiceOptions): FastifyInstance {
  const answerError = answerErrors(options.translate ?? (() => undefined), options.errorPages ?? false);
  const log = createLog(options.name, options.config, options.logTo);
  const loggerInstance: FastifyBaseLogger = log;
  const headers = securityHeaders(options.origin ?? '');
  const receive = options.receive ?? timeouts;
  const answerClientError = answerClientErrors(headers);
  const app = fastify({
    loggerInstance,
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: options.bodyLimit ?? 64 * kilobytes,
    http: {
      maxHeaderSize: 16 * kilobytes,
      // Node would answer without our headers; the guard refuses it with them.
      requireHostHeader: false,
      headersTimeout: receive.headers,
      connectionsCheckingInterval: Math.min(1_000, receive.headers),
    },
    // Of a request with a large body; others have less (`limitRequestTime`).
    requestTimeout: timeouts.largeRequest,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    trustProxy: trusted(options.config.TRUST_PROXY ?? 'none'),
    rewriteUrl: ({ url = '/', headers }) => ownPath(url, headers.host),
    requestIdHeader: false,
    genReqId: requestId,
    // A request on an open connection is still answered while we stop, so a rolling restart loses none.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    clientErrorHandler: answerClientError,
  });
  trackAnswers(app);
  limitRequestTime(app, receive.request);
  // Nobody is connected through us; Node alone would close the connection without a word.
  app.server.on('connect', ({ socket }) =>
    answerClientError(Object.assign(new Error('CONNECT'), { code: 'CONNECT' }), socket),
  );
  // An expectation nobody here can meet is passed over; Node alone would answer it, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const message = `There is no ${request.method} ${pathOf(request.url)}.`;
    return answerError(new KontorError('NotFound', message), request, reply);
  });
  app.decorate('stopping', { begun: false });
  app.addHook('preClose', (done) => {
    app.stopping.begun = true;
    done();
  });
  guard(app, { ...options, headers, log });
  addHealthRoutes(app, options.name, options.checks, app.stopping);
  return app;
}

/** What Fastify is to believe: nobody, or the listed proxies. */
function trusted(proxies: string): false | string[] {
  return proxies !== 'none' && proxies.split(',').map((proxy) => proxy.trim());
}

function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptedRequestId.test(given) ? given : randomUUID();
}
