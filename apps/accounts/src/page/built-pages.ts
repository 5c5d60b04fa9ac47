import { findBuild } from '@kontor/web/serving/find-build';
import { serveBuild } from '@kontor/web/serving/serve-build';
import type { PageSource } from './page-source.ts';
import type { PageHandler } from './page-visit.ts';

/** The present build of the pages. Throws ConfigError when there is none. */
export function builtPages(): PageSource {
  const build = findBuild(new URL('../../build/', import.meta.url), 'The account pages are');
  let handler: Promise<PageHandler> | undefined;
  return {
    async serveFiles(app) {
      await serveBuild(app, build, ['favicon.svg']);
    },
    handler() {
      handler ??= importHandler(build);
      return handler;
    },
  };
}

/** What `react-router build` builds from `server/pages.ts`. */
interface BuiltPages {
  createPageHandler: () => PageHandler;
}

async function importHandler(build: URL): Promise<PageHandler> {
  const { createPageHandler }: BuiltPages = await import(new URL('server/index.js', build).href);
  return createPageHandler();
}
