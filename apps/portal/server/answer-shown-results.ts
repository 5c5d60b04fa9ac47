import {
  CallError,
  countShownResults,
  createClient,
  internalTokenHeader,
  ShownResults,
} from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';

interface CountingApi {
  /** Where the api is reached inside the network. */
  apiUrl: string;
  /** The internal token. */
  token: string;
}

/**
 * `POST /shown-results`: counts for businesses that a search has found them. Result pages come from caches, so the browser says what
 * it has shown; the api is told the businesses and the words, and nothing of who searched.
 */
export async function answerShownResults(
  app: FastifyInstance,
  { apiUrl, token }: CountingApi,
): Promise<void> {
  const call = createClient({ baseUrl: apiUrl, headers: { [internalTokenHeader]: token } });
  app.post<{ Body: ShownResults }>(
    '/shown-results',
    { schema: { body: ShownResults }, bodyLimit: 4 * 1024, config: { limit: 'write' } },
    async ({ body: { businesses, words }, id }) => {
      const headers = { 'x-request-id': id };
      try {
        const data = await call(
          countShownResults,
          { body: { businesses, ...(words !== undefined && { words }) } },
          { headers },
        );
        return { success: true, data };
      } catch (error) {
        if (!(error instanceof CallError) || ![0, 429, 503].includes(error.status)) throw error;
        throw new KontorError('Unavailable', 'Searches cannot be counted right now.', { cause: error });
      }
    },
  );
}
