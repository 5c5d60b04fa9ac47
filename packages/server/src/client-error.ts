import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorBody } from './error-body.ts';
import { type ErrorName, errorStatus, KontorError } from './errors.ts';

const names: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'HeadersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'RequestTimeout',
};
const messages: Partial<Record<ErrorName, string>> = {
  HeadersTooLarge: 'The address and headers of the request are too large.',
  RequestTimeout: 'The request took too long to arrive.',
};

const answering = new WeakSet<Socket>();

/** Notes on which connections an answer is being sent. */
export function trackAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    answering.add(request.raw.socket);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    answering.delete(request.raw.socket);
    done();
  });
}

/** Answers what never became a request (broken HTTP, too large headers, too slow) with the same envelope and headers. */
export function answerClientErrors(headers: Record<string, string>) {
  const fixed = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error: Error & { code: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // The head was answered before the rest turned out to be broken: a second answer would be taken for that of another
    // request.
    if (answering.has(socket)) {
      socket.destroySoon();
      return;
    }
    const name = names[error.code] ?? 'BadRequest';
    const id = randomUUID();
    const message = messages[name] ?? 'This is not an HTTP request we can read.';
    const body = JSON.stringify(errorBody(new KontorError(name, message), id));
    socket.end(
      [
        `HTTP/1.1 ${errorStatus[name]} ${STATUS_CODES[errorStatus[name]]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${id}`,
        ...fixed,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    // One who does not read the answer is not waited for.
    socket.setTimeout(1_000, () => socket.destroy());
  };
}
