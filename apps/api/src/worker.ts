import { createClient, internalTokenHeader } from '@kontor/contract';
import { createDatabase, createPool, untilReachable } from '@kontor/database';
import {
  ConfigError,
  createLog,
  fail,
  internalTokenOf,
  readConfig,
  sayReady,
  stopGracefully,
} from '@kontor/server';
import { mailNext } from './help-request/mail-help-request.ts';
import { helpRequestsChannel } from './help-request/queries.ts';
import { scheduleJobs } from './job/schedule-jobs.ts';
import { workOff } from './job/work-off.ts';
import { pageViewJobs } from './page-view/jobs.ts';
import { reactionJobs } from './reaction/jobs.ts';
import { searchJobs } from './search/jobs.ts';
import { openDecoder } from './upload/decoder/decoder.ts';
import { forgetAllUnused, preparePictures } from './upload/jobs.ts';
import { openStore } from './upload/store/open-store.ts';
import { writeJobs } from './write/jobs.ts';

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
  const store = openStore(config);
  const databaseUrl = config.DATABASE_URL;
  const decoder = openDecoder(log);
  const stopPreparing = await preparePictures({ db, store, decoder, databaseUrl, log });
  const { ACCOUNTS_URL: baseUrl, HELP_REQUESTS_TO: to } = config;
  const accounts = createClient({ baseUrl, headers: { [internalTokenHeader]: token } });
  const stopMailing = await workOff({
    databaseUrl,
    log,
    channel: helpRequestsChannel,
    what: 'help requests',
    next: () => mailNext({ db, accounts, to, log }),
  });
  const jobs = [
    ...searchJobs,
    ...pageViewJobs,
    ...reactionJobs,
    ...writeJobs,
    { name: forgetUploads, cron: '27 * * * *', run: () => forgetAllUnused(db, store) },
  ];
  const stopJobs = scheduleJobs({ databaseUrl, db, log, jobs }, fail);
  stopGracefully(async () => {
    await Promise.all([stopPreparing(), stopMailing()]);
    decoder.close();
    await stopJobs();
    await db.destroy();
  });
  sayReady();
} catch (error) {
  fail(error);
}
