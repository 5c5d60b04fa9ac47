import { type Db, PgBoss } from 'pg-boss';
import { deadQueue } from './declare-queues.ts';

/** A job that failed for good. */
export interface DeadJob {
  id: string;
  name: string;
  data: object;
  /** How often it was tried. */
  tries: number;
  /** Why its last try failed. */
  reason: string;
  diedAt: Date;
}

/** The dead jobs of a schema, the oldest first. */
export async function listDead(db: Db, schema: string): Promise<DeadJob[]> {
  const boss = await openDead(db, schema);
  if (!boss) return [];
  const jobs = await boss.findJobs<object>(deadQueue, { queued: true });
  return jobs
    .map(({ id, data, sourceName, sourceRetryCount, sourceOutput, createdOn }) => ({
      id,
      name: sourceName ?? deadQueue,
      data,
      tries: (sourceRetryCount ?? 0) + 1,
      reason: reasonIn(sourceOutput),
      diedAt: createdOn,
    }))
    .sort((one, other) => one.diedAt.getTime() - other.diedAt.getTime());
}

/** What pg-boss stores of a failure: what was given to it, or a sentence of its own below `value`. */
function reasonIn(output: object | null): string {
  if (!output) return 'unknown';
  if ('message' in output) return String(output.message);
  if ('value' in output && typeof output.value === 'object') return reasonIn(output.value);
  return JSON.stringify(output);
}

/**
 * Gives dead jobs back to their queues, with all their tries; up to 1,000 at once.
 * @param ids which; without them all
 * @returns how many there were
 */
export async function retryDead(db: Db, schema: string, ids?: string[]): Promise<number> {
  const boss = await openDead(db, schema);
  return (await boss?.redrive(deadQueue, ids ? { ids } : {})) ?? 0;
}

/** Undefined while no service has declared its queues, as in a new database. */
async function openDead(db: Db, schema: string): Promise<PgBoss | undefined> {
  const boss = new PgBoss({ db, schema });
  return (await boss.getQueue(deadQueue)) ? boss : undefined;
}
