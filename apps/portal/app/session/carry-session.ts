import { sessionHeader } from '@kontor/contract';
import type { Session } from './open-session.ts';

/**
 * Puts the token of whoever is signed in on the requests the router makes for data of pages: those of navigations, of fetchers and
 * of forms. React Router (8.4) asks by the global `fetch` and with no header but the content type; its client middleware and
 * client loaders see the request, but their headers are not sent, and `HydratedRouter` takes a `fetch` for server components alone.
 * So the global one is wrapped, here alone, and hands everything else on as it is. Calls of the API have the session's own client.
 * @returns what takes it away again
 */
export function carrySession({ request }: Pick<Session, 'request'>): () => void {
  const plain = globalThis.fetch;
  const carrying: typeof fetch = (address, init) => {
    if (!isPageData(address)) return plain(address, init);
    return request(
      (token) => plain(address, token === undefined ? init : withToken(init, token)),
      (init?.method ?? 'GET') === 'GET',
    );
  };
  globalThis.fetch = carrying;
  return () => {
    if (globalThis.fetch === carrying) globalThis.fetch = plain;
  };
}

/** The router asks by the address of a page of ours with `.data` behind its path. */
function isPageData(address: RequestInfo | URL): boolean {
  return address instanceof URL && address.origin === location.origin && address.pathname.endsWith('.data');
}

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(sessionHeader, token);
  return { ...init, headers };
}
