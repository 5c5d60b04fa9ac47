import { createClient, internalTokenHeader } from '@kontor/contract';
import { createDatabase, createPool, untilReachable } from '@kontor/database';
import {
  ConfigError,
  createFailureLog,
  createLog,
  fail,
  internalTokenOf,
  readConfig,
  sayReady,
  stopGracefully,
} from '@kontor/server';
import { PgBoss } from 'pg-boss';
import { mailNext } from './enquiry/mail-enquiry.ts';
import { enquiriesChannel } from './enquiry/queries.ts';
import { workOff } from './job/work-off.ts';
import { pageViewJobs } from './page-view/jobs.ts';
import { searchJobs } from './search/jobs.ts';
import { openDecoder } from './upload/decoder/decoder.ts';
import { forgetAllUnused, preparePictures } from './upload/jobs.ts';
import { openStore } from './upload/store/open-store.ts';

const forgetUploads = 'upload.forget-unused';

/** Background work: takes jobs from the same PostgreSQL, at least once each, so every job is idempotent. */
try {
  const config = readConfig();
  if (!config.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set for the worker; `npm start` sets it itself.');
  const token = internalTokenOf(config, 'the worker');
  const log = createLog('worker', config);
  const pool = createPool(config.DATABASE_URL, { max: 2 });
  await untilReachable(pool);
  const db = createDatabase(pool);
  const boss = new PgBoss({ connectionString: config.DATABASE_URL, max: 2, schema: 'jobs' });
  const noteFailure = createFailureLog(log);
  boss.on('error', (error) => noteFailure('job queue', error));
  await boss.start();
  for (const job of [...searchJobs, ...pageViewJobs]) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, async () => {
      const begun = performance.now();
      await job.run(db);
      log.debug({ job: job.name, milliseconds: Math.round(performance.now() - begun) }, 'done');
    });
  }
  const store = openStore(config);
  const databaseUrl = config.DATABASE_URL;
  const decoder = openDecoder(log);
  const stopPreparing = await preparePictures({ db, store, decoder, databaseUrl, log });
  const { ACCOUNTS_URL: baseUrl, ENQUIRIES_TO: to } = config;
  const accounts = createClient({ baseUrl, headers: { [internalTokenHeader]: token } });
  const stopMailing = await workOff({
    databaseUrl,
    log,
    channel: enquiriesChannel,
    what: 'enquiries',
    next: () => mailNext({ db, accounts, to, log }),
  });
  await boss.createQueue(forgetUploads);
  await boss.schedule(forgetUploads, '27 * * * *');
  await boss.work(forgetUploads, () => forgetAllUnused(db, store));
  stopGracefully(async () => {
    await Promise.all([stopPreparing(), stopMailing()]);
    decoder.close();
    await boss.stop({ graceful: true, timeout: 8_000 });
    await db.destroy();
  });
  sayReady();
} catch (error) {
  fail(error);
}
