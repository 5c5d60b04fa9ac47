import type { EmbeddedServer } from '@kontor/database/embedded';
import type { Config } from '@kontor/server/config';
import type { Display } from './display.ts';
import type { Told } from './environment.ts';
import type { ServiceName } from './service-entries.ts';
import { createServiceLog } from './service-log.ts';
import { describeService, type Mode, stopOrder } from './services.ts';
import { type Supervised, supervise } from './supervise.ts';
import { type SupervisedDatabase, superviseDatabase } from './supervise-database.ts';

/** Everything one `npm start` has running. */
export interface Run {
  /** Aborted as soon as the run is to end. */
  signal: AbortSignal;
  /** Rejects when a part dies for good. */
  failed: Promise<never>;
  startService(name: ServiceName, knows?: Told): Supervised;
  startDatabase(): Promise<EmbeddedServer>;
  /** The embedded database, if there is one, takes no writes while its disk is nearly full. */
  guardRoom(): Promise<void>;
  /** Restarts services whose sources have changed. */
  restartServices(names: ServiceName[]): Promise<void>;
  /** Stops portal, accounts, api and worker one after the other, the database last. */
  stop(): Promise<void>;
  /** Kills the services that still run, so that `stop` gets on. */
  hurry(): void;
}

export function createRun(config: Config, mode: Mode, display: Display): Run {
  const ending = new AbortController();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  const services = new Map<ServiceName, Supervised>();
  let database: SupervisedDatabase | undefined;
  let stopped: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    ending.abort();
    for (const name of stopOrder) await services.get(name)?.stop();
    await database?.stop();
  }

  return {
    signal: ending.signal,
    failed: failed.promise,
    startService(name, knows) {
      ending.signal.throwIfAborted();
      const log = createServiceLog(`${config.DATA_DIR}/logs`, name, display);
      const service = supervise(describeService(name, config, mode, knows), log, display);
      service.failed.catch(failed.reject);
      services.set(name, service);
      return service;
    },
    startDatabase() {
      ending.signal.throwIfAborted();
      database = superviseDatabase(config.DATA_DIR, display);
      database.failed.catch(failed.reject);
      return database.server;
    },
    async guardRoom() {
      await database?.guardRoom(config.DATABASE_RESERVE_MB * 1024 * 1024);
    },
    async restartServices(names) {
      await Promise.all(names.map((name) => services.get(name)?.restart()));
    },
    stop() {
      stopped ??= stopAll();
      return stopped;
    },
    hurry() {
      for (const service of services.values()) service.kill();
    },
  };
}
