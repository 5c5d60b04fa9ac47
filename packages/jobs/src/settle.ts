import type { Logger } from '@kontor/server';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { type RunnableJob, retryDelay } from './define-job.ts';
import { storeProgress } from './progress.ts';

/** A job that a worker has taken. */
export interface Taken<Context> {
  boss: PgBoss;
  job: RunnableJob<Context>;
  taken: JobWithMetadata<object>;
  context: Context;
}

/**
 * Runs a job that was taken. One that fails is put off by its declaration, or dead after its last try.
 * @returns why it failed; undefined when it is done
 */
export async function runTaken<Context>(
  { boss, job, taken, context }: Taken<Context>,
  log: Pick<Logger, 'warn' | 'error' | 'debug'>,
): Promise<unknown> {
  const begun = performance.now();
  const { id, name, data, retryCount, retryLimit, signal } = taken;
  const isLast = retryCount >= retryLimit;
  const attempt = {
    jobID: id,
    number: retryCount + 1,
    isLast,
    signal,
    report: (done: number, total?: number) => storeProgress(boss.getDb(), job.schema, { id, done, total }),
  };
  const about = { job: name, jobID: id, attempt: attempt.number };
  try {
    await job.runWith(data, context, attempt);
    log.debug({ ...about, milliseconds: Math.round(performance.now() - begun) }, 'done');
    return undefined;
  } catch (error) {
    if (isLast) log.error({ ...about, err: error }, 'a job is dead');
    else log.warn({ ...about, err: error }, 'a job failed and is tried again');
    const reason = error instanceof Error ? { message: error.message } : { message: String(error) };
    const delay = retryDelay(job.retry, retryCount);
    // Already as it fails, so that no other worker takes it before it is put off.
    await boss
      .getDb()
      .executeSql(`UPDATE ${job.schema}.job SET retry_delay = $1 WHERE name = $2 AND id = $3`, [
        delay,
        name,
        id,
      ]);
    await boss.fail(name, taken, reason);
    // What is dead by now is not changed. Should the next worker be killed, the job is tried again at once.
    await boss.update(name, undefined, { id, startAfter: delay, retryDelay: 0 });
    return error ?? reason;
  }
}
