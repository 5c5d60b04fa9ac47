import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedServer } from '@kontor/database/embedded';
import { freePorts } from '@kontor/server/testing/ports';
import { buildAccounts } from './accounts-build.ts';
import { toolEnvironment } from './environment.ts';
import { buildPortal } from './portal-build.ts';
import { inProject } from './project.ts';

/** A data folder and ports of a test's own, and what it starts there. */
export interface Site {
  dataDir: string;
  ports: { portal: number; api: number; accounts: number };
  products: Product[];
}

/** `npm start` at a site. */
export interface Product {
  child: ChildProcess;
  dataDir: string;
  portal: string;
  api: string;
  accounts: string;
  /** What it printed so far. */
  output(): string;
  ended: Promise<number | null>;
}

/** @param dataDir a folder that is there; else one is made */
export async function aSite(dataDir = mkdtempSync(join(tmpdir(), 'kontor-start-'))): Promise<Site> {
  await buildPortal();
  await buildAccounts();
  const [portal = 0, api = 0, accounts = 0] = await freePorts(3);
  return { dataDir, ports: { portal, api, accounts }, products: [] };
}

/** Ends what runs there at once and removes the data folder's content. */
export async function removeSite({ products, dataDir }: Site): Promise<void> {
  for (const { child } of products.splice(0)) child.kill('SIGKILL');
  await removeEmbeddedServer(dataDir);
  rmSync(dataDir, { recursive: true });
}

/** Runs a command of `launch/src` at a site; without demo data unless `settings` say otherwise. */
export function startProduct(
  { dataDir, ports, products }: Site,
  settings: Record<string, string> = {},
  command = 'start.ts',
): Product {
  const own = {
    PORT: String(ports.portal),
    API_PORT: String(ports.api),
    ACCOUNTS_PORT: String(ports.accounts),
    DATA_DIR: dataDir,
    DEMO_DATA: 'none',
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, [inProject('launch', 'src', command)], {
    env: toolEnvironment({ ...own, npm_lifecycle_event: undefined, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code);
  const product: Product = {
    child,
    dataDir,
    portal: `http://127.0.0.1:${ports.portal}`,
    api: `http://127.0.0.1:${ports.api}`,
    accounts: `http://127.0.0.1:${ports.accounts}`,
    output: () => output,
    ended,
  };
  products.push(product);
  return product;
}
