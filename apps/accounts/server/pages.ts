import * as built from 'virtual:react-router/server-build';
import { withLastingSheets } from '@kontor/web/document/lasting-sheets';
import { createRequestHandler } from 'react-router';
import { contextWith } from '../app/visit/page-context.ts';
import type { PageHandler } from '../src/page/page-visit.ts';

const build = withLastingSheets(built);

/** Answers requests for pages and their data; the one way from the service into the built application. */
export function createPageHandler(): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, page) => handle(request, contextWith(page));
}
