import { type Config, internalTokenOf, type Logger } from '@kontor/server';
import { findBuild } from '@kontor/web/serving/find-build';
import type { FastifyInstance } from 'fastify';
import { answerPageViews } from './answer-page-views.ts';
import { answerPages } from './answer-pages.ts';
import { answerShownResults } from './answer-shown-results.ts';
import { importPages } from './built-pages.ts';
import { compressAnswers } from './compress-answers.ts';
import { createFront } from './front.ts';
import { hearChanges } from './page-cache/hear-changes.ts';
import { pageSettings } from './page-settings.ts';
import { reportTo } from './report.ts';
import { answerSecurityText } from './security-text.ts';
import { serveFiles } from './serve-files.ts';
import { answerSharePictures } from './share-pictures/answer-share-pictures.ts';

const megabyte = 1024 * 1024;

/** The portal: built files, the api handed on under its own path, and pages for everything else. */
export async function createPortal(config: Config, log: Logger): Promise<FastifyInstance> {
  const token = internalTokenOf(config, 'the portal');
  const build = findBuild(new URL('../build/', import.meta.url), 'The portal is');
  const settings = pageSettings(config, reportTo(log));
  const built = await importPages(build);
  const changes = hearChanges({ apiUrl: config.API_URL, token, log });
  const keeping = { changes, maxBytes: config.PAGE_CACHE_MB * megabyte };
  return createFront(config, async (pages) => {
    await compressAnswers(pages);
    await serveFiles(pages, build);
    await pages.register((views) =>
      answerPageViews(views, { apiUrl: config.API_URL, token, country: config.PORTAL_COUNTRY }),
    );
    await pages.register((shown) => answerShownResults(shown, { apiUrl: config.API_URL, token }));
    answerSecurityText(pages, config);
    answerSharePictures(
      pages,
      built.createSharedReader({ ...settings, hearsChanges: changes.hears }),
      settings.origin,
    );
    answerPages(pages, built, settings, keeping);
  });
}
