import type { Logger } from '@kontor/server';
import { isRouteErrorResponse } from 'react-router';
import type { PortalSettings } from '../app/session/page-context.ts';

/** Takes note of what went wrong while a request was answered. */
export type Report = (error: unknown, what: string, request?: Request) => void;

/** The settings of pages, with a report that hears for which request it is. */
export type ReportingSettings = Omit<PortalSettings, 'report'> & { report: Report };

export function reportTo(log: Pick<Logger, 'error'>): Report {
  return (error, what, request) => log.error({ ...described(error), ...(request && named(request)) }, what);
}

function named({ method, url, headers }: Request) {
  // Without the query: it can hold what people typed.
  return { method, path: new URL(url).pathname.slice(0, 200), requestId: headers.get('x-request-id') };
}

/** What is thrown in pages is often an answer: with a status, and data that say which call failed how. */
function described(error: unknown) {
  if (isRouteErrorResponse(error)) return { status: error.status, failed: failureIn(error.data) };
  if (typeof error === 'object' && error !== null && 'init' in error && 'data' in error) {
    const { init, data } = error;
    const status = typeof init === 'object' && init !== null && 'status' in init ? init.status : undefined;
    return { status, failed: failureIn(data) };
  }
  return { err: error };
}

function failureIn(data: unknown) {
  if (typeof data !== 'object' || data === null) return undefined;
  const { name, call }: { name?: unknown; call?: unknown } = data;
  return { name, call };
}
