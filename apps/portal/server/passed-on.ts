import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { KontorError } from '@kontor/server';
import { withoutHopHeaders } from './hop-headers.ts';

/** How requests are handed on to the api. @param timeout milliseconds it has to begin its answer, and between two parts of it */
export function passedOn(timeout: number): NonNullable<FastifyHttpProxyOptions['replyOptions']> {
  return {
    timeout,
    rewriteRequestHeaders: (_request, headers) => withoutHopHeaders(headers),
    rewriteHeaders: withoutHopHeaders,
    // Else a GET answered 503 would be asked for ten times over, when the api has too much to do already.
    retryDelay: () => null,
    onError: (reply, { error: { cause } }) => {
      // What its body is refused with while it is passed on.
      if (cause instanceof KontorError) reply.send(cause);
      else reply.send(new KontorError('Unavailable', 'The API cannot be reached.', { retryAfter: 1, cause }));
    },
  };
}
