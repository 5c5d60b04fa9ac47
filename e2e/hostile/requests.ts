/** A request as bytes, with what is odd about it. */
export interface HostileCase {
  family: string;
  what: string;
  service: Service;
  bytes: Buffer;
}

export type Service = 'portal' | 'api' | 'accounts';

interface Parts {
  method?: string;
  /** As it is to stand in the first line. */
  path: string;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer;
}

/** The bytes of a request. The connection is closed after its answer, and the length of a body is told unless a header does. */
export function request({ method = 'GET', path, headers = [], body }: Parts): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...(names.has('host') ? [] : ['Host: localhost']),
    ...(names.has('connection') ? [] : ['Connection: close']),
    ...(content && !names.has('content-length') && !names.has('transfer-encoding')
      ? [`Content-Length: ${content.length}`]
      : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ];
  // Headers are bytes; what is beyond them is written as UTF-8, as a careless program would.
  return Buffer.concat([Buffer.from(head.join('\r\n')), content ?? Buffer.alloc(0)]);
}
