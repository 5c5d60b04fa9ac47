import type { LiveEvent } from '@kontor/contract';
import { createParser } from 'eventsource-parser';

/** An event as it came. What is in it is of the newest kind that the api knows, which may be none of ours. */
export interface HeardEvent {
  id: string | undefined;
  event: LiveEvent;
}

/**
 * Hands on the events of a stream as they come, until it ends, or nothing came for longer than a living one is silent: then it is ended.
 * @throws where it is cut off, and for what is no event
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (heard: HeardEvent) => void,
  maximumSilence: number,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ id, data }) => onEvent({ id, event: JSON.parse(data) }),
  });
  const texts = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  for await (const text of readAll(texts, maximumSilence)) parser.feed(text);
}

/** Not every browser walks a stream by `for await`. */
async function* readAll(stream: ReadableStream<string>, maximumSilence: number): AsyncGenerator<string> {
  const reader = stream.getReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      clearTimeout(silence);
      silence = setTimeout(() => void reader.cancel(), maximumSilence);
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(silence);
    reader.releaseLock();
  }
}
