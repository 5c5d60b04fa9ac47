import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '@kontor/server/testing/ports';
import { afterAll, beforeAll, inject } from 'vitest';
import { type SessionService, startSessionService } from './session-service.ts';

const root = new URL('..', import.meta.url);
const timeout = 60_000;

interface SessionProduct {
  portal: () => string;
  accounts: () => SessionService;
}

/** Portal and api of their own over the product's database, beside an account service of the test's. */
export function useSessionProduct(): SessionProduct {
  const children: ChildProcess[] = [];
  let portal = '';
  let accounts: SessionService;

  beforeAll(async () => {
    const [port, apiPort] = await freePorts(2);
    portal = `http://localhost:${port}`;
    accounts = await startSessionService(portal);
    const environment = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      API_PORT: String(apiPort),
      DATABASE_URL: inject('database'),
      // Its worker makes pictures ready, so it has to find them.
      DATA_DIR: inject('dataDir'),
      PORTAL_ORIGIN: portal,
      INTERNAL_TOKEN: 'a-token-for-the-journeys',
      ACCOUNTS_URL: accounts.url,
      ACCOUNTS_ORIGIN: accounts.url,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    };
    for (const entry of ['apps/api/src/server.ts', 'apps/portal/server/server.ts']) {
      children.push(spawn(process.execPath, [entry], { cwd: root, env: environment, stdio: 'inherit' }));
    }
    await untilReady(`${portal}/readyz`);
  });

  afterAll(async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await accounts?.close();
  });
  return { portal: () => portal, accounts: () => accounts };
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} never said that it is ready.`);
}
