import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorName, errorStatus, type Issue, KontorError } from './errors.ts';
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

/** The one place where errors become HTTP. What the client may not know is logged and answered as Internal. */
export function answerErrors(translate: Translate) {
  return function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = recognise(error) ?? translate(error);
    const answered = known ?? new KontorError('Internal', 'Something went wrong on our side.');
    if (!known) request.log.error({ err: error, url: request.url }, 'unexpected error');
    else if (answered.status >= 500) request.log.warn({ err: error, url: request.url }, answered.message);
    if (answered.retryAfter !== undefined) reply.header('retry-after', answered.retryAfter);
    // Requests refused before routing pass no hook, so the id is set here as well.
    reply.header('x-request-id', request.id);
    return reply.code(answered.status).send(errorBody(answered, request.id));
  };
}

export function errorBody(error: KontorError, requestId: string): ErrorBody {
  const { name, message, issues } = error;
  return { success: false, name, message, requestId, ...(issues && { issues }) };
}

function recognise(error: unknown): KontorError | undefined {
  if (error instanceof KontorError) return error;
  if (!isFrameworkError(error)) return undefined;
  if (error.validation) return validationError(error.validation, error.validationContext);
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new KontorError('Unavailable', 'The answer took too long.', { retryAfter: 1, cause: error });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return undefined;
  return new KontorError(nameOf(status), error.message, { cause: error });
}

// Only errors of Fastify and its plugins carry messages written for clients.
function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}

function nameOf(status: number): ErrorName {
  const names = Object.keys(errorStatus) as ErrorName[];
  return names.find((name) => errorStatus[name] === status) ?? 'BadRequest';
}
