import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { sharedFront } from './testing-front.ts';

const streams: ServerResponse[] = [];

/** In the place of the api: it begins streams, and answers nothing else. */
const { origin } = await sharedFront(
  async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
    streams.push(response);
  },
  { LOG_LEVEL: 'silent' },
  () => undefined,
);
const soon = { timeout: 60_000 };

test('live events pass on as they come, one by one, and the api hears that a reader has left', async () => {
  const left = new AbortController();
  const answer = await fetch(`${origin}/api/v1/events?after=a.7`, {
    headers: { 'accept-encoding': 'br, gzip' },
    signal: left.signal,
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const stream = streams[0];
  expect(stream?.req.url).toBe('/api/v1/events?after=a.7');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(':\n\n');
  for (const message of ['data: 1\n\n', 'data: 2\n\n']) {
    stream?.write(message);
    expect((await reader?.read())?.value).toBe(message);
  }
  left.abort();
  await vi.waitFor(() => expect(stream?.destroyed).toBe(true), soon);
});

test('a stream that the api ends has ended for its reader', async () => {
  const answer = await fetch(`${origin}/api/v1/events`);
  streams.at(-1)?.end('data: last\n\n');
  expect(await answer.text()).toBe(':\n\ndata: last\n\n');
});
