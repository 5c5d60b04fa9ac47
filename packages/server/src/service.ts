import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { answerErrors, errorBody, type Translate } from './answer-error.ts';
import { answerClientError } from './client-error.ts';
import type { Config } from './config.ts';
import { KontorError } from './errors.ts';
import { addHealthRoutes, type Check } from './health.ts';
import { createLog } from './log.ts';
import { securityHeaders } from './security-headers.ts';
import { compileValidator } from './validation.ts';

export interface ServiceOptions {
  /** Stands in every log line and in `/healthz`. */
  name: string;
  config: Pick<Config, 'LOG_LEVEL'>;
  /** The parts `/readyz` asks, by name; each throws (best a KontorError) while it is not ready. */
  checks: Record<string, Check>;
  /** Makes errors of a library (a lost database, a broken constraint) ours, instead of Internal. */
  translate?: Translate;
  /** Largest request body in bytes. */
  bodyLimit?: number;
  /** Milliseconds until a request is answered with Unavailable. */
  timeout?: number;
  /** Believe X-Forwarded-* headers; only behind a proxy of our own. */
  trustProxy?: boolean | string;
  /** Where log lines go instead of standard output. */
  logTo?: DestinationStream;
}

const acceptedRequestId = /^[\w.-]{8,64}$/;
const slow = 1000;

/**
 * The Fastify instance every service starts from: request ids (`x-request-id` in and out), the error envelope
 * `{success: false, name, message, requestId, issues?}` for each kind of failure, `/healthz` and `/readyz`,
 * `x-content-type-options` and `referrer-policy` where a route sets none, limits on size and time, log lines for slow and failed requests (every request at level debug).
 * Request bodies are validated without coercion; query, params and headers with it. Handlers throw KontorError.
 */
export function createService(options: ServiceOptions): FastifyInstance {
  const timeout = options.timeout ?? 30_000;
  const answerError = answerErrors(options.translate ?? (() => undefined));
  const log = createLog(options.name, options.config, options.logTo);
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: options.bodyLimit ?? 1024 * 1024,
    requestTimeout: timeout,
    handlerTimeout: timeout,
    trustProxy: options.trustProxy ?? false,
    requestIdHeader: false,
    genReqId: requestId,
    // A request on an open connection is still answered while we stop, so a rolling restart loses none.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: answerClientError,
  });
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const message = `There is no ${request.method} ${pathOf(request.url)}.`;
    return reply.code(404).send(errorBody(new KontorError('NotFound', message), request.id));
  });
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    for (const [name, value] of Object.entries(securityHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    // Else a connection kept open by its client would hold up the end of the process.
    if (stopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.elapsedTime > slow ? 'warn' : 'debug';
    if (log.isLevelEnabled(level)) {
      const { method } = request;
      const milliseconds = Math.round(reply.elapsedTime);
      request.log[level](
        { method, path: pathOf(request.url), status: reply.statusCode, milliseconds },
        'answered',
      );
    }
    done();
  });
  addHealthRoutes(app, options.name, options.checks);
  return app;
}

function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptedRequestId.test(given) ? given : randomUUID();
}

// Query strings can hold what people typed, or a one-time code: they stay out of logs and messages.
function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 200);
}
