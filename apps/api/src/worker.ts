import { createClient, internalTokenHeader } from '@kontor/contract';
import { createDatabase, createPool, untilReachable } from '@kontor/database';
import { runJobs } from '@kontor/jobs';
import {
  ConfigError,
  createLog,
  fail,
  internalTokenOf,
  readConfig,
  sayReady,
  stopGracefully,
} from '@kontor/server';
import { sellerOf } from './invoice/seller.ts';
import { jobs } from './jobs.ts';
import { openImapMailbox } from './mail/mailbox/imap-mailbox.ts';
import { realPushServices } from './notification/push/push-services.ts';
import { openProvider } from './payment/open-provider.ts';
import { loadReference } from './reference/load-reference.ts';
import { openSearch } from './search/search.ts';
import { openSigningKeys } from './signing-key/open-signing-keys.ts';
import { openDecoder } from './upload/decoder/decoder.ts';
import { openStore } from './upload/store/open-store.ts';
import { asSystem } from './write/write.ts';

/** Background work: takes jobs from the same PostgreSQL, at least once each, so every job is idempotent. */
try {
  const config = readConfig();
  const { DATABASE_URL: databaseUrl, ACCOUNTS_URL: baseUrl, REPLY_IMAP_URL: mailbox } = config;
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL must be set for the worker; `npm start` sets it itself.');
  const token = internalTokenOf(config, 'the worker');
  const log = createLog('worker', config);
  const pool = createPool(databaseUrl, { max: 3 });
  await untilReachable(pool);
  const db = createDatabase(pool);
  const decoder = openDecoder(log);
  const accounts = createClient({ baseUrl, headers: { [internalTokenHeader]: token } });
  const signingKeys = openSigningKeys(
    async () => asSystem({ db, reference: await loadReference(db) }),
    token,
  );
  const reference = await loadReference(db);
  const context = {
    db,
    store: openStore(config),
    decoder,
    accounts,
    pushServices: realPushServices,
    openMailbox: config.REPLY_ADDRESS && mailbox ? () => openImapMailbox(mailbox) : undefined,
    signingKeys,
    payments: openProvider(() => asSystem({ db, reference }), token, config),
    seller: sellerOf(config),
    openSearch: async () => {
      const known = await loadReference(db);
      return openSearch(databaseUrl, () => known, log);
    },
    settings: config,
    log,
  };
  const stopJobs = runJobs({ databaseUrl, schema: 'jobs', log, jobs, context }, fail);
  stopGracefully(async () => {
    await stopJobs();
    decoder.close();
    await db.destroy();
  });
  sayReady();
} catch (error) {
  fail(error);
}
