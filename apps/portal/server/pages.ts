import * as built from 'virtual:react-router/server-build';
import { withLastingSheets } from '@kontor/web/document/lasting-sheets';
import { createRequestHandler } from 'react-router';
import { contextWith, sharedPageContext } from '../app/session/page-context.ts';
import type { TagCollector } from '../app/session/page-tags.ts';
import { shareContent, versionOf } from '../app/share-picture/share-picture.server.ts';
import type { ReportingSettings } from './report.ts';
import type { SharedReader } from './share-pictures/shared-reader.ts';

const build = withLastingSheets(built);

export { forgetReference } from '../app/session/reference.server.ts';

/** Answers a request and collects what the answer depends on. */
export type PageHandler = (request: Request, collector?: TagCollector) => Promise<Response>;

/** Answers requests for pages, their data and pictures; the one way from the server into the built application. */
export function createPageHandler(settings: ReportingSettings): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, collector) => {
    const report = (error: unknown, what: string) => settings.report(error, what, request);
    return handle(request, contextWith({ ...settings, report }, collector));
  };
}

/** Finds out what the picture of a page says: its loader leaves it behind, whatever else it makes. */
export function createSharedReader(settings: ReportingSettings): SharedReader {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request) => {
    const report = (error: unknown, what: string) => settings.report(error, what, request);
    const context = contextWith({ ...settings, report });
    const response = await handle(request, context);
    await response.body?.cancel();
    const shared = context.get(sharedPageContext);
    if (response.status !== 200 || !shared) return { status: response.status };
    const version = versionOf(shared, context);
    return { status: 200, shared: { version, readContent: () => shareContent(shared, context) } };
  };
}
