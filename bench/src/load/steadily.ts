import { setTimeout as pause } from 'node:timers/promises';

interface Pace {
  perSecond: number;
  seconds: number;
}

/**
 * Begins `work` at a steady rate, however long each takes.
 * @param work gets the moment at which it was due, by `performance.now()`: one that begins late has waited since then
 * @returns all results, when all are done
 */
export async function steadily<Result>(
  { perSecond, seconds }: Pace,
  work: (index: number, due: number) => Promise<Result>,
): Promise<Result[]> {
  const started = performance.now();
  const begun: Promise<Result>[] = [];
  for (let at = 0; at < seconds; at = (performance.now() - started) / 1_000) {
    while (begun.length < at * perSecond) {
      const done = work(begun.length, started + (begun.length * 1_000) / perSecond);
      // A failure is thrown at the end.
      done.catch(() => undefined);
      begun.push(done);
    }
    await pause(5);
  }
  return Promise.all(begun);
}
