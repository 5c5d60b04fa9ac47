import { type ClientRequest, request } from 'node:http';
import type { LiveEvent } from '@kontor/contract';

interface HeardEvent {
  id: string | undefined;
  event: LiveEvent;
}

interface Options {
  /** The address of whoever serves `/api/v1`. */
  url: string;
  token: string;
  /** Where to go on. */
  after?: string | undefined;
  onEvent: (heard: HeardEvent) => void;
  /** The stream has ended, and nobody here had cut it. */
  onEnd?: () => void;
}

/** A stream of live events on a connection of its own. */
export interface EventStream {
  /** Cuts the connection. */
  cut(): void;
}

/** Resolves when the stream has begun; with nothing when the service has too much to do. @throws for any other answer, and when none comes */
export function openEventStream({
  url,
  token,
  after,
  onEvent,
  onEnd,
}: Options): Promise<EventStream | undefined> {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`;
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(
      `${url}/api/v1/events${query}`,
      { agent: false, headers: { 'wbn-auth': token } },
      (answer) => {
        // A connection that is cut is what is measured.
        answer.on('error', () => undefined);
        if (answer.statusCode !== 200) {
          answer.resume();
          if (answer.statusCode === 503) resolve(undefined);
          else reject(new Error(`Events were answered with ${answer.statusCode}.`));
          return;
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          const messages = (text + part).split('\n\n');
          text = messages.pop() ?? '';
          for (const message of messages) {
            const heard = read(message);
            if (heard) onEvent(heard);
          }
        });
        let isCut = false;
        answer.once('close', () => {
          if (!isCut) onEnd?.();
        });
        resolve({
          cut() {
            isCut = true;
            asked.destroy();
          },
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** A message of the stream; nothing for a sign of life. */
function read(message: string): HeardEvent | undefined {
  const lines = message.split('\n');
  const field = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length);
  const data = field('data: ');
  return data === undefined ? undefined : { id: field('id: '), event: JSON.parse(data) };
}
