import { connect } from 'node:net';

export interface Answered {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

const timeout = 30_000;
const interim = /^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/;

/** Sends bytes to a port of this machine and reads until the connection ends. @throws when it never does */
export function sendBytes(port: number, bytes: Buffer): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(timeout, () => socket.destroy(new Error('No end of the answer.')));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // Events come for as long as somebody hears them.
      if (isStream(Buffer.concat(chunks).toString('latin1'))) socket.destroy();
    });
    // An answer that comes before all was sent may be followed by a reset.
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on('close', () => resolve(read(Buffer.concat(chunks).toString('latin1'))));
  });
}

const isStream = (text: string) => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return rest.length > 0 && /\r\ncontent-type: text\/event-stream(\r\n|$)/i.test(head);
};

function read(text: string): Answered {
  const received = text.replace(interim, '');
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
  const body = end < 0 ? '' : received.slice(end + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return { status, headers, body: Buffer.from(isChunked ? unchunked(body) : body, 'latin1').toString() };
}

function unchunked(text: string): string {
  let rest = text;
  let body = '';
  for (;;) {
    const end = rest.indexOf('\r\n');
    const length = Number.parseInt(rest.slice(0, end), 16);
    if (end < 0 || !(length > 0)) return body;
    body += rest.slice(end + 2, end + 2 + length);
    rest = rest.slice(end + 4 + length);
  }
}
