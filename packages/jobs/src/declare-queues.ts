import { type Db, PgBoss } from 'pg-boss';
import type { DeclaredJob } from './define-job.ts';

/** The queue of jobs that failed for good. */
export const deadQueue = 'dead';

const day = 24 * 60 * 60;
/** A dead job, and one nobody takes, is stored for so long. */
const retention = 30 * day;

/** Seconds without a sign of life after which another worker takes a job; the shortest pg-boss allows. */
const heartbeat = 10;

const dead = { retryLimit: 0, retentionSeconds: retention, deleteAfterSeconds: retention };

function settingsOf({ retry, timeout }: DeclaredJob) {
  return {
    retryLimit: retry.limit,
    // What failed is put off by `settle`; what is left is a job whose worker is gone.
    retryDelay: 0,
    retryBackoff: false,
    expireInSeconds: timeout,
    heartbeatSeconds: heartbeat,
    retentionSeconds: retention,
    deleteAfterSeconds: 60 * 60,
    deadLetter: deadQueue,
    notify: true,
  };
}

/**
 * Makes the queues of jobs as they are declared, before the first is enqueued or run. Reads only when they are as they should be.
 * @param db where the schema of the jobs lies, outside of a transaction
 */
export async function declareQueues(db: Db, schema: string, jobs: readonly DeclaredJob[]): Promise<void> {
  const boss = new PgBoss({ db, schema });
  const queues = await boss.getQueues();
  const known = new Map(queues.map((queue) => [queue.name, queue]));
  if (!known.has(deadQueue)) await boss.createQueue(deadQueue, dead);
  for (const job of jobs) {
    const settings = settingsOf(job);
    const queue = known.get(job.name);
    if (!queue)
      await boss.createQueue(job.name, { ...settings, policy: job.onePerKey ? 'short' : 'standard' });
    else if (Object.entries(settings).some(([name, value]) => queue[name as keyof typeof queue] !== value))
      await boss.updateQueue(job.name, settings);
  }
}
