import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@kontor/launch/service-entries';
import { type Load, putLoad } from '../load/load.ts';
import { startProduct } from '../load/start-product.ts';
import { inProject } from '../paths.ts';
import { chartOf } from '../report/chart.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atMost } from '../target.ts';
import { mixedLoad } from './mixed-load.ts';
import { residentMemory, serviceNames } from './resident-memory.ts';

const minute = 60;
const connections = 24;
/** Requests a second: what a busy day brings, and far below what would be turned away. */
const rate = 150;

interface Sample {
  /** Minutes since the load began. */
  at: number;
  megabytes: Record<ServiceName, number>;
}

/** Looks at the services every few seconds while the load lasts. */
async function sampleWhile(launcher: number, every: number, done: Promise<unknown>): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  let ended = false;
  const end = done.then(() => {
    ended = true;
  });
  while (!ended) {
    await Promise.race([pause(every * 1_000), end]);
    samples.push({ at: (performance.now() - began) / 60_000, megabytes: residentMemory(launcher) });
  }
  await end;
  return samples;
}

async function run({ quick, progress }: RunOptions): Promise<Section[]> {
  const minutes = quick ? 5 : 60;
  const product = await startProduct({ RATE_LIMIT: '0', DEMO_DATA: 'full' });
  const before = residentMemory(product.pid);
  const requests = await mixedLoad(product.portal);
  progress(`mixed load for ${minutes} minutes`);
  const load = putLoad(product.portal, requests, { connections, rate, seconds: minutes * minute });
  const samples = await sampleWhile(product.pid, quick ? 2 : 10, load);
  progress('the minute after it');
  await pause(minute * 1_000);
  const after = residentMemory(product.pid);
  await product.stop();
  if (!quick) await drawChart(samples);
  return [section(before, samples, after, await load)];
}

function section(
  before: Record<ServiceName, number>,
  samples: readonly Sample[],
  after: Record<ServiceName, number>,
  { perSecond, failed, refused }: Load,
): Section {
  const first = samples.findLast(({ at }) => at <= 1) ?? samples[0];
  const last = samples.at(-1);
  const minutes = Math.round(last?.at ?? 0);
  const peak = (name: ServiceName) => Math.max(...samples.map(({ megabytes }) => megabytes[name]));
  const of = (sample: Sample | undefined, name: ServiceName) => sample?.megabytes[name] ?? Number.NaN;
  return {
    title: `Resident memory under mixed load, ${Math.round(perSecond)} requests a second through the portal`,
    columns: ['service', 'before, MB', 'first minute', `after ${minutes} minutes`, 'peak', 'a minute later'],
    rows: serviceNames.map((name) => [
      name,
      before[name],
      of(first, name),
      of(last, name),
      peak(name),
      after[name],
    ]),
    checks: [
      ...serviceNames.map((name) =>
        atMost(
          'P19',
          `${name}: after ${minutes} minutes of load, against its first minute`,
          [of(last, name) / of(first, name), '×'],
          1.5,
          1.2,
        ),
      ),
      atMost('P19', 'requests refused or without an answer', [failed + refused, ''], 0),
    ],
    notes: [],
  };
}

async function drawChart(samples: readonly Sample[]): Promise<void> {
  const lines = serviceNames.map((name) => ({
    name,
    points: samples.map(({ at, megabytes }): [number, number] => [at, megabytes[name]]),
  }));
  const chart = chartOf({
    title: 'Resident memory under mixed load',
    x: 'minutes',
    y: 'MB',
    lines,
    dots: false,
  });
  await writeFile(inProject('docs', 'pictures', 'memory.svg'), chart);
}

export const memorySuite: Suite = {
  name: 'memory',
  about: 'what each service has in memory during an hour of mixed load, against its first minute',
  data: 'Full demo data',
  isLong: true,
  run,
};
