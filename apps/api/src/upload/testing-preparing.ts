import { createClient } from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import { createLog, readConfig } from '@kontor/server';
import { afterAll } from 'vitest';
import { sellerOf } from '../invoice/seller.ts';
import type { JobContext } from '../job/job-context.ts';
import { openProvider } from '../payment/open-provider.ts';
import { openSearch } from '../search/search.ts';
import { openSigningKeys } from '../signing-key/open-signing-keys.ts';
import type { TestApi } from '../test/api.ts';
import { internalToken } from '../test/internal-token.ts';
import { asSystem } from '../write/write.ts';
import { openDecoder } from './decoder/decoder.ts';
import { prepareUploads } from './jobs.ts';
import { openStore } from './store/open-store.ts';

/** What a worker of this api makes pictures ready with. */
export interface TestPreparing extends JobContext {
  pool: TestApi['pool'];
}

/** `decoder.close()` at the end. */
export function preparingOf({ db, pool, files, accounts, reference, databaseUrl }: TestApi): TestPreparing {
  const settings = readConfig({ HELP_REQUESTS_TO: 'desk@kontor.example' });
  return {
    db,
    pool,
    store: openStore(files),
    decoder: openDecoder({ warn: () => {} }),
    accounts: createClient({ baseUrl: accounts.url }),
    pushServices: { send: async () => 201 },
    openMailbox: undefined,
    signingKeys: openSigningKeys(() => asSystem({ db, reference }), internalToken),
    payments: openProvider(() => asSystem({ db, reference }), internalToken, settings),
    seller: sellerOf(settings),
    openSearch: () => openSearch(databaseUrl, () => reference, createLog('worker', { LOG_LEVEL: 'error' })),
    settings,
    log: { warn() {}, error() {}, debug() {} },
  };
}

/** The same for all tests of a file; its decoder is closed after them. */
export function sharedPreparing(api: TestApi): TestPreparing {
  const preparing = preparingOf(api);
  afterAll(() => preparing.decoder.close());
  return preparing;
}

/** Makes the next picture ready, as a worker's lane does; `ignoreDelay`: one that failed and waits, too. @returns whether there was one */
export function prepareNext(
  { pool, ...context }: TestPreparing,
  { ignoreDelay = false } = {},
): Promise<boolean> {
  return doNext({ pool, job: prepareUploads, context, ignoreDelay });
}
