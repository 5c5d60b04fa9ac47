import { createDatabase, createPool } from '@kontor/database';
import { type Config, createService, KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { databaseError } from './database-error.ts';
import { describeApi } from './description.ts';
import { loadReference } from './reference/load-reference.ts';
import { mount, refuseUndeclared } from './route.ts';
import { routes } from './routes.ts';
import { openSearch } from './search/search.ts';

/** The base API under `/api/v1`, with its description at `/api/v1/openapi.json` and `/api/v1/docs`. */
export async function createApp(
  config: Pick<Config, 'LOG_LEVEL'>,
  databaseUrl: string,
): Promise<FastifyInstance> {
  const db = createDatabase(createPool(databaseUrl, { statement_timeout: 10_000 }));
  const app = createService({
    name: 'api',
    config,
    translate: databaseError,
    checks: {
      database: async () => {
        await sql`SELECT 1`.execute(db).catch((cause) => {
          throw new KontorError('Unavailable', 'The database cannot be reached.', { cause });
        });
      },
    },
  });
  const reference = await loadReference(db);
  const search = await openSearch(databaseUrl, reference, app.log);
  app.addHook('onClose', async () => {
    await search.close();
    await db.destroy();
  });
  await app.register(
    async (api) => {
      api.addHook('onRoute', refuseUndeclared);
      await describeApi(api);
      for (const route of routes) mount(api, route, { db, reference, search });
    },
    { prefix: '/api/v1' },
  );
  return app;
}
