import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyHold, BodySource, ByteBudget } from './byte-budget.ts';
import { KontorError } from './errors.ts';
import { lateLog } from './log.ts';
import { pathOf } from './path-of.ts';
import { visitorOf } from './rate-limit.ts';

/** Refuses a request whose body is announced as larger than `maximum` bytes. */
export function refuseTooLarge({ headers }: FastifyRequest, maximum: number): KontorError | undefined {
  if (!(Number(headers['content-length'] ?? 0) > maximum)) return undefined;
  return new KontorError('PayloadTooLarge', `A request can have up to ${Math.floor(maximum / 1024)} KB.`);
}

/** Milliseconds from one look at how fast bodies arrive to the next. */
const lookEvery = 1_000;

/**
 * Has bodies of these budgets arrive at their minimum rate, until the service is closed.
 * @param now a monotonic clock in milliseconds
 */
export function requireMinimumRate(
  app: FastifyInstance,
  budgets: readonly ByteBudget[],
  now: () => number = () => performance.now(),
): void {
  let before = now();
  const timer = setInterval(() => {
    // While this process was held up it read nothing, whatever was sent.
    const passed = Math.min(now() - before, 2 * lookEvery);
    before = now();
    for (const budget of budgets) budget.passTime(passed);
  }, lookEvery).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/**
 * The stream to read a request's body from, which counts its bytes in the budget as they arrive, and gives them back when the
 * request is over, however it ends. It breaks off with Unavailable when there is no room for what comes next, and with
 * RequestTimeout when it arrives too slowly.
 * @returns what the request is refused with instead, while its sender has too many unfinished bodies
 */
export function meterBody(
  budget: ByteBudget,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
): Readable | KontorError {
  const hold = beginBody(budget, request, reply, {
    isPaused: () => body.isPaused(),
    onTooSlow: () => metered.destroy(tooSlow(reply)),
  });
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
  body.on('error', (error) => {
    noteCalledOff(request, reply);
    metered.destroy(error);
  });
  // Whoever reads it hears of the error; a stream nobody reads any more must not end the process. What is under way is still
  // received and dropped, since a connection that is closed with unread bytes may lose its answer.
  metered.on('error', () => body.resume());
  return body.pipe(metered);
}

/**
 * Counts the bytes of a body that something else reads from the request itself.
 * @returns rejects with Unavailable when there is no room for what comes next, with RequestTimeout when it arrives too slowly; else
 * it stays pending
 * @throws Unavailable while the sender has too many unfinished bodies
 */
export function watchBody(budget: ByteBudget, request: FastifyRequest, reply: FastifyReply): Promise<never> {
  const { raw } = request;
  const { promise, reject } = Promise.withResolvers<never>();
  const hold = beginBody(budget, request, reply, {
    isPaused: () => raw.isPaused(),
    onTooSlow: () => refuse(tooSlow(reply)),
  });
  if (hold instanceof KontorError) throw hold;
  raw.once('end', hold.complete);
  raw.on('data', count);
  return promise;

  function count(chunk: Buffer): void {
    if (hold instanceof KontorError || hold.take(chunk.length)) return;
    refuse(noRoom(reply));
  }

  function refuse(error: KontorError): void {
    raw.off('data', count);
    // What is under way is dropped, as above.
    raw.unpipe().resume();
    reject(error);
  }
}

/** Whoever sends it has left. What fails for it from now on, such as handing it on, is nobody's mistake. */
function noteCalledOff(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ url: pathOf(request.url) }, 'called off');
  request.log = lateLog(request.log);
  reply.log = request.log;
}

function beginBody(
  budget: ByteBudget,
  request: FastifyRequest,
  reply: FastifyReply,
  source: BodySource,
): BodyHold | KontorError {
  const hold = budget.begin(visitorOf(request), source);
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

function tooSlow(reply: FastifyReply): KontorError {
  reply.header('connection', 'close');
  return new KontorError('RequestTimeout', 'The request took too long to arrive.');
}
