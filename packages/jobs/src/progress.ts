import type { Db } from 'pg-boss';

export interface Progress {
  id: string;
  done: number;
  total?: number | undefined;
}

/** Stores how far a job is, in the table `progress` beside its queue. */
export async function storeProgress(db: Db, schema: string, { id, done, total }: Progress): Promise<void> {
  await db.executeSql(
    `INSERT INTO ${schema}.progress (job_id, done, total) VALUES ($1, $2, $3)
     ON CONFLICT (job_id) DO UPDATE SET done = $2, total = $3, reported_at = now()`,
    [id, done, total ?? null],
  );
}

/** A job that is being run. */
export interface RunningJob {
  id: string;
  name: string;
  startedAt: Date;
  progress: { done: number; total: number | null; reportedAt: Date } | undefined;
}

/** The jobs of a schema that are being run, with what they told of their progress. */
export async function listRunning(db: Db, schema: string): Promise<RunningJob[]> {
  const { rows } = await db.executeSql(
    `SELECT job.id, job.name, job.started_on, progress.done, progress.total, progress.reported_at
     FROM ${schema}.job LEFT JOIN ${schema}.progress ON progress.job_id = job.id
     WHERE job.state = 'active' ORDER BY job.started_on`,
    [],
  );
  return rows.map(({ id, name, started_on: startedAt, done, total, reported_at: reportedAt }) => ({
    id,
    name,
    startedAt,
    progress: reportedAt ? { done, total, reportedAt } : undefined,
  }));
}

/** Progress outlives its job for a week, so that it can be looked up. */
export async function forgetProgress(db: Db, schema: string): Promise<void> {
  await db.executeSql(`DELETE FROM ${schema}.progress WHERE reported_at < now() - interval '7 days'`, []);
}
