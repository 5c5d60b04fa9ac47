import { makeRoomToStart } from '@kontor/database/embedded';
import type { DemoLogin } from '@kontor/demo';
import { type Config, reachableOrigin } from '@kontor/server/config';
import { buildApplication, isBuilt } from './application-build.ts';
import type { Application } from './application-sources.ts';
import { createDisplay, type Display } from './display.ts';
import { readLaunchConfig } from './environment.ts';
import { describeFailure } from './launch-error.ts';
import { checkPorts } from './ports.ts';
import { fillDatabase, openDatabase } from './prepare-database.ts';
import { untilReady } from './readiness.ts';
import { createRun, type Run } from './run.ts';
import { type RunLock, takeRunLock } from './run-lock.ts';
import type { Mode } from './services.ts';
import { onStopSignals } from './stop-signals.ts';
import { storedSecret } from './stored-secret.ts';
import { describeReady } from './welcome.ts';

/**
 * Starts everything, says when it is ready, and stays until it is told to stop or a part dies for good.
 * Whatever happens, it ends with a sentence and nothing of it left running.
 */
export async function launch(mode: Mode, whenReady?: (run: Run) => void): Promise<never> {
  const display = createDisplay();
  let lock: RunLock | undefined;
  let run: Run | undefined;
  try {
    const given = readLaunchConfig();
    makeRoomToStart(given.DATA_DIR);
    lock = takeRunLock(given.DATA_DIR, mode === 'production' ? 'npm start' : 'npm run dev');
    const config = withInternalToken(given);
    run = createRun(config, mode, display);
    endOnSignals(run, lock, display);
    await checkPorts(config);
    const logins = await bringUp(run, config, mode, display);
    lock.tell({ state: 'ready', address: config.PORTAL_ORIGIN });
    display.line(describeReady(config, mode, performance.now() / 1000, logins));
    whenReady?.(run);
    return await run.failed;
  } catch (error) {
    // When it was told to stop, what is cut off fails; that is no news.
    if (run?.signal.aborted) return new Promise<never>(() => undefined);
    display.clear();
    console.error(describeFailure(error));
    await run?.stop();
    lock?.release();
    process.exit(1);
  }
}

/** All services show each other one token; they trust nobody for where a call comes from. */
function withInternalToken(config: Config): Config {
  return {
    ...config,
    INTERNAL_TOKEN: config.INTERNAL_TOKEN ?? storedSecret(config.DATA_DIR, 'internal-token'),
  };
}

function endOnSignals(run: Run, lock: RunLock, display: Display): void {
  const end = async () => {
    display.clear();
    display.line('Stopping …');
    await run.stop();
    lock.release();
    display.line('Stopped.');
    process.exit(0);
  };
  onStopSignals(() => {
    end().catch((error) => {
      console.error(describeFailure(error));
      process.exit(1);
    });
  }, run.hurry);
}

/** Resolves with the demo people who can log in. */
async function bringUp(run: Run, config: Config, mode: Mode, display: Display): Promise<DemoLogin[]> {
  const built = mode === 'production' ? buildPages(run, display) : Promise.resolve();
  const portal = built.then(() => run.startService('portal').ready);
  const parts = Promise.all([portal, bringUpData(run, config, display, built)]);
  // A part that dies while others start ends the wait for those; a first load may take as long as it takes.
  const [, logins] = await Promise.race([run.failed, parts]);
  await Promise.race([run.failed, untilReady(reachableOrigin(config.HOST, config.PORT), run.signal)]);
  return logins;
}

const pagesOf: Record<Application, string> = { portal: 'portal', accounts: 'account pages' };

/** Builds the pages' code, where sources have changed; one after the other, each takes all the machine gives. */
async function buildPages(run: Run, display: Display): Promise<void> {
  for (const application of ['portal', 'accounts'] as const) {
    if (isBuilt(application)) continue;
    const begun = performance.now();
    display.line(`Building the ${pagesOf[application]}, whose sources have changed …`);
    await buildApplication(application, run.signal);
    display.line(`Built in ${seconds(begun)}.`);
  }
}

/** The database, and the services that use it. */
async function bringUpData(
  run: Run,
  config: Config,
  display: Display,
  built: Promise<void>,
): Promise<DemoLogin[]> {
  const url = await openDatabase(run, config, display);
  const begun = performance.now();
  const logins = await fillDatabase(url, config, display);
  await run.guardRoom();
  if (performance.now() - begun > 2000) display.line(`The data is loaded (${seconds(begun)}).`);
  const { ACCOUNTS_DATABASE_URL, SMTP_URL, REPLY_IMAP_URL } = config;
  const services = [
    run.startService('api', { DATABASE_URL: url }),
    run.startService('worker', { DATABASE_URL: url, REPLY_IMAP_URL }),
  ];
  await built;
  const accounts = run.startService('accounts', {
    DATABASE_URL: url,
    ACCOUNTS_DATABASE_URL,
    ACCOUNTS_SECRET: config.ACCOUNTS_SECRET ?? storedSecret(config.DATA_DIR, 'accounts-secret'),
    SMTP_URL,
  });
  await Promise.all([...services, accounts].map((service) => service.ready));
  return logins;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
