import type { RouteOptions } from 'fastify';

/** Stops the start when a route has no contract, which says who may perform it; the description's own pages aside. */
export function refuseUndeclared({ url, method, config }: RouteOptions): void {
  if (/^\/api\/v1\/(openapi\.json$|docs(\/|$))/.test(url)) return;
  if (!config?.call) throw new Error(`${method} ${url} has no contract.`);
}
