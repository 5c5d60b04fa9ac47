import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { untilReady } from '@kontor/launch/readiness';
import { freePorts } from '@kontor/server/testing/ports';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { storeTokens } from '../apps/portal/app/session/stored-session.ts';
import { type SessionService, startSessionService } from './session-service.ts';

const root = new URL('..', import.meta.url);
const timeout = 60_000;

interface SessionProduct {
  portal: string;
  accounts: SessionService;
}

/** The one of this worker, whose files run one after the other; it ends with the worker. */
let running: Promise<SessionProduct> | undefined;

interface UsedProduct {
  portal: () => string;
  accounts: () => SessionService;
  /** A browser in which the account service's person has logged in before: for journeys that are not about the way there. */
  signedIn: () => Promise<BrowserContextOptions>;
}

/** Portal and api of their own over the product's database, beside an account service of the tests'. */
export function useSessionProduct(): UsedProduct {
  let product: SessionProduct;
  beforeAll(async () => {
    running ??= startSessionProduct();
    product = await running;
    // Nobody of a file before this one: what they saved and own is theirs.
    product.accounts.userID = randomUUID();
  });
  return {
    portal: () => product.portal,
    accounts: () => product.accounts,
    signedIn: () => openBrowser(product),
  };
}

async function openBrowser({ portal, accounts }: SessionProduct): Promise<BrowserContextOptions> {
  const localStorage: { name: string; value: string }[] = [];
  storeTokens({ setItem: (name, value) => localStorage.push({ name, value }) }, await accounts.openSession());
  return { baseURL: portal, storageState: { cookies: [], origins: [{ origin: portal, localStorage }] } };
}

/** Starts again with other ports when a service ends while it starts: somebody else may have taken a port meanwhile. */
async function startSessionProduct(attempts = 3): Promise<SessionProduct> {
  const [port, apiPort] = await freePorts(2);
  const portal = `http://localhost:${port}`;
  const accounts = await startSessionService(portal);
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
  const services = ['apps/api/src/server.ts', 'apps/portal/server/server.ts'].map((entry) =>
    // A service stops when its channel to the process that started it closes.
    spawn(process.execPath, [entry], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  try {
    await Promise.all(services.map(untilListening));
  } catch (error) {
    for (const service of services) service.kill();
    await accounts.close();
    if (attempts > 1) return startSessionProduct(attempts - 1);
    throw error;
  }
  await untilReady(portal, AbortSignal.timeout(timeout));
  return { portal, accounts };
}

/** Resolves with the service's own word, so that another one at its port is not taken for it. */
async function untilListening(service: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  await Promise.race([
    once(service, 'message', { signal }),
    once(service, 'exit', { signal }).then(([code]) => {
      throw new Error(`${service.spawnargs.at(-1)} ended with code ${code} while it started.`);
    }),
  ]);
}
