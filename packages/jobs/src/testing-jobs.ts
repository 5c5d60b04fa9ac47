import type { Logger } from '@kontor/server';
import { PgBoss } from 'pg-boss';
import type { RunnableJob } from './define-job.ts';
import { queueDatabase } from './run-jobs.ts';
import { runTaken } from './settle.ts';

interface Queued<Context> {
  pool: Parameters<typeof queueDatabase>[0];
  job: RunnableJob<Context>;
  context: Context;
  /** Jobs that were put off, too. */
  ignoreDelay?: boolean;
  /** As a lane has it. */
  maxPriority?: number;
}

const silent: Pick<Logger, 'warn' | 'error' | 'debug'> = { warn() {}, error() {}, debug() {} };

/** Takes the next job as a worker's lane does, and says nothing more of it. @returns its data */
export async function takeNext<Context>({
  pool,
  job,
  ignoreDelay = false,
  maxPriority,
}: Omit<Queued<Context>, 'context'>) {
  const boss = new PgBoss({ db: queueDatabase(pool), schema: job.schema });
  const [taken] = await boss.fetch<object>(job.name, {
    includeMetadata: true,
    ignoreStartAfter: ignoreDelay,
    ...(job.onePerKey ? { groupConcurrency: 1 } : {}),
    ...(maxPriority === undefined ? {} : { maxPriority }),
  });
  return taken && { boss, taken };
}

/** Does the next job that is due, as a worker does. @returns whether there was one @throws what made it fail */
export async function doNext<Context>(queued: Queued<Context>): Promise<boolean> {
  const next = await takeNext(queued);
  if (!next) return false;
  const { boss, taken } = next;
  const failure = await runTaken(
    {
      boss,
      job: queued.job,
      taken: { ...taken, signal: new AbortController().signal },
      context: queued.context,
    },
    silent,
  );
  if (failure !== undefined) throw failure;
  await boss.complete(queued.job.name, taken);
  return true;
}
