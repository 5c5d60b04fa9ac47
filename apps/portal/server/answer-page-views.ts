import { CallError, countPageView, createClient, internalTokenHeader, OpenedPage } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { viewOf } from '../app/page-view/view-of.ts';
import { viewedFrom } from './viewed-from.ts';

interface CountingApi {
  /** Where the api is reached inside the network. */
  apiUrl: string;
  /** The internal token. */
  token: string;
  /** Of the portal. */
  country: string;
}

/**
 * `POST /page-view`: counts a page that was opened (checklist 279). Which paths are pages is known here; the api is told
 * what the page is about and nothing of who opened it but, of businesses and products, from which country, and who is signed in.
 */
export async function answerPageViews(
  app: FastifyInstance,
  { apiUrl, token, country: ownCountry }: CountingApi,
): Promise<void> {
  const call = createClient({ baseUrl: apiUrl, headers: { [internalTokenHeader]: token } });
  app.post<{ Body: OpenedPage }>(
    '/page-view',
    { schema: { body: OpenedPage }, bodyLimit: 4 * 1024, config: { limit: 'write' } },
    async ({ body: { path, language, country, viewerID }, headers: sent, id }) => {
      const view = viewOf(path);
      if (!view) return { success: true, data: { counted: false } };
      const headers = { 'x-request-id': id };
      try {
        const isOfThing = view.kind === 'business' || view.kind === 'product';
        const viewer = isOfThing && {
          viewedFrom: viewedFrom(country, sent['accept-language'], ownCountry),
          ...(viewerID ? { viewerID } : {}),
        };
        const data = await call(countPageView, { body: { ...view, language, ...viewer } }, { headers });
        return { success: true, data };
      } catch (error) {
        if (!(error instanceof CallError) || ![0, 429, 503].includes(error.status)) throw error;
        throw new KontorError('Unavailable', 'Views cannot be counted right now.', { cause: error });
      }
    },
  );
}
