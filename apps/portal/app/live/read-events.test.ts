import { expect, test, vi } from 'vitest';
import { type HeardEvent, readEvents } from './read-events.ts';

/** A stream that is written by hand. */
function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancelled = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
    },
    cancel: cancelled,
  });
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return { stream, write, cancelled, end: () => controller?.close() };
}

test('events are handed on as they come, however they are cut', async () => {
  const heard: HeardEvent[] = [];
  const { stream, write, end } = aStream();
  const reading = readEvents(stream, (event) => heard.push(event), 60_000);
  write(':\n\nid: a.1\ndata: {"kind":"noti');
  write('fication"}\n\n');
  end();
  await reading;
  expect(heard).toEqual([{ id: 'a.1', event: { kind: 'notification' } }]);
});

test('a stream without signs of life is ended, and one with them is not', async () => {
  vi.useFakeTimers();
  try {
    const { stream, write, cancelled } = aStream();
    let isOver = false;
    const reading = readEvents(stream, () => undefined, 1_000).then(() => {
      isOver = true;
    });
    for (let sign = 0; sign < 5; sign += 1) {
      await vi.advanceTimersByTimeAsync(900);
      write(':\n\n');
    }
    await vi.advanceTimersByTimeAsync(900);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await reading;
    expect(cancelled).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
