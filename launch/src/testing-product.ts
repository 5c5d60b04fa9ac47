import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

/** Waits until a condition holds. @throws when it does not within `timeout` ms, with what the product printed */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { timeout = 60_000, product }: { timeout?: number; product?: Product } = {},
): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited in vain: ${what}\n${product?.output() ?? ''}`);
    await pause(20);
  }
}

export async function untilStarted(product: Product): Promise<Product> {
  await until('the product is ready', () => product.output().includes('Kontor is ready'), { product });
  return product;
}

export async function isReady({ portal }: Pick<Product, 'portal'>): Promise<boolean> {
  const answer = await fetch(`${portal}/readyz`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

interface Running {
  pid: number;
  parent: number;
  command: string;
}

function allProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const [, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(entry), parent: Number(parent), command }];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

export function childrenOf(pid: number): Running[] {
  return allProcesses().filter(({ parent }) => parent === pid);
}

/** The services of a run, and the database of its data folder, whoever started that. */
export function processesOf({ child, dataDir }: Pick<Product, 'child' | 'dataDir'>): Running[] {
  return allProcesses().filter(
    ({ parent, command }) => parent === child.pid || command.includes(`-D ${dataDir}`),
  );
}

/** The process of a part, by a piece of its command line. @throws when it does not run */
export function pidOf(product: Product, part: string): number {
  const found = processesOf(product).find(({ command }) => command.includes(part));
  if (!found) throw new Error(`${part} does not run`);
  return found.pid;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
