import { median, medianSpread, type Spread, spread } from './statistics.ts';

/** Milliseconds each item takes, one at a time. */
async function timeEach<Item>(items: readonly Item[], work: (item: Item) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await work(item);
    times.push(performance.now() - started);
  }
  return times;
}

export interface Latency extends Spread {
  /** The same for each class of items. */
  byClass: Map<string, Spread>;
}

/** How long the items take one at a time, after a round to warm up: of each figure the median of all rounds. */
export async function measureLatency<Item extends { class: string }>(
  items: readonly Item[],
  rounds: number,
  work: (item: Item) => unknown,
): Promise<Latency> {
  await timeEach(items, work);
  const all: number[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await timeEach(items, work));
  const classes = [...new Set(items.map((item) => item.class))];
  const byClass = classes.map((name): [string, Spread] => {
    const ofClass = all.map((times) => spread(times.filter((_, index) => items[index]?.class === name)));
    return [name, medianSpread(ofClass)];
  });
  return { ...medianSpread(all.map(spread)), byClass: new Map(byClass) };
}

/** Items done a second when so many are under way at once, each item once a round; the median of all rounds. */
export async function measureThroughput<Item>(
  items: readonly Item[],
  { atOnce, rounds }: { atOnce: number; rounds: number },
  work: (item: Item) => unknown,
): Promise<number> {
  const perSecond: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let next = 0;
    const started = performance.now();
    const one = async () => {
      for (let index = next++; index < items.length; index = next++) await work(items[index] as Item);
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    perSecond.push(items.length / ((performance.now() - started) / 1_000));
  }
  return median(perSecond);
}

/** Seconds `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}
