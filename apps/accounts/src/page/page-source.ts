import type { FastifyInstance } from 'fastify';
import type { PageHandler } from './page-visit.ts';

/** Where pages come from: what is built, or the sources while they are worked on. */
export interface PageSource {
  /** Adds what serves the pages' files. */
  serveFiles(app: FastifyInstance): Promise<void>;
  handler(): Promise<PageHandler>;
}
