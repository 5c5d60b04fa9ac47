import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { startEmbeddedServer } from '@kontor/database/embedded';
import { makeTestFolder } from '@kontor/database/testing/folder';
import { freePorts } from '@kontor/server/testing/ports';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the portal the journeys visit. */
    portal: string;
    accounts: string;
    api: string;
    /** Address of the product's database. */
    database: string;
    /** Folder of its files. */
    dataDir: string;
  }
}

const root = new URL('..', import.meta.url);
const timeout = 240_000;

/** Resolves when the portal says it is ready; rejects with what the product printed when it ended instead. */
async function untilReady(child: ChildProcess, portal: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  let ended = false;
  child.once('exit', () => (ended = true));
  const deadline = Date.now() + timeout;
  while (!ended && Date.now() < deadline) {
    const answer = await fetch(`${portal}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product did not start:\n${output}`);
}

/** Before the journeys: the whole product as `npm start` runs it, with a little demo data and ports of its own. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeTestFolder('kontor-e2e-');
  const [port, apiPort, accountsPort] = await freePorts(3);
  const portal = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['launch/src/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: `${port}`,
      API_PORT: `${apiPort}`,
      ACCOUNTS_PORT: `${accountsPort}`,
      // All journeys come from one address.
      RATE_LIMIT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'small',
      LOG_LEVEL: 'warn',
      PORTAL_COUNTRY: 'MX',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    await untilReady(child, portal);
    project.provide('dataDir', dataDir);
    // The one that runs already.
    project.provide('database', (await startEmbeddedServer({ dataDir })).url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('portal', portal);
  project.provide('api', `http://localhost:${apiPort}`);
  project.provide('accounts', `http://localhost:${accountsPort}`);
  return stop;
}
