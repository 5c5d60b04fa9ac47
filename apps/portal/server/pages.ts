import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { contextWith, type PortalSettings } from '../app/session/page-context.ts';

export type PageHandler = (request: Request) => Promise<Response>;

/** Answers requests for pages, their data and pictures; the one way from the server into the built application. */
export function createPageHandler(settings: PortalSettings): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request) => handle(request, contextWith(settings));
}
