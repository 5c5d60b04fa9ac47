import { connect } from 'node:net';
import { Writable } from 'node:stream';

/** What came back over the wire. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they stand and reads until the connection ends. */
export function sendRaw(origin: string, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No end of the answer: ${received}`)));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(parse(received)));
  });
}

/** What only says that an answer will come. */
const interim = /^(HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)+/;

function parse(received: string): RawAnswer {
  const [head = '', ...rest] = received.replace(interim, '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(pairs),
    body: rest.join('\r\n\r\n'),
  };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n');

/** Requests any service has to refuse, as bytes, with the status each is to be answered with. */
export const refusedEverywhere: [what: string, text: string, status: number][] = [
  ['no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['a broken address', get('/%E0%A4%A'), 400],
  ['too many parameters', get(`/?${'a=1&'.repeat(101)}`), 400],
  ['an address too long', get(`/?a=${'x'.repeat(9_000)}`), 414],
  ['the address of another host', get('http://elsewhere.example/'), 400],
  ['an address without a path', get('healthz'), 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', get('/', 'Host: b'), 400],
  ['headers too large', get('/', `X-A: ${'x'.repeat(20_000)}`), 431],
];

const everywhere: Record<string, RegExp> = {
  // Objects fall under the default where nothing is said of them; the base of addresses falls under nothing.
  'content-security-policy':
    /^(?=.*(object-src|default-src) 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /^max-age=\d{8}/,
  'x-request-id': /^[\w.-]{8,64}$/,
};

/** What is wrong with the headers of an answer of a service whose origin is one of https; nothing when all is right. */
export function wrongHeaders(headers: Record<string, string>): string[] {
  const missing = Object.entries(everywhere).flatMap(([name, pattern]) =>
    pattern.test(headers[name] ?? '') ? [] : [`${name}: ${headers[name]}`],
  );
  return [...missing, ...['server', 'x-powered-by'].filter((name) => name in headers)];
}

/** Records what a service logs. */
export function listen(): { lines: string[]; logTo: Writable } {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logTo };
}

/** Secrets in every place of a request where people and programs put them; none may show in a log. */
export const secrets = {
  mark: 'hunter2',
  query: 'token=hunter2&email=hunter2%40mail.example.com&q=hunter2',
  headers: {
    authorization: 'Bearer hunter2',
    cookie: 'session=hunter2',
    'wbn-auth': 'hunter2',
    'x-request-id': 'a-visit-to-follow',
  },
  body: {
    password: 'hunter2',
    email: 'hunter2@mail.example.com',
    accessToken: 'hunter2',
    textQuery: 'hunter2',
  },
};
