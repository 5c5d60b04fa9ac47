import { setTimeout as pause } from 'node:timers/promises';
import { steadily } from '../load/steadily.ts';

const visitsPerSecond = 40;

/** Whether it came from the cache; one that was shed, because too many pages had to be made, did not. */
async function isCached(address: string): Promise<boolean> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (response.status !== 200 && response.status !== 503)
    throw new Error(`${address} answered ${response.status}.`);
  return response.headers.get('cache-status')?.includes('hit') ?? false;
}

/** Visits each page until it is answered from the cache. */
export async function cacheAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    for (let visits = 1; !(await isCached(address)); visits += 1) {
      if (visits === 100) throw new Error(`${address} is not cached.`);
      await pause(20);
    }
}

/** Visits the pages in turn at a steady rate. @returns the share answered from the cache */
export async function visitSteadily(addresses: readonly string[], seconds: number): Promise<number> {
  const visits = await steadily({ perSecond: visitsPerSecond, seconds }, (index) =>
    isCached(addresses[index % addresses.length] ?? ''),
  );
  return visits.filter((hit) => hit).length / visits.length;
}
