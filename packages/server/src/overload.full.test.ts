import autocannon from 'autocannon';
import { afterEach, expect, test } from 'vitest';
import { killSamples, readySample } from './testing-sample.ts';

afterEach(killSamples);

interface Load {
  /** Answers a second with 200 that came within a second. */
  good: number;
  /** The same by the second of computing: it stays the same when other programs take the machine's time. */
  goodByComputing: number;
  statuses: Record<number, number>;
  errors: number;
}

/** `rate`: requests a second over all connections, whether or not answers come; without it as many as are answered. */
async function load(origin: string, seconds: number, connections: number, rate?: number): Promise<Load> {
  const url = `${origin}/work`;
  const before = await computed(origin);
  let good = 0;
  const statuses: Record<number, number> = {};
  const options = { url, connections, duration: seconds, timeout: 5, ...(rate ? { overallRate: rate } : {}) };
  const errors = await new Promise<number>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result.errors)));
    run.on('response', (_client, status, _bytes, milliseconds) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200 && milliseconds <= 1_000) good += 1;
    });
  });
  const goodByComputing = good / ((await computed(origin)) - before);
  return { good: good / seconds, goodByComputing, statuses, errors };
}

async function computed(origin: string): Promise<number> {
  return (await (await fetch(`${origin}/computed`)).json()).seconds;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('at four times the load it can take a service answers 80 % of what it can, and the rest with 503', async () => {
  const { origin } = await readySample();
  await load(origin, 2, 32);
  const shares: number[] = [];
  // Peak and overload in turn: the machine may be busy with other things, too.
  for (let round = 0; round < 5; round += 1) {
    const peak = await load(origin, 3, 32);
    const over = load(origin, 6, 600, Math.round(4 * peak.good));
    const health = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) });
    expect(health.status).toBe(200);
    const { goodByComputing, statuses, errors } = await over;
    shares.push(goodByComputing / peak.goodByComputing);
    expect(errors).toBe(0);
    expect(Object.keys(statuses).sort()).toEqual(['200', '503']);
  }
  expect(median(shares), `shares of the peak: ${shares.map((share) => share.toFixed(2))}`).toBeGreaterThan(
    0.8,
  );
});
