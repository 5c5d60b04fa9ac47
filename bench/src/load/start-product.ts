import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { closeAtEnd } from '../closing.ts';
import { benchData, inProject } from '../paths.ts';
import { freePort } from './start-service.ts';

/** The product as `npm start` runs it, with data of the bench's own. */
export interface RunningProduct {
  portal: string;
  /** The launcher, whose children are the services. */
  pid: number;
  /** From the command to its word that the product is ready. */
  seconds: number;
  stop(): Promise<void>;
}

const dataDir = join(benchData, 'product');

/** Runs `npm start` until it says that it is ready. @param settings beside its ports and its data folder */
export async function startProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const [port, api, accounts] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: String(port), API_PORT: String(api), ACCOUNTS_PORT: String(accounts) };
  const began = performance.now();
  const product = spawn('npm', ['start'], {
    cwd: inProject(),
    env: { ...process.env, ...ports, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(product, 'exit');
  const stop = async () => {
    if (!runs(product)) return;
    product.kill('SIGTERM');
    await ended;
  };
  closeAtEnd(stop);
  for await (const line of createInterface({ input: product.stdout })) {
    if (!line.includes('is ready')) continue;
    // Nobody reads the rest, and it must not fill the pipe.
    product.stdout.resume();
    const seconds = (performance.now() - began) / 1000;
    return { portal: `http://127.0.0.1:${port}`, pid: product.pid ?? 0, seconds, stop };
  }
  throw new Error('npm start ended before the product was ready.');
}

function runs({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
