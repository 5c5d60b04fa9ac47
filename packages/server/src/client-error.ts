import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from './answer-error.ts';
import { KontorError } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const messages: Record<number, string> = {
  400: 'This is not an HTTP request we can read.',
  408: 'The request took too long to arrive.',
  431: 'The headers of the request are too large.',
};

/** Answers what never became a request (broken HTTP, too large headers, too slow) with the same envelope. */
export function answerClientError(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const id = randomUUID();
  const body = JSON.stringify(errorBody(new KontorError('BadRequest', messages[status] ?? ''), id));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
