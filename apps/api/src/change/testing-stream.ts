import { changesPath, internalTokenHeader } from '@kontor/contract';
import { expect, vi } from 'vitest';
import { internalToken } from '../test/internal-token.ts';

export interface StreamEvent {
  id: string;
  name: string;
  data: string;
  at: number;
}

const soon = { timeout: 60_000, interval: 5 };

/**
 * Listens to an instance's stream until it is closed.
 * @param origin where the instance is
 * @param lastId where to go on
 */
export async function openStream(origin: string, lastId?: string) {
  const events: StreamEvent[] = [];
  const response = await fetch(`${origin}${changesPath}`, {
    headers: {
      [internalTokenHeader]: internalToken,
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  async function read() {
    let text = '';
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: '', done: true };
      if (done) return;
      text += value;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(message)?.[1] ?? '';
        // Comments show that the connection stands.
        if (message.startsWith(':')) continue;
        events.push({
          id: field('id'),
          name: field('event') || 'change',
          data: field('data'),
          at: performance.now(),
        });
      }
    }
  }
  const ended = read().catch(() => undefined);
  const beats = () => events.filter(({ name }) => name === 'beat').length;
  return {
    events,
    ended,
    changes: () => changesIn(events),
    /** Resolves when an event with these data came: a change, or "gap". */
    until: (data: string) =>
      vi.waitFor(() => expect(events.map((event) => event.data)).toContain(data), soon),
    /** Resolves when everything that was committed before came. */
    async settle() {
      const before = beats();
      await vi.waitFor(() => expect(beats()).toBeGreaterThan(before + 1), soon);
    },
    /** Cuts the stream, and resolves when nothing of it comes any more. @returns the id it ended with */
    async close() {
      await reader?.cancel();
      await ended;
      return events.at(-1)?.id ?? '';
    },
  };
}

export type Stream = Awaited<ReturnType<typeof openStream>>;

export function changesIn(events: readonly StreamEvent[]): string[] {
  return events.filter(({ name }) => name === 'change').map(({ data }) => data);
}
