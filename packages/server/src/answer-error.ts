import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-body.ts';
import { errorPage, errorPagePolicy, wantsPage } from './error-page.ts';
import { type ErrorName, errorStatus, KontorError } from './errors.ts';
import { pathOf } from './path-of.ts';
import { validationError } from './validation.ts';

/** Answers that hold for a moment only, so no cache may store them. */
const passing = new Set([429, 503, 507]);
const left = new KontorError('BadRequest', 'The request was incomplete.');

/** Turns an error of another library into one of ours; undefined when it does not know the error. */
export type Translate = (error: unknown) => KontorError | undefined;

/**
 * The one place where errors become HTTP: the envelope, or a small page for a person's browser where the service has
 * pages. What the client may not know is logged and answered as Internal.
 */
export function answerErrors(translate: Translate, hasPages: boolean) {
  return function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = recognise(error) ?? (isLeft(error, request, reply) ? left : translate(error));
    const answered = known ?? new KontorError('Internal', 'Something went wrong on our side.');
    const url = pathOf(request.url);
    if (!known) request.log.error({ err: error, url }, 'unexpected error');
    // Turning requests away is what is to happen under load; a line for each would be load of its own.
    else if (answered.status >= 500 && answered.cause)
      request.log.warn({ err: error, url }, answered.message);
    if (answered.retryAfter !== undefined) reply.header('retry-after', answered.retryAfter);
    if (passing.has(answered.status)) reply.header('cache-control', 'no-store');
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

function recognise(error: unknown): KontorError | undefined {
  if (error instanceof KontorError) return error;
  if (isOfFiles(error)) return errorOfStatus(error.statusCode, error);
  if (!isFrameworkError(error)) return undefined;
  if (error.validation) return validationError(error.validation, error.validationContext);
  const status = error.statusCode ?? 500;
  if (status >= 500) return undefined;
  return new KontorError(nameOf(status), ofFramework[error.code] ?? error.message, { cause: error });
}

/** What to do, where Fastify's own message says only what is wrong. */
const ofFramework: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE:
    'Bodies of this content type are not accepted. Calls take application/json, those with a file multipart/form-data.',
  FST_ERR_CTP_INVALID_JSON_BODY:
    'The body is not JSON, or has a field that is not taken: __proto__, or a constructor with a prototype. Leave such fields out.',
};

/** The errors of @fastify/static, which have statuses and no codes. */
function isOfFiles(error: unknown): error is Error & { statusCode: number } {
  return error instanceof Error && 'statusCode' in error && ofFiles.has(Number(error.statusCode));
}

const ofFiles = new Set([412, 416]);
const ofStatus: Record<number, string> = {
  404: 'There is nothing here.',
  405: 'This address does not answer this method.',
  412: 'The file is another one.',
  416: 'The file has no such part.',
};

/** The error of a status that something else has chosen, such as a router. */
export function errorOfStatus(status: number, cause?: unknown): KontorError {
  const message = ofStatus[status] ?? 'The request cannot be answered.';
  return new KontorError(nameOf(status), message, { cause, ...(status === 503 && { retryAfter: 5 }) });
}

/** What breaks off because whoever asked has left: before all of the request was here, or before an answer that is passed on began. */
function isLeft(error: unknown, { raw }: FastifyRequest, reply: FastifyReply): boolean {
  const isAborted = error instanceof Error && error.name === 'AbortError';
  return raw.destroyed && (!raw.complete || (isAborted && reply.raw.destroyed));
}

// Only errors of Fastify and its plugins carry messages written for clients.
function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}

function nameOf(status: number): ErrorName {
  const names = Object.keys(errorStatus) as ErrorName[];
  return names.find((name) => errorStatus[name] === status) ?? 'BadRequest';
}
