import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { usageOf } from './process-usage.ts';

/**
 * Warns in one line of the bounds that processes which decode pictures do not have on this system. What is left then is their
 * time on the clock, the size of a file, its pixels and its structure.
 * @param proc where Linux shows its processes
 */
export async function warnOfMissingBounds(log: Pick<FastifyBaseLogger, 'warn'>, proc: string): Promise<void> {
  const isWatched = (await usageOf(process.pid, proc)) !== undefined;
  const endsFirst = process.platform !== 'linux' || (await isWritable(join(proc, 'self', 'oom_score_adj')));
  if (isWatched && endsFirst) return;
  log.warn(
    { memoryIsWatched: isWatched, computingIsWatched: isWatched, endsFirst },
    'Processes that decode pictures lack bounds on this system, time on the clock and pixels bound them',
  );
}

function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}
