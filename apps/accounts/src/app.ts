import { createService, databaseError, type ServiceOptions } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addAssets } from './assets.ts';
import type { Context } from './context.ts';
import { openContext } from './open-context.ts';
import { addPages } from './page/routes.ts';
import { addPasskeyRoutes } from './passkey/routes.ts';
import { addSessionRoutes } from './session/routes.ts';
import { addServiceRoutes } from './session/service-routes.ts';
import type { Settings } from './settings.ts';

export interface Accounts {
  app: FastifyInstance;
  /** What verbs and jobs work on; closed with the app. */
  context: Context;
}

/** The account service: its pages, the calls of the contract, and what other services check tokens by. */
export async function openAccounts(
  settings: Settings,
  databaseUrl: string,
  more: Pick<ServiceOptions, 'logTo'> = {},
): Promise<Accounts> {
  let opened: Awaited<ReturnType<typeof openContext>> | undefined;
  const app = createService({
    name: 'accounts',
    config: settings,
    origin: settings.ACCOUNTS_ORIGIN,
    errorPages: true,
    translate: databaseError,
    checks: {
      database: async () => {
        if (opened) await sql`SELECT 1`.execute(opened.context.db);
      },
    },
    ...more,
  });
  opened = await openContext(settings, databaseUrl, app.log);
  const { context, close } = opened;
  app.addHook('onClose', close);
  const asset = addAssets(app);
  addSessionRoutes(app, context);
  addServiceRoutes(app, context);
  addPasskeyRoutes(app, context);
  addPages(app, context, asset);
  return { app, context };
}
