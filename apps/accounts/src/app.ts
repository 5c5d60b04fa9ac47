import { createService, databaseError, type ServiceOptions } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from './context.ts';
import { openContext, type Timeouts } from './open-context.ts';
import { addPages } from './page/answer-pages.ts';
import { builtPages } from './page/built-pages.ts';
import type { PageSource } from './page/page-source.ts';
import { addRequestContext } from './request-context.ts';
import { serveCalls } from './serve-calls.ts';
import { publishKeys } from './session/published-keys.ts';
import type { Settings } from './settings.ts';

export interface Accounts {
  app: FastifyInstance;
  /** What verbs and jobs work on; closed with the app. */
  context: Context;
}

export interface AccountsOptions extends Pick<ServiceOptions, 'logTo' | 'timeout' | 'gate'> {
  /** What is built, unless they come from elsewhere. */
  pages?: PageSource;
  timeouts?: Timeouts;
}

/** The account service: its pages, the calls of the contract, and what other services check tokens by. */
export async function openAccounts(
  settings: Settings,
  databaseUrl: string,
  { pages = builtPages(), timeouts = {}, ...more }: AccountsOptions = {},
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
  opened = await openContext(settings, databaseUrl, app.log, timeouts);
  const { context, close } = opened;
  app.addHook('onClose', close);
  addRequestContext(app);
  publishKeys(app, context);
  await serveCalls(app, context);
  addPages(app, context, pages);
  return { app, context };
}
