import type { FastifyReply, FastifyRequest } from 'fastify';
import { KontorError } from './errors.ts';
import { visitorOf } from './rate-limit.ts';

/** A bound on the bytes of what is being received, for all who send together and for each of them. */
export interface ByteBudget {
  /** @returns what gives them back; undefined when there is no room for so many */
  reserve(sender: string, bytes: number): (() => void) | undefined;
  /** Bytes that are reserved at the moment. */
  held(): number;
}

/** `total`: bytes for all; `each`: bytes for one sender, so that nobody takes all of it. */
export function createByteBudget({ total, each }: { total: number; each: number }): ByteBudget {
  const bySender = new Map<string, number>();
  let held = 0;
  return {
    reserve(sender, bytes) {
      const own = bySender.get(sender) ?? 0;
      if (held + bytes > total || own + bytes > each) return undefined;
      held += bytes;
      bySender.set(sender, own + bytes);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= bytes;
        const left = (bySender.get(sender) ?? 0) - bytes;
        if (left > 0) bySender.set(sender, left);
        else bySender.delete(sender);
      };
    },
    held: () => held,
  };
}

/**
 * Reserves room for a request's body before any of it is read, and gives it back when the request is over, however it ends.
 * A body of unknown length is reckoned as the largest that is taken.
 * @returns what the request is refused with: PayloadTooLarge, or Unavailable while there is no room
 */
export function reserveBody(
  budget: ByteBudget,
  request: FastifyRequest,
  reply: FastifyReply,
  maximum: number,
): KontorError | undefined {
  const { 'content-length': declared, 'transfer-encoding': coding } = request.headers;
  const bytes = declared === undefined ? (coding === undefined ? 0 : maximum) : Number(declared);
  if (bytes > maximum)
    return new KontorError('PayloadTooLarge', `A request may have ${Math.floor(maximum / 1024)} KB at most.`);
  const release = budget.reserve(visitorOf(request), bytes);
  if (!release) {
    const message = 'Too much is being sent at the moment. Try again in a moment.';
    return new KontorError('Unavailable', message, { retryAfter: 2 });
  }
  reply.raw.once('close', release);
  return undefined;
}
