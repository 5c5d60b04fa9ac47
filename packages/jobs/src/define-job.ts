import type { Static, TObject } from 'typebox';
import { Check } from 'typebox/schema';

/** How a job that failed is tried again. A job whose worker was killed is tried again at once, and counts as a try. */
export interface Retry {
  /** Tries after the first; then the job is dead. */
  limit: number;
  /** Seconds before the first of them. */
  delay: number;
  /** Each further one waits so many times longer than the one before. */
  factor?: number;
  /** The longest wait in seconds. */
  maximum?: number;
}

/** One of the places in which a worker runs jobs of a kind, one after the other. */
export interface Lane {
  /** Jobs of a higher priority are left to the other lanes. */
  maxPriority?: number;
}

/** One try of a job, as `run` sees it. */
export interface Attempt {
  /** The job's id, by which its progress is stored. */
  jobID: string;
  /** 1 for the first. */
  number: number;
  /** Whether the job is dead when this one fails. */
  isLast: boolean;
  /** Aborted when the time is up, the worker stops, or another worker has the job. */
  signal: AbortSignal;
  /** Stores how far the job is. */
  report(done: number, total?: number): Promise<void>;
}

interface Declaration<Shape extends TObject, Context> {
  /** Noun and verb: "upload.prepare". */
  name: string;
  /** The shape of its data: ids, never contents. Without it there are none. */
  data?: Shape;
  /** When it runs by itself, in cron's notation, UTC. */
  cron?: string;
  retry?: Retry;
  /** Seconds after which a try counts as failed. */
  timeout?: number;
  /** Jobs of one key that wait are one job, and one of a key is run at a time. Otherwise a key is taken once. */
  onePerKey?: boolean;
  lanes?: readonly Lane[];
  /** Does the work, at least once, so that doing it twice does no harm. */
  run(data: Static<Shape>, context: Context, attempt: Attempt): Promise<void>;
  /** Enqueues rows that wait and may have no job, as those from before there were jobs. Runs whenever a worker begins. */
  catchUp?(context: Context): Promise<void>;
}

/** What the queue knows of a job. */
export interface DeclaredJob {
  name: string;
  /** The schema of the database its queue lies in. */
  schema: string;
  cron: string | undefined;
  retry: Retry;
  timeout: number;
  onePerKey: boolean;
  lanes: readonly Lane[];
}

/** A job as a worker runs it. */
export interface RunnableJob<Context> extends DeclaredJob {
  /** @throws when the data are not of the job's shape */
  runWith(data: unknown, context: Context, attempt: Attempt): Promise<void>;
  catchUp?(context: Context): Promise<void>;
}

/** A job as it is enqueued. */
export interface Job<Data, Context> extends RunnableJob<Context> {
  accepts(data: unknown): data is Data;
}

const defaultRetry: Retry = { limit: 5, delay: 10, factor: 2 };
const defaultTimeout = 300;

/**
 * How jobs of a service are declared: `const defineJob = jobsIn<JobContext>('jobs')`.
 * @param schema the schema of the database in which their queues lie; `installJobSchemas` of the database makes it
 */
export function jobsIn<Context>(schema: string) {
  return <Shape extends TObject = TObject<Record<never, never>>>({
    name,
    data: shape,
    run,
    catchUp,
    ...declared
  }: Declaration<Shape, Context>): Job<Static<Shape>, Context> => {
    const accepts = (data: unknown): data is Static<Shape> => shape === undefined || Check(shape, data);
    return {
      name,
      schema,
      cron: declared.cron,
      retry: declared.retry ?? defaultRetry,
      timeout: declared.timeout ?? defaultTimeout,
      onePerKey: declared.onePerKey ?? false,
      lanes: declared.lanes ?? [{}],
      accepts,
      async runWith(data, context, attempt) {
        const given = data ?? {};
        if (!accepts(given)) throw new Error(`The data of a job ${name} are not of its shape.`);
        await run(given, context, attempt);
      },
      ...(catchUp ? { catchUp } : {}),
    };
  };
}

/** Seconds before a job is tried again that failed for this many times before. */
export function retryDelay(
  { delay, factor = 1, maximum = Number.POSITIVE_INFINITY }: Retry,
  failedBefore: number,
): number {
  return Math.min(maximum, delay * factor ** failedBefore);
}
