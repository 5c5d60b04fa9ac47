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

const peakOf = (origin: string) => load(origin, 5, 32);

test('at four times the load it can take a service answers 80 % of what it can, and the rest with 503', async () => {
  const { origin } = await readySample();
  // What has never run yet is slower: answers and refusals alike.
  await load(origin, 6, 600, 5_000);
  const shares: number[] = [];
  let before = await peakOf(origin);
  for (let round = 0; round < 5; round += 1) {
    const overload = load(origin, 8, 600, Math.round(4 * before.good));
    const health = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) });
    expect(health.status).toBe(200);
    const over = await overload;
    expect(over.errors).toBe(0);
    expect(Object.keys(over.statuses).sort()).toEqual(['200', '503']);
    // The machine is busy with other things, too, now more and now less: the peak is what it was before and after.
    const after = await peakOf(origin);
    const byClock = (2 * over.good) / (before.good + after.good);
    const byComputing = (2 * over.goodByComputing) / (before.goodByComputing + after.goodByComputing);
    console.log(`goodput, share of the peak: ${byClock.toFixed(2)}, of computing ${byComputing.toFixed(2)}`);
    // Where other programs take time from one of its two loads, the seconds of computing decide.
    shares.push(Math.max(byClock, byComputing));
    before = after;
  }
  for (const share of shares) expect(share).toBeGreaterThan(0.8);
});
