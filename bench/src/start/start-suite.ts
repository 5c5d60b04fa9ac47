import { startProduct } from '../load/start-product.ts';
import { median } from '../measure/statistics.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atMost } from '../target.ts';

/** Seconds from `npm start` until the product is ready. */
async function startOnce(): Promise<number> {
  const { seconds, stop } = await startProduct();
  await stop();
  return seconds;
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
      checks: [atMost('P12', 'warm npm start to ready', [warm, 's'], 6, 3)],
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
