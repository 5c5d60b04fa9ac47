import { setTimeout as pause } from 'node:timers/promises';

interface Pace {
  perSecond: number;
  seconds: number;
}

/** Begins `work` at a steady rate, however long each takes. @returns all results, when all are done */
export async function steadily<Result>(
  { perSecond, seconds }: Pace,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const started = performance.now();
  const begun: Promise<Result>[] = [];
  for (let at = 0; at < seconds; at = (performance.now() - started) / 1_000) {
    while (begun.length < at * perSecond) {
      const done = work(begun.length);
      // A failure is thrown at the end.
      done.catch(() => undefined);
      begun.push(done);
    }
    await pause(5);
  }
  return Promise.all(begun);
}
