import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { closeAtEnd } from '../closing.ts';
import { freePort } from '../load/start-service.ts';
import { median } from '../measure/statistics.ts';
import { benchData, inProject } from '../paths.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';

const dataDir = join(benchData, 'product');

async function environment(): Promise<NodeJS.ProcessEnv> {
  const [port, api, accounts] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: String(port), API_PORT: String(api), ACCOUNTS_PORT: String(accounts) };
  return { ...process.env, ...ports, DATA_DIR: dataDir };
}

/** Runs `npm start` until it says that it is ready, then stops it. Seconds. */
async function startOnce(): Promise<number> {
  const env = await environment();
  const began = performance.now();
  const product = spawn('npm', ['start'], { cwd: inProject(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(product, 'exit');
  const stop = async () => {
    product.kill('SIGTERM');
    await ended;
  };
  closeAtEnd(async () => {
    if (product.exitCode === null && product.signalCode === null) await stop();
  });
  for await (const line of createInterface({ input: product.stdout })) {
    if (!line.includes('is ready')) continue;
    const seconds = (performance.now() - began) / 1000;
    await stop();
    return seconds;
  }
  throw new Error('npm start ended before the product was ready.');
}

async function run({ rounds, progress }: RunOptions): Promise<Section[]> {
  progress('first start, which loads the demo data');
  const first = await startOnce();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`warm start ${round + 1} of ${rounds}`);
    times.push(await startOnce());
  }
  const warm = median(times);
  return [
    {
      title: 'npm start until the product is ready',
      columns: ['start', 'seconds'],
      rows: [
        ['the first of the bench: builds and loads what is not there yet', first],
        ['warm, median', warm],
      ],
      checks: [
        {
          id: 'P12',
          what: 'warm npm start to ready',
          value: warm,
          unit: 's',
          target: { atMost: 6 },
          stretch: { atMost: 3 },
        },
      ],
      notes: [],
    },
  ];
}

export const startSuite: Suite = {
  name: 'start',
  about: 'how long `npm start` takes with the full demo data.',
  data: 'Full demo data',
  isLong: true,
  run,
};
