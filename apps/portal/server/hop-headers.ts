/** Headers that belong to one connection and never pass a proxy (RFC 9110, 7.6.1). */
const hopHeaders = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers a client cannot take away by naming them in `Connection`: without them the request would be another one. */
const ofTheRequest = new Set(['host', 'content-length', 'content-type', 'transfer-encoding']);

interface Headers {
  [name: string]: string | string[] | undefined;
}

/**
 * Takes away the hop-by-hop headers of a request as it comes in, and what its `Connection` names. `Transfer-Encoding` stays:
 * the body is still to be read by it.
 */
export function dropHopHeaders(headers: Headers): void {
  for (const named of String(headers.connection ?? '').split(',')) {
    const name = named.trim().toLowerCase();
    if (!ofTheRequest.has(name)) delete headers[name];
  }
  for (const name of hopHeaders) if (name !== 'transfer-encoding') delete headers[name];
}

/** The headers of an answer, or of a request with its body read, without the hop-by-hop ones. */
export function withoutHopHeaders<Of extends Headers>(headers: Of): Of {
  const passed = { ...headers };
  for (const name of hopHeaders) delete passed[name];
  return passed;
}
