import { type Config, reachableOrigin } from '@kontor/server/config';
import { keepAccountsSecret } from './accounts-secret.ts';
import { createDisplay, type Display } from './display.ts';
import { readLaunchConfig } from './environment.ts';
import { describeFailure } from './launch-error.ts';
import { buildPortal, isPortalBuilt } from './portal-build.ts';
import { checkPorts } from './ports.ts';
import { fillDatabase, openDatabase } from './prepare-database.ts';
import { untilReady } from './readiness.ts';
import { createRun, type Run } from './run.ts';
import { type RunLock, takeRunLock } from './run-lock.ts';
import type { Mode } from './services.ts';
import { onStopSignals } from './stop-signals.ts';
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
    const config = readLaunchConfig();
    lock = takeRunLock(config.DATA_DIR, mode === 'production' ? 'npm start' : 'npm run dev');
    run = createRun(config, mode, display);
    endOnSignals(run, lock, display);
    await checkPorts(config);
    await bringUp(run, config, mode, display);
    lock.tell({ state: 'ready', address: config.PORTAL_ORIGIN });
    display.line(describeReady(config, mode, performance.now() / 1000));
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

async function bringUp(run: Run, config: Config, mode: Mode, display: Display): Promise<void> {
  const parts = Promise.all([bringUpPortal(run, mode, display), bringUpData(run, config, display)]);
  // A part that dies while others start ends the wait for those; a first load may take as long as it takes.
  await Promise.race([run.failed, parts]);
  await Promise.race([run.failed, untilReady(reachableOrigin(config.HOST, config.PORT), run.signal)]);
}

async function bringUpPortal(run: Run, mode: Mode, display: Display): Promise<void> {
  if (mode === 'production' && !isPortalBuilt()) {
    const begun = performance.now();
    display.line('Building the portal, whose sources have changed …');
    await buildPortal(run.signal);
    display.line(`The portal is built (${seconds(begun)}).`);
  }
  await run.startService('portal').ready;
}

/** The database, and the services that use it. */
async function bringUpData(run: Run, config: Config, display: Display): Promise<void> {
  const url = await openDatabase(run, config, display);
  const begun = performance.now();
  await fillDatabase(url, config, display);
  if (performance.now() - begun > 2000) display.line(`The data is loaded (${seconds(begun)}).`);
  const { ACCOUNTS_DATABASE_URL, SMTP_URL } = config;
  const services = [
    run.startService('api', { DATABASE_URL: url }),
    run.startService('worker', { DATABASE_URL: url }),
    run.startService('accounts', {
      DATABASE_URL: url,
      ACCOUNTS_DATABASE_URL,
      ACCOUNTS_SECRET: config.ACCOUNTS_SECRET ?? keepAccountsSecret(config.DATA_DIR),
      SMTP_URL,
    }),
  ];
  await Promise.all(services.map((service) => service.ready));
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
