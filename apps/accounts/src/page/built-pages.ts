import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from '@kontor/server';
import type { PageSource } from './page-source.ts';
import type { PageHandler } from './page-visit.ts';
import { serveFiles } from './serve-files.ts';

const builds = new URL('../../build/', import.meta.url);

/**
 * The present build. Every build has a folder of its own and `build/current` names the newest, so a service that asks
 * once stays whole while another one is built. Throws ConfigError when there is none.
 */
export function builtPages(): PageSource {
  const current = new URL('current', builds);
  if (!existsSync(current)) throw new ConfigError('The account pages are not built; npm start builds them.');
  const build = new URL(`${readFileSync(current, 'utf8').trim()}/`, builds);
  let handler: Promise<PageHandler> | undefined;
  return {
    serveFiles: (app) => serveFiles(app, build),
    handler() {
      handler ??= importHandler(build);
      return handler;
    },
  };
}

/** What `react-router build` made of `server/pages.ts`. */
interface BuiltPages {
  createPageHandler: () => PageHandler;
}

async function importHandler(build: URL): Promise<PageHandler> {
  const { createPageHandler }: BuiltPages = await import(new URL('server/index.js', build).href);
  return createPageHandler();
}
