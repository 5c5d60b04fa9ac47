import { type Readable, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyHold, ByteBudget } from './byte-budget.ts';
import { KontorError } from './errors.ts';
import { visitorOf } from './rate-limit.ts';

/** Refuses a request whose body is announced as larger than `maximum` bytes. */
export function refuseTooLarge({ headers }: FastifyRequest, maximum: number): KontorError | undefined {
  if (!(Number(headers['content-length'] ?? 0) > maximum)) return undefined;
  return new KontorError('PayloadTooLarge', `A request may have ${Math.floor(maximum / 1024)} KB at most.`);
}

/**
 * The stream to read a request's body from, which counts its bytes in the budget as they arrive, and gives them back when the
 * request is over, however it ends. It breaks off with Unavailable when there is no room for what comes next.
 * @returns what the request is refused with instead, while its sender has too many unfinished bodies
 */
export function meterBody(
  budget: ByteBudget,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
): Readable | KontorError {
  const hold = beginBody(budget, request, reply);
  if (hold instanceof KontorError) return hold;
  const metered = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (hold.take(chunk.length)) done(null, chunk);
      else done(noRoom(reply));
    },
    flush(done) {
      hold.complete();
      done();
    },
  });
  body.on('error', (error) => metered.destroy(error));
  // Whoever reads it hears of the error; a stream nobody reads any more must not end the process. What is under way is still
  // received and dropped, since a connection that is closed with unread bytes may lose its answer.
  metered.on('error', () => body.resume());
  return body.pipe(metered);
}

/**
 * Counts the bytes of a body that something else reads from the request itself.
 * @returns rejects with Unavailable when there is no room for what comes next; else it stays pending
 * @throws Unavailable while the sender has too many unfinished bodies
 */
export function watchBody(budget: ByteBudget, request: FastifyRequest, reply: FastifyReply): Promise<never> {
  const hold = beginBody(budget, request, reply);
  if (hold instanceof KontorError) throw hold;
  const { raw } = request;
  raw.once('end', hold.complete);
  return new Promise((_resolve, reject) => {
    raw.on('data', function count(chunk: Buffer) {
      if (hold.take(chunk.length)) return;
      raw.off('data', count);
      // What is under way is dropped, as above.
      raw.unpipe().resume();
      reject(noRoom(reply));
    });
  });
}

function beginBody(budget: ByteBudget, request: FastifyRequest, reply: FastifyReply): BodyHold | KontorError {
  const hold = budget.begin(visitorOf(request));
  if (!hold) return noRoom(reply);
  reply.raw.once('close', hold.release);
  return hold;
}

/** The rest of the body is not awaited: the connection ends with the answer. */
function noRoom(reply: FastifyReply): KontorError {
  reply.header('connection', 'close');
  const message = 'Too much is being sent at the moment. Try again in a moment.';
  return new KontorError('Unavailable', message, { retryAfter: 2 });
}
