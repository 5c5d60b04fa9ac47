import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  type Call,
  type Client,
  createClient,
  type Data,
  envelopeOf,
  type FileClient,
  type Input,
  internalTokenHeader,
  type Language,
  sessionHeader,
} from '@kontor/contract';
import { createDatabase, createPool, type Database } from '@kontor/database';
import { createTestDatabase } from '@kontor/database/testing';
import type { Config } from '@kontor/server';
import type { Pool } from 'pg';
import Schema from 'typebox/schema';
import { createApp } from '../app.ts';
import { loadReference } from '../reference/load-reference.ts';
import type { Reference } from '../reference/reference.ts';
import type { Route } from '../route.ts';
import type { StoreSettings } from '../upload/store/open-store.ts';
import type { Volume } from '../upload/store/room.ts';
import { type AccountService, startAccountService } from './account-service.ts';
import { internalToken } from './internal-token.ts';
import { ownFolder } from './own-folder.ts';
import { sellerSettings } from './seller-settings.ts';
import { supportSettings } from './support-settings.ts';

/** Somebody who is signed in. */
export type Someone = Awaited<ReturnType<TestApi['signIn']>>;

/** The API on a port of its own over a database of its own. */
export interface TestApi {
  /** With version: `http://127.0.0.1:…/api/v1`. */
  url: string;
  databaseUrl: string;
  /** Its settings about files. */
  files: StoreSettings;
  db: Database;
  pool: Pool;
  reference: Reference;
  /** The contract's client; each answer is checked against the contract. */
  call: <C extends Call>(call: C, input: Input<C>) => Promise<Data<C>>;
  callIn: (language: Language) => TestApi['call'];
  /** The contract's client, for who holds the token, or a visitor. */
  client: (token?: string) => FileClient;
  /** The contract's client for calls between services. */
  asService: Client;
  /** The account service the api believes. */
  accounts: AccountService;
  /** Somebody who is signed in. */
  signIn(name?: { firstName?: string; lastName?: string; id?: string }): Promise<SignedIn>;
  close(): Promise<void>;
}

interface SignedIn {
  id: string;
  sessionID: string;
  token: string;
  call: TestApi['call'];
}

/** A client whose answers are checked against the contract. */
export function checked(client: Client): TestApi['call'] {
  return async (call, input) => {
    const answer = await client.whole(call, input);
    const envelope = {
      success: true,
      data: answer.data,
      ...(call.session ? { session: answer.session } : {}),
    };
    const [valid, errors] = Schema.Errors(envelopeOf(call), envelope);
    if (!valid)
      throw new Error(`${call.name} answered other than its contract says: ${JSON.stringify(errors)}`);
    return answer.data;
  };
}

/** Settings other than those of most tests. */
interface ApiWishes
  extends Partial<
    Pick<
      Config,
      | 'ANSWER_CACHE_MB'
      | 'DATA_DIR'
      | 'LOG_LEVEL'
      | 'RATE_LIMIT'
      | 'STRIPE_API_URL'
      | 'STRIPE_PUBLIC_KEY'
      | 'STRIPE_SECRET_KEY'
      | 'STRIPE_WEBHOOK_SECRET'
      | 'SUPPORT_HOURS'
      | 'SUPPORT_SEATS'
      | 'TAX_RULES'
      | 'TRUST_PROXY'
      | 'UPLOAD_FREE_MB'
    >
  > {
  /** Milliseconds from one question for ended sessions to the next; the api's own unless a test waits for one that ends. */
  askEvery?: number;
  /** The account service answers nothing at first. */
  awayAtFirst?: boolean;
  /** In the place of the volume files lie on. */
  volume?: Volume;
  /** The monotonic clock, in milliseconds, by which bodies arrive too slowly. */
  now?: () => number;
  /** In the place of the api's own calls. */
  calls?: readonly Route[];
}

/** Of every database before a test has written to it: 7,000 rows, read once in a process. */
let referenceOfAll: Promise<Reference> | undefined;

/** Milliseconds; the machine may be busy with other things. */
const minute = 60_000;

/** Starts the API. `prepare` may fill the database before the API opens it. */
export async function startApi(
  prepare?: (db: Database, reference: Reference) => Promise<void>,
  {
    askEvery,
    awayAtFirst = false,
    ANSWER_CACHE_MB = 0,
    LOG_LEVEL = 'warn',
    volume,
    now,
    calls,
    ...bounds
  }: ApiWishes = {},
): Promise<TestApi> {
  const database = await createTestDatabase();
  const pool = createPool(database.url, { max: 3, connectionTimeoutMillis: minute });
  const db = createDatabase(pool);
  referenceOfAll ??= loadReference(db);
  const reference = await referenceOfAll;
  await prepare?.(db, reference);
  const accounts = await startAccountService();
  accounts.fail(awayAtFirst);
  const files = { ...ownFolder(), ...(bounds.DATA_DIR ? { DATA_DIR: bounds.DATA_DIR } : {}) };
  const settings = {
    LOG_LEVEL,
    ACCOUNTS_URL: accounts.url,
    ACCOUNTS_ORIGIN: accounts.url,
    INTERNAL_TOKEN: internalToken,
    // Tests write rows past the api and read them at once; what is cached would be milliseconds behind.
    ANSWER_CACHE_MB,
    ...sellerSettings,
    ...supportSettings,
    ...files,
    ...bounds,
  } as const;
  const app = await createApp(settings, database.url, {
    ...(askEvery ? { askEvery } : {}),
    timeouts: { acquire: minute, statement: minute, handler: minute },
    ...(volume ? { volume } : {}),
    ...(now ? { now } : {}),
    ...(calls ? { calls } : {}),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `${address}/api/v1`;
  return {
    url: baseUrl,
    databaseUrl: database.url,
    files,
    db,
    pool,
    reference,
    call: checked(createClient({ baseUrl })),
    callIn: (language) => checked(createClient({ baseUrl, language })),
    client: (token) =>
      createClient({ baseUrl, headers: token === undefined ? {} : { [sessionHeader]: token } }),
    asService: createClient({ baseUrl: address, headers: { [internalTokenHeader]: internalToken } }),
    accounts,
    async signIn({ firstName = 'Ada', lastName = 'Example', id = randomUUID() } = {}) {
      const sessionID = randomUUID();
      const claims = { sub: id, sid: sessionID, given_name: firstName, family_name: lastName };
      const token = await accounts.sign({ claims });
      const headers = { [sessionHeader]: token };
      return { id, sessionID, token, call: checked(createClient({ baseUrl, headers })) };
    },
    async close() {
      const closed = app.close();
      // One that a client opened and never used is none that is idle: it would be waited for as long as a connection may take.
      app.server.closeAllConnections();
      await closed;
      await accounts.close();
      await db.destroy();
      await database.drop();
      await rm(files.DATA_DIR, { recursive: true, force: true });
    },
  };
}
