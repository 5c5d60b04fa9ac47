import { signOfLifeEvery } from '@kontor/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers that go on as server-sent events. */
    eventStreams: EventStreams;
  }
}

/** Hands over messages in the format of server-sent events until it is called off. */
export type SubscribeToEvents = (send: (message: string) => void, end: () => void) => () => void;

interface EventStreams {
  /** Answers with events: it ends when the reader leaves, falls too far behind, or we stop. */
  begin(reply: FastifyReply, subscribe: SubscribeToEvents): void;
}

/** A reader that is so many bytes behind is let go; it comes back and goes on where it was. */
const farthestBehind = 1024 * 1024;

/** To be called once for a service. */
export function openEventStreams(app: FastifyInstance): void {
  const open = new Map<() => void, (message: string) => void>();
  // One timer for all: thousands may listen.
  const alive = setInterval(() => {
    for (const send of open.values()) send(':\n\n');
  }, signOfLifeEvery).unref();
  app.addHook('preClose', (done) => {
    clearInterval(alive);
    for (const end of [...open.keys()]) end();
    done();
  });
  app.decorate('eventStreams', {
    begin(reply, subscribe) {
      reply.hijack();
      // Else it would be kept until the next sweep, and thousands who come back at once would wait for each other.
      app.givePlaceBack(reply);
      const { raw } = reply;
      // Nothing else comes on the connection, so it ends with the stream when we stop.
      raw.writeHead(200, {
        ...headersOf(reply),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      // Proxies hand on headers with the first byte.
      raw.write(':\n\n');
      const send = (message: string) => {
        // While we stop nobody new is let in, and the reader goes on with another instance.
        if (app.stopping.begun) raw.end(message);
        else if (raw.writableLength > farthestBehind) raw.destroy();
        else raw.write(message);
      };
      const end = () => void raw.end();
      open.set(end, send);
      const callOff = subscribe(send, end);
      raw.once('close', () => {
        callOff();
        open.delete(end);
      });
    },
  });
}

/** What hooks have set by now, as the headers of security. */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
