import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request for a page as the application reads it, ended when whoever asked has left. Bodies have been read as bytes. */
export function pageRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const body = request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {};
  // HEAD is told the length of what GET would get; the server leaves the bytes out.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(origin + request.url, { method, headers, signal, ...body });
}

/** Aborts when whoever asked has left. */
export function leaving(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}

/** Puts status and headers of the application's answer on ours. */
export function putHeaders(reply: FastifyReply, { status, headers }: Response): void {
  reply.code(status);
  for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}
