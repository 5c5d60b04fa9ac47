import { median } from '../measure/statistics.ts';
import { type Load, putLoad, type Sent } from './load.ts';

export interface Side {
  url: string;
  requests: readonly Sent[];
}

export interface SideBySide {
  /** Requests a second, the median of the rounds. */
  ours: number;
  yardstick: number;
  /** Median of each round's own ratio: what else the machine does meets both sides of a round. */
  ratio: number;
  /** Milliseconds, the median of the rounds. */
  p99: number;
}

/** Puts the same load on a yardstick and on ours in turn, after a warm-up of each. */
export async function loadSideBySide(
  ours: Side,
  yardstick: Side,
  { rounds, connections, seconds }: { rounds: number; connections: number; seconds: number },
): Promise<SideBySide> {
  const put = async ({ url, requests }: Side, length = seconds): Promise<Load> => {
    const load = await putLoad(url, requests, { connections, seconds: length });
    if (load.refused + load.failed > 0) {
      throw new Error(`${requests[0]?.path} at ${url}: ${load.refused} refused, ${load.failed} failed`);
    }
    return load;
  };
  // A yardstick is small: it is warm sooner.
  await put(yardstick, Math.min(1, 2 * seconds));
  await put(ours, 1);
  const pairs: { bare: Load; own: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ bare: await put(yardstick), own: await put(ours) });
  }
  return {
    ours: median(pairs.map(({ own }) => own.perSecond)),
    yardstick: median(pairs.map(({ bare }) => bare.perSecond)),
    ratio: median(pairs.map(({ bare, own }) => own.perSecond / bare.perSecond)),
    p99: median(pairs.map(({ own }) => own.p99)),
  };
}
