import { sessionHeader } from '@kontor/contract';
import {
  createDatabase,
  createPool,
  type ReadDatabase,
  readingSideOf,
  untilReachable,
} from '@kontor/database';
import { declareQueues, queueDatabase } from '@kontor/jobs';
import {
  type AnswerTimeouts,
  addGauges,
  type Config,
  createService,
  databaseError,
  isFromOurServices,
  KontorError,
  mountCall,
  poolTimeouts,
  prepareCalls,
  type Recognise,
  type ServiceOptions,
  type ServiceSettings,
  visitorOf,
} from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ActingPerson } from './actor.ts';
import { createAnswerCache } from './answer-cache/answer-cache.ts';
import { showFigures } from './answer-cache/show-figures.ts';
import { countBoosts } from './boost/boost-counter.ts';
import { openRunningBoosts } from './boost/running-boosts.ts';
import { listBusinessesOfPeople } from './business/members/list-businesses-of-people.ts';
import { serveCertificates } from './business/serve-certificates.ts';
import { openChanges } from './change/open-changes.ts';
import { streamChanges } from './change/stream-changes.ts';
import { countForDashboards } from './dashboard/dashboard-counter.ts';
import { describeApi } from './description.ts';
import { openEvents } from './event/open-events.ts';
import { openFormBudgets } from './form-budgets.ts';
import { type SellerSettings, sellerOf } from './invoice/seller.ts';
import { jobs } from './jobs.ts';
import { receiveWebhooks } from './membership/receive-webhook.ts';
import { readTaxRules } from './membership/tax-rules.ts';
import { endPushSubscriptions } from './notification/push/end-push-subscriptions.ts';
import { countViews } from './page-view/view-counter.ts';
import { openProvider } from './payment/open-provider.ts';
import type { SettingsOfStripe } from './payment/stripe/stripe-settings.ts';
import { admitPerson } from './person/admit-person.ts';
import { serveDataSheets } from './product/data-sheet/serve-data-sheets.ts';
import { openReference } from './reference/open-reference.ts';
import { refuseUndeclared } from './refuse-undeclared.ts';
import type { Route } from './route.ts';
import { internalRoutes, routes } from './routes.ts';
import { openSearch } from './search/search.ts';
import { actingPerson } from './session/acting-person.ts';
import { openSessions, type Sessions } from './session/sessions.ts';
import { openSigningKeys } from './signing-key/open-signing-keys.ts';
import { readSupportHours, type SupportSettings } from './support/support-hours.ts';
import { openDecoder } from './upload/decoder/decoder.ts';
import { serveFiles } from './upload/serve-files.ts';
import { openStore, type StoreSettings } from './upload/store/open-store.ts';
import type { Volume } from './upload/store/room.ts';
import { asSystem } from './write/write.ts';

type Settings = ServiceSettings &
  StoreSettings &
  SellerSettings &
  SettingsOfStripe &
  SupportSettings &
  Pick<Config, 'ACCOUNTS_URL' | 'ACCOUNTS_ORIGIN'> & { INTERNAL_TOKEN: string } & Partial<
    Pick<Config, 'API_ORIGIN' | 'ANSWER_CACHE_MB' | 'TAX_RULES'>
  >;

const megabyte = 1024 * 1024;

/** Milliseconds from one question for ended sessions to the next: they are to be refused within 60 s. */
const askEvery = 15_000;

/**
 * The base API under `/api/v1`, with its description at `/api/v1/openapi.json` and `/api/v1/docs`; beside it the stream of
 * changes for the product's other services.
 * @param options `now` is the monotonic clock by which bodies arrive too slowly; `calls` is what is served below `/api/v1`;
 * `preparesSearch`: whether what the first search reads is read at once
 */
export async function createApp(
  config: Settings,
  databaseUrl: string,
  {
    logTo,
    volume,
    now,
    calls = routes,
    timeouts = {},
    preparesSearch = false,
    ...more
  }: Pick<ServiceOptions, 'logTo'> & {
    askEvery?: number;
    volume?: Volume;
    now?: () => number;
    calls?: readonly Route[];
    timeouts?: AnswerTimeouts;
    preparesSearch?: boolean;
  } = {},
): Promise<FastifyInstance> {
  const pool = createPool(databaseUrl, poolTimeouts(timeouts));
  const db = createDatabase(pool);
  const app = createService({
    name: 'api',
    config,
    ...(config.API_ORIGIN ? { origin: config.API_ORIGIN } : {}),
    ...(logTo ? { logTo } : {}),
    ...(timeouts.handler ? { timeout: timeouts.handler } : {}),
    translate: databaseError,
    checks: {
      database: async () => {
        await sql`SELECT 1`.execute(db).catch((cause) => {
          throw new KontorError('Unavailable', 'The database cannot be reached.', { cause });
        });
      },
    },
  });
  watchPool(app, pool);
  await untilReachable(pool);
  await declareQueues(queueDatabase(pool), 'jobs', jobs);
  const reference = await openReference(db);
  const changes = await openChanges(databaseUrl, app.log, reference.reload);
  const search = await openSearch(databaseUrl, reference.current, app.log, (kind) =>
    changes.announce(`search-${kind}`),
  );
  if (preparesSearch) search.prepare();
  const store = openStore(config, volume);
  const decoder = openDecoder(app.log);
  const views = countViews(() => asSystem({ db, reference: reference.current() }), app.log);
  const dashboard = countForDashboards(() => asSystem({ db, reference: reference.current() }), app.log);
  const reading = readingSideOf(db);
  const boosts = openRunningBoosts({ db: reading, changes, log: app.log });
  const boostCounter = countBoosts(() => asSystem({ db: reading, reference: reference.current() }), app.log);
  const events = await openEvents({
    databaseUrl,
    log: app.log,
    changes,
    findBusinesses: (personIDs) => listBusinessesOfPeople({ db: reading }, personIDs),
  });
  const signingKeys = openSigningKeys(
    () => asSystem({ db: reading, reference: reference.current() }),
    config.INTERNAL_TOKEN,
  );
  const systemNow = () => asSystem({ db: reading, reference: reference.current() });
  const payments = openProvider(systemNow, config.INTERNAL_TOKEN, config);
  const taxRules = readTaxRules(config.TAX_RULES);
  const seller = sellerOf(config);
  const supportHours = readSupportHours(config);
  // A call works on one snapshot of the reference data from beginning to end.
  const baseFor = (visitor: () => string) => ({
    db: reading,
    reference: reference.current(),
    search,
    store,
    decoder,
    views,
    dashboard,
    boosts,
    boostCounter,
    events,
    sessions,
    signingKeys,
    payments,
    taxRules,
    seller,
    supportHours,
    portalOrigin: config.PORTAL_ORIGIN,
    visitor,
  });
  const baseNow = () => baseFor(() => 'the product');
  const cannotEnd = (error: unknown) =>
    app.log.error({ err: error }, 'The browsers of an ended session are still told');
  const sessions = openSessions({
    accountsUrl: config.ACCOUNTS_URL,
    issuer: config.ACCOUNTS_ORIGIN,
    internalToken: config.INTERNAL_TOKEN,
    log: app.log,
    welcome: (claims) => admitPerson(asSystem(baseNow()), claims),
    ended: (sessionID) => void endPushSubscriptions(asSystem(baseNow()), sessionID).catch(cannotEnd),
    askEvery,
    ...more,
  });
  await prepareCalls(app, { takesFiles: true });
  streamChanges(app, changes);
  serveFiles(app, store);
  serveCertificates(app, { db: reading, store });
  serveDataSheets(app, { db: reading, store, contextNow: () => asSystem(baseNow()) });
  await receiveWebhooks(app, { payments, seller, systemNow });
  const cache = createAnswerCache(changes, (config.ANSWER_CACHE_MB ?? 0) * megabyte);
  showFigures(app, cache);
  const serving = {
    baseOf: (request: FastifyRequest) => baseFor(() => visitorOf(request)),
    countsPeople: true,
    cache,
    settle: changes.settle,
    ...openFormBudgets(app, now),
  };
  const recogniseService = onlyServices(config.INTERNAL_TOKEN);
  for (const route of internalRoutes) mountCall(app, route, { ...serving, recognise: recogniseService });
  app.addHook('onClose', async () => {
    sessions.close();
    decoder.close();
    await views.close();
    await dashboard.close();
    await boostCounter.close();
    boosts.close();
    await events.close();
    await changes.close();
    await search.close();
    await db.destroy();
  });
  await app.register(
    async (api) => {
      api.addHook('onRoute', refuseUndeclared);
      await describeApi(api);
      const recognise = byToken(reading, sessions);
      for (const route of calls) mountCall(api, route, { ...serving, recognise });
    },
    { prefix: '/api/v1' },
  );
  return app;
}

/** People are known by their token; who sends none is a visitor. */
function byToken(db: ReadDatabase, sessions: Sessions): Recognise<ActingPerson> {
  return ({ headers }) => {
    const token = headers[sessionHeader];
    if (!token) return { kind: 'visitor' };
    const person = sessions.personOf(String(token));
    if (person instanceof Promise) return person.then((known) => actingPerson(db, known));
    return actingPerson(db, person);
  };
}

/** To everybody else there is nothing. */
function onlyServices(token: string): Recognise<ActingPerson> {
  return (request) => {
    if (isFromOurServices(request, token)) return { kind: 'service' };
    throw new KontorError('NotFound', 'There is nothing here.');
  };
}

/** The pool's figures at `/metrics`: who waits there waits for the database. */
function watchPool(app: FastifyInstance, pool: Pool): void {
  const helps = {
    connections: 'Connections to the database',
    idle: 'Connections to the database nobody uses',
    waiting: 'Queries that wait for a connection',
  };
  addGauges(app, 'database_pool', helps, () => ({
    connections: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}
