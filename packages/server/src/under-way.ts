import type { FastifyInstance, FastifyReply } from 'fastify';
import { KontorError } from './errors.ts';
import { createGate, type Gate, type GateOptions } from './gate.ts';
import { lateLog } from './log.ts';

export type { GateOptions } from './gate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** For routes that read their body by themselves (`readsBody`): called when it is here. */
    takePlace: UnderWay['admit'];
    /** For answers that go on without end: they are begun, so others are let in. */
    givePlaceBack: UnderWay['answered'];
  }
}

const sweepEvery = 250;

/** Requests being worked on: few enough at once that each is answered soon, none for longer than its time. */
export interface UnderWay {
  /** Calls back when there is a place for the request, with Unavailable when there is none. */
  admit(reply: FastifyReply, done: (refused?: KontorError) => void): void;
  /** The answer is made; what is left is sending it, which a slow client may draw out at no cost to others. */
  answered(reply: FastifyReply): void;
  figures: Gate['figures'];
}

/** `timeout`: milliseconds after which a request gets Unavailable in place of its answer. */
export function trackUnderWay(
  app: FastifyInstance,
  options: GateOptions & { timeout: number; onRefusal: () => void },
): UnderWay {
  const gate = createGate(options);
  const since = new Map<FastifyReply, number>();

  function answered(reply: FastifyReply): void {
    if (since.delete(reply)) gate.leave();
  }

  // One timer for all: a timer for each request costs a sixth of an empty request.
  const sweep = setInterval(() => {
    const late = performance.now() - options.timeout;
    for (const [reply, begun] of since) {
      if (reply.raw.destroyed || reply.sent) answered(reply);
      else if (begun < late) {
        reply.send(new KontorError('Unavailable', 'The response took too long.', { retryAfter: 1 }));
        reply.log = lateLog(reply.log);
      }
    }
  }, sweepEvery).unref();
  app.addHook('onClose', async () => clearInterval(sweep));

  return {
    admit(reply, done) {
      gate.enter((admitted) => {
        if (!admitted) {
          options.onRefusal();
          return done(anyOf(overloaded));
        }
        since.set(reply, performance.now());
        done();
      });
    },
    answered,
    figures: gate.figures,
  };
}

/**
 * Clients turned away together are told different times, so that they do not come back together. Made once: turning away
 * has to be cheap, and the stack of an error is not.
 */
const overloaded = [1, 2, 3, 4].map(
  (retryAfter) =>
    new KontorError('Unavailable', 'The server is overloaded. Try again in a moment.', {
      retryAfter,
    }),
);

function anyOf<Kind>(kinds: Kind[]): Kind | undefined {
  return kinds[Math.floor(Math.random() * kinds.length)];
}
