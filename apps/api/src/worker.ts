import { createDatabase, createPool } from '@kontor/database';
import { ConfigError, createLog, fail, readConfig, sayReady, stopGracefully } from '@kontor/server';
import { PgBoss } from 'pg-boss';
import { searchJobs } from './search/jobs.ts';

/** Background work: takes jobs from the same PostgreSQL, at least once each, so every job is idempotent. */
try {
  const config = readConfig();
  if (!config.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set for the worker; `npm start` sets it itself.');
  const log = createLog('worker', config);
  const pool = createPool(config.DATABASE_URL, { max: 2 });
  const db = createDatabase(pool);
  const boss = new PgBoss({ connectionString: config.DATABASE_URL, max: 2, schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const job of searchJobs) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, async () => {
      const begun = performance.now();
      await job.run(db);
      log.debug({ job: job.name, milliseconds: Math.round(performance.now() - begun) }, 'done');
    });
  }
  stopGracefully(async () => {
    await boss.stop({ graceful: true, timeout: 8_000 });
    await db.destroy();
  });
  sayReady();
} catch (error) {
  fail(error);
}
