import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import type { MadeOfRecord } from '../app/session/made-of.ts';
import { contextWith } from '../app/session/page-context.ts';
import type { ReportingSettings } from './report.ts';

export { forgetReference } from '../app/session/reference.server.ts';

/** Answers a request and notes down what the answer is made of. */
export type PageHandler = (request: Request, madeOf?: MadeOfRecord) => Promise<Response>;

/** Answers requests for pages, their data and pictures; the one way from the server into the built application. */
export function createPageHandler(settings: ReportingSettings): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, madeOf) => {
    const report = (error: unknown, what: string) => settings.report(error, what, request);
    return handle(request, contextWith({ ...settings, report }, madeOf));
  };
}
