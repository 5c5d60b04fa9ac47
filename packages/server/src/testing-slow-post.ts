import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A post that is sent piece by piece, and may be answered before its end. */
export interface SlowPost {
  answer: Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>;
  send(piece: string | Uint8Array): void;
  end(): void;
  /** Cuts the connection. */
  giveUp(): void;
}

/** Connects and sends headers and what is given of the body. */
export function beginPost(url: string, headers: Record<string, string>, first = ''): SlowPost {
  const post = request(url, { method: 'POST', agent: false, headers });
  const answer = new Promise<Awaited<SlowPost['answer']>>((resolve, reject) => {
    post.once('response', async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) });
    });
    post.on('error', reject);
  });
  // One that is cut off is answered nothing, which nobody need wait for.
  answer.catch(() => {});
  post.flushHeaders();
  if (first) post.write(first);
  return {
    answer,
    send: (piece) => void post.write(piece),
    end: () => void post.end(),
    giveUp: () => void post.destroy(),
  };
}

/** A form with the first byte of its file, without which a reader does not know that the file begins. */
export function formWithFirstByte(
  fields: Record<string, string>,
  type = 'image/jpeg',
  boundary = 'b',
): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n\xff`;
  return parts.join('') + file;
}
