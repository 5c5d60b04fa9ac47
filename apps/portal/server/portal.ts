import { type Config, createService, type Logger } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { answerPages } from './answer-pages.ts';
import { findBuild } from './built-portal.ts';
import { compressAnswers } from './compress-answers.ts';
import { handOnApi } from './hand-on-api.ts';
import { pageSettings } from './page-settings.ts';
import { partIsReady } from './part-is-ready.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveFiles } from './serve-files.ts';

/** The portal: built files, the api handed on under its own path, and pages for everything else. */
export async function createPortal(config: Config, log: Logger): Promise<FastifyInstance> {
  const app = createService({
    name: 'portal',
    config,
    checks: { api: partIsReady(config.API_URL), accounts: partIsReady(config.ACCOUNTS_URL) },
  });
  const build = findBuild();
  addSecurityHeaders(app, config.PORTAL_ORIGIN);
  await handOnApi(app, config.API_URL);
  await app.register(async (pages) => {
    await compressAnswers(pages);
    await serveFiles(pages, build);
    await answerPages(
      pages,
      build,
      pageSettings(config, (error, what) => log.error({ err: error }, what)),
    );
  });
  return app;
}
