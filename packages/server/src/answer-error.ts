import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, errorPagePolicy, wantsPage } from './error-page.ts';
import { type ErrorName, errorStatus, type Issue, KontorError } from './errors.ts';
import { pathOf } from './path-of.ts';
import { validationError } from './validation.ts';

/** The body of every answer that is not a success. */
export interface ErrorBody {
  success: false;
  name: ErrorName;
  message: string;
  requestId: string;
  issues?: Issue[];
}

/** Turns an error of another library into one of ours; undefined when it does not know the error. */
export type Translate = (error: unknown) => KontorError | undefined;

/**
 * The one place where errors become HTTP: the envelope, or a small page for a person's browser where the service has
 * pages. What the client may not know is logged and answered as Internal.
 */
export function answerErrors(translate: Translate, hasPages: boolean) {
  return function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = recognise(error) ?? translate(error);
    const answered = known ?? new KontorError('Internal', 'Something went wrong on our side.');
    const url = pathOf(request.url);
    if (!known) request.log.error({ err: error, url }, 'unexpected error');
    // Turning requests away is what is to happen under load; a line for each would be load of its own.
    else if (answered.status >= 500 && answered.cause)
      request.log.warn({ err: error, url }, answered.message);
    if (answered.retryAfter !== undefined) reply.header('retry-after', answered.retryAfter);
    if (answered.status === 429 || answered.status === 503) reply.header('cache-control', 'no-store');
    // Requests refused before routing pass no hook, so the id is set here as well.
    reply.code(answered.status).header('x-request-id', request.id);
    const body = errorBody(answered, request.id);
    if (!hasPages) return reply.type('application/json; charset=utf-8').send(body);
    reply.header('vary', 'accept, accept-language, cookie');
    if (!wantsPage(request)) return reply.type('application/json; charset=utf-8').send(body);
    const { html, language } = errorPage(body, request);
    return reply
      .headers({ 'content-security-policy': errorPagePolicy, 'content-language': language })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}

export function errorBody(error: KontorError, requestId: string): ErrorBody {
  const { name, message, issues } = error;
  return { success: false, name, message, requestId, ...(issues && { issues }) };
}

function recognise(error: unknown): KontorError | undefined {
  if (error instanceof KontorError) return error;
  if (isRangeNotSatisfiable(error))
    return new KontorError('RangeNotSatisfiable', 'The file has no such part.', { cause: error });
  if (!isFrameworkError(error)) return undefined;
  if (error.validation) return validationError(error.validation, error.validationContext);
  const status = error.statusCode ?? 500;
  if (status >= 500) return undefined;
  return new KontorError(nameOf(status), error.message, { cause: error });
}

/** Of @fastify/static, whose errors have statuses and no codes. */
function isRangeNotSatisfiable(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 416;
}

// Only errors of Fastify and its plugins carry messages written for clients.
function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}

function nameOf(status: number): ErrorName {
  const names = Object.keys(errorStatus) as ErrorName[];
  return names.find((name) => errorStatus[name] === status) ?? 'BadRequest';
}
