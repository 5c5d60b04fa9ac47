import { createFailureLog } from '@kontor/server';
import type { Context } from '../context.ts';

/** Something done again and again until it is stopped. */
export interface Repeated {
  /** Resolves when what is under way is done. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and then every so many milliseconds, never twice at once; at once again when it says there was more to
 * do. What fails is logged and tried again.
 */
export function repeat(
  log: Context['log'],
  job: string,
  { every, work }: { every: number; work: () => Promise<unknown> },
): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const fail = createFailureLog(log);

  async function run(): Promise<void> {
    let wait = every;
    try {
      const done = await work();
      if (typeof done === 'number' && done > 0) wait = 0;
    } catch (error) {
      fail(`the job ${job} failed`, error);
    }
    if (stopped) return;
    timer = setTimeout(() => {
      underWay = run();
    }, wait);
  }

  let underWay = run();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
