import { sessionHeader } from '@kontor/contract';
import type { Session } from './open-session.ts';

/**
 * Adds the person's token to the router's requests for data of pages: navigations, fetchers and forms. React Router (8.4) sends
 * them by the global `fetch`. It does not send headers that client middleware or client loaders set, and `HydratedRouter` takes a
 * `fetch` for server components only. So the global `fetch` is wrapped, in this file alone, and passes all other requests on
 * unchanged. Calls of the API have the session's own client.
 * @returns a function that removes the wrapper
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
