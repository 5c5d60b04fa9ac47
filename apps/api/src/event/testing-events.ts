import { type LiveEvent, sessionHeader } from '@kontor/contract';
import { expect, vi } from 'vitest';

const soon = { timeout: 60_000, interval: 5 };

interface Heard {
  id: string;
  event: LiveEvent;
}

/**
 * Hears the live events of whoever holds the token, until it is closed. @param url with version @param after where to go on
 */
export async function hear(url: string, token: string, after?: string) {
  const heard: Heard[] = [];
  const left = new AbortController();
  const response = await fetch(`${url}/events${after ? `?after=${encodeURIComponent(after)}` : ''}`, {
    headers: { [sessionHeader]: token },
    signal: left.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  async function read(): Promise<void> {
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const messages = (text + part).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1];
        const data = field('data');
        if (!data) continue;
        const event: LiveEvent = JSON.parse(data);
        // Most of what happens is notified, too; its own tests look at that.
        if (event.kind !== 'notification') heard.push({ id: field('id') ?? '', event });
      }
    }
  }
  const ended = read().catch((error: unknown) => {
    if (!left.signal.aborted) throw error;
  });
  const kinds = () => heard.map(({ event }) => event.kind);
  return {
    heard,
    kinds,
    /** Resolves when the stream ends by itself, or was closed. */
    ended,
    /** Resolves when so many events of a kind came. */
    until: (kind: LiveEvent['kind'], count = 1) =>
      vi.waitFor(() => expect(kinds().filter((each) => each === kind)).toHaveLength(count), soon),
    async close() {
      left.abort();
      await ended;
    },
  };
}
