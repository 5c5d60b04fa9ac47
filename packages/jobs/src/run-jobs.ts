import { createFailureLog, databaseError, type Logger } from '@kontor/server';
import { type Db, PgBoss } from 'pg-boss';
import { declareQueues } from './declare-queues.ts';
import type { Lane, RunnableJob } from './define-job.ts';
import { forgetProgress } from './progress.ts';
import { runTaken } from './settle.ts';

interface Work<Context> {
  databaseUrl: string;
  schema: string;
  log: Pick<Logger, 'warn' | 'error' | 'debug'>;
  jobs: readonly RunnableJob<Context>[];
  context: Context;
  /** Seconds after which a lane looks for jobs nobody told of: those that were put off, or left by a killed worker. */
  lookEvery?: number;
}

/** Milliseconds between two tries to begin. */
const tryAgain = 2_000;
const usualLook = 2;
/** Seconds between two looks for jobs without a sign of life. */
const superviseEvery = 2;
/** Milliseconds jobs at hand get when the worker stops; then others take them. */
const stopTimeout = 8_000;

/**
 * Runs jobs as they are enqueued, and by their schedules. While the database is away or takes no writes, it begins again and
 * again, and nobody has to wait for it.
 * @param onFailure what keeps it from beginning for another reason
 * @returns what ends it, when the jobs at hand are done
 */
export function runJobs<Context>(
  work: Work<Context>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const noteFailure = createFailureLog(work.log);
  let boss: PgBoss | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    const beginning = new PgBoss({
      connectionString: work.databaseUrl,
      application_name: 'kontor jobs',
      max: 3,
      schema: work.schema,
      useListenNotify: true,
      superviseIntervalSeconds: superviseEvery,
      monitorIntervalSeconds: superviseEvery,
      maintenanceIntervalSeconds: 600,
    });
    beginning.on('error', (error) => noteFailure('job queue', error));
    const deaf = new Promise<never>((_, reject) => {
      beginning.on('warning', ({ message, data }) => {
        work.log.warn({ data }, `job queue: ${message}`);
        if ('type' in data && data.type === 'listen_notify_unavailable') reject(new Deaf(message));
      });
    });
    deaf.catch(() => undefined);
    try {
      await Promise.race([beginning.start(), deaf]);
      await workAll(beginning, work);
      boss = beginning;
    } catch (error) {
      await beginning.stop({ graceful: false }).catch((cause) => noteFailure('job queue', cause));
      if (!(error instanceof Deaf) && !databaseError(error)) return onFailure(error);
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
    await boss?.stop({ graceful: true, timeout: stopTimeout });
  };
}

/** It would hear of no job. */
class Deaf extends Error {}

async function workAll<Context>(boss: PgBoss, work: Work<Context>): Promise<void> {
  const { schema, jobs, context } = work;
  await declareQueues(boss.getDb(), schema, jobs);
  await forgetProgress(boss.getDb(), schema);
  await unscheduleUndeclared(boss, jobs);
  for (const job of jobs) {
    const lanes: string[] = [];
    const wakeAll = () => {
      for (const lane of lanes) boss.notifyWorker(lane);
    };
    for (const lane of job.lanes) lanes.push(await workLane(boss, work, { job, lane, wakeAll }));
    if (job.cron) await boss.schedule(job.name, job.cron);
    await job.catchUp?.(context);
  }
}

/** A version before may have had a schedule under another name; its jobs would wait for nobody. */
async function unscheduleUndeclared<Context>(
  boss: PgBoss,
  jobs: readonly RunnableJob<Context>[],
): Promise<void> {
  const scheduled = new Set(jobs.flatMap(({ cron, name }) => (cron ? [name] : [])));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}

interface LaneOfJob<Context> {
  job: RunnableJob<Context>;
  lane: Lane;
  wakeAll: () => void;
}

/** @returns the lane's id, by which it is woken */
function workLane<Context>(
  boss: PgBoss,
  { context, log, lookEvery = usualLook }: Work<Context>,
  { job, lane, wakeAll }: LaneOfJob<Context>,
): Promise<string> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: lookEvery,
    notifyPollingIntervalSeconds: lookEvery,
    ...(job.onePerKey ? { groupConcurrency: 1 } : {}),
    ...lane,
  } as const;
  return boss.work<object, void, typeof options>(job.name, options, async ([taken]) => {
    if (!taken) return;
    const failure = await runTaken({ boss, job, taken, context }, log);
    // Before others look, so that they find the next job of its group.
    if (job.onePerKey && failure === undefined) await boss.complete(job.name, taken);
    // Otherwise a lane pauses after each job, though others wait.
    wakeAll();
  });
}

/** The queue's database as `declareQueues` takes it, from a pool. */
export function queueDatabase(pool: {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}): Db {
  return { executeSql: (text, values) => pool.query(text, values) };
}
