import type { Database } from '@kontor/database';
import { createFailureLog, databaseError } from '@kontor/server';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';

interface Schedule {
  databaseUrl: string;
  db: Database;
  log: FastifyBaseLogger;
  jobs: readonly Job[];
}

/** Milliseconds between two tries to begin. */
const tryAgain = 2_000;

/**
 * Runs jobs by their schedules, from the queue in the database. The queue writes as it begins: while the database is away or takes
 * no writes, it is begun again and again, and nobody has to wait for it.
 * @param onFailure what keeps it from beginning for another reason
 * @returns what ends it, when the jobs at hand are done
 */
export function scheduleJobs(schedule: Schedule, onFailure: (error: unknown) => void): () => Promise<void> {
  const noteFailure = createFailureLog(schedule.log);
  let boss: PgBoss | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    const beginning = new PgBoss({ connectionString: schedule.databaseUrl, max: 2, schema: 'jobs' });
    beginning.on('error', (error) => noteFailure('job queue', error));
    try {
      await beginning.start();
      for (const job of schedule.jobs) await add(beginning, job, schedule);
      boss = beginning;
    } catch (error) {
      await beginning.stop({ graceful: false }).catch(() => undefined);
      if (!databaseError(error)) return onFailure(error);
      noteFailure('The job queue could not begin', error);
      if (!stopped) timer = setTimeout(beginSoon, tryAgain);
    }
  }

  let underWay = begin();
  function beginSoon(): void {
    underWay = begin();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
    await boss?.stop({ graceful: true, timeout: 8_000 });
  };
}

async function add(boss: PgBoss, job: Job, { db, log }: Schedule): Promise<void> {
  await boss.createQueue(job.name);
  await boss.schedule(job.name, job.cron);
  await boss.work(job.name, async () => {
    const begun = performance.now();
    await job.run(db);
    log.debug({ job: job.name, milliseconds: Math.round(performance.now() - begun) }, 'done');
  });
}
