import { sessionHeader } from '@kontor/contract';
import { createDatabase, createPool, type Database } from '@kontor/database';
import { createTestDatabase } from '@kontor/database/testing';
import type { RunnableJob } from '@kontor/jobs';
import { doNext } from '@kontor/jobs/testing';
import { buildAccounts } from '@kontor/launch/accounts-build';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type AccountsOptions, openAccounts } from './app.ts';
import type { Context, Visit } from './context.ts';
import type { JobContext } from './job/job-context.ts';
import { readMail } from './mail/read-mail.ts';
import { answerPasswordRequests } from './password/jobs.ts';
import type { Settings } from './settings.ts';
import { withCookies } from './sign-in/carry-sessions.ts';

export const portal = 'https://mx.kontor.example';
export const origin = 'https://accounts.kontor.example';

const settings: Settings = {
  LOG_LEVEL: 'silent',
  PORTAL_ORIGIN: portal,
  PORTAL_COUNTRY: 'MX',
  ACCOUNTS_ORIGIN: origin,
  API_URL: 'http://127.0.0.1:9',
  DEMO_DATA: 'full',
  SIGNING_KEY_DAYS: 30,
  // The least memory: what hashing costs is hashing's test to say.
  PASSWORD_COST: 5,
  MAIL_FROM: 'Kontor <no-reply@kontor.example>',
  ACCOUNTS_SECRET: 'a secret for tests, of 32 characters or more',
  INTERNAL_TOKEN: 'a-token-for-the-tests',
};

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json(): unknown;
}

/** A browser with its cookies. */
export interface Browser {
  get(path: string): Promise<Answer>;
  post(path: string, fields: Record<string, string>): Promise<Answer>;
  /** A call of a page of the portal, as the contract describes it. */
  call(
    method: 'GET' | 'POST',
    path: string,
    given?: { token?: string; body?: unknown },
    from?: string,
  ): Promise<Answer>;
  /** As verbs see its requests. */
  visit(): Visit;
  keep(cookies: string[]): void;
}

export interface TestAccounts {
  app: FastifyInstance;
  context: Context;
  url: string;
  databaseUrl: string;
  db: Database;
  /** A browser of its own, at an address where `TRUST_PROXY` has the service believe in it. */
  browser(from?: string): Browser;
  /** The link in the newest mail to an address, as a path with its query. */
  linkTo(email: string, template?: string): Promise<string>;
  mailsTo(email: string): Promise<string[]>;
  /** The last mail of a template, as it is read. */
  mailTo(email: string, template: string): Promise<ReturnType<typeof readMail>>;
  /** Does all of a job that is due, as a worker does; what fails waits for its next try. @returns how many were tried */
  work(job: RunnableJob<JobContext>, send?: JobContext['send']): Promise<number>;
  close(): Promise<void>;
}

/** The account service on a port of its own over a database of its own or of another instance, without its jobs. */
export async function startAccounts(
  changes: Partial<Settings> = {},
  beside?: TestAccounts,
  options: AccountsOptions = {},
): Promise<TestAccounts> {
  await buildAccounts();
  const database = beside ? { url: beside.databaseUrl, drop: async () => {} } : await createTestDatabase();
  const pool = createPool(database.url, { max: 2 });
  const db = createDatabase(pool);
  const { app, context } = await openAccounts({ ...settings, ...changes }, database.url, {
    // The machine may be busy with other things.
    timeout: 60_000,
    timeouts: { acquire: 60_000, statement: 60_000, judge: 60_000 },
    ...options,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const nobody = () => Promise.reject(new Error('No mail is sent here.'));

  async function work(job: RunnableJob<JobContext>, send: JobContext['send'] = nobody): Promise<number> {
    const given = { pool, job, context: { ...context, send, undecryptable: new Set<string>() } };
    let tried = 0;
    while (await doNext(given).catch(() => true)) tried += 1;
    return tried;
  }

  async function mailsOf(email: string) {
    await work(answerPasswordRequests);
    return db
      .selectFrom('accounts.mails')
      .select(['template', 'language', 'data'])
      .where('to_address', '=', email)
      .orderBy('created_at', 'desc')
      .execute();
  }

  return {
    app,
    context,
    url,
    databaseUrl: database.url,
    db,
    browser: (from) => openBrowser(url, from),
    async linkTo(email, template) {
      const mails = await mailsOf(email);
      const mail = mails.find((each) => template === undefined || each.template === template);
      const link = mail && readMail(mail).button?.link;
      if (!link) throw new Error(`No mail with a link to ${email}.`);
      return link.replace(context.settings.ACCOUNTS_ORIGIN, '');
    },
    work,
    async mailTo(email, template) {
      const mail = (await mailsOf(email)).find((each) => each.template === template);
      if (!mail) throw new Error(`No mail ${template} to ${email}.`);
      return readMail(mail);
    },
    mailsTo: async (email) => (await mailsOf(email)).map(({ template }) => template),
    async close() {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}

/** The account service shared by all tests of a file and closed after them: `const accounts = await sharedAccounts()` at its top. */
export async function sharedAccounts(...wishes: Parameters<typeof startAccounts>): Promise<TestAccounts> {
  const accounts = await startAccounts(...wishes);
  afterAll(() => accounts.close());
  return accounts;
}

function openBrowser(url: string, from?: string): Browser {
  const origins: Record<string, string> = from === undefined ? {} : { 'x-forwarded-for': from };
  let jar = new Headers({ 'user-agent': 'Test browser' });

  async function send(
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<Answer> {
    const cookie = jar.get('cookie');
    const headers = {
      'user-agent': 'Test browser',
      ...origins,
      ...(cookie ? { cookie } : {}),
      ...init.headers,
    };
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    jar = withCookies(jar, response.headers.getSetCookie());
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  }

  return {
    get: (path) => send(path, { headers: { accept: 'text/html' } }),
    post: (path, fields) =>
      send(path, {
        method: 'POST',
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
      }),
    call: (method, path, { token, body } = {}, from = portal) =>
      send(path, {
        method,
        headers: {
          origin: from,
          ...(token === undefined ? {} : { [sessionHeader]: token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    visit: () => ({ headers: new Headers(jar), address: '203.0.113.9', language: 'en' }),
    keep(cookies) {
      jar = withCookies(jar, cookies);
    },
  };
}

export const password = 'seven lonely turbines hum';
let count = 0;

/** What a person types into the form of registration. */
export function aRegistration(given: Record<string, string> = {}): Record<string, string> {
  count += 1;
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${count}-${process.pid}@mail.example`,
    password,
    country: 'MX',
    acceptTerms: 'yes',
    ...given,
  };
}

/** Registers and confirms. */
export async function aUser(
  accounts: TestAccounts,
  given: Record<string, string> = {},
): Promise<{ email: string; id: string }> {
  const fields = aRegistration(given);
  const { email = '' } = fields;
  const browser = accounts.browser();
  const answer = await browser.post('/register', fields);
  if (answer.status >= 400) throw new Error(`Nobody was registered: ${answer.status}.`);
  await browser.post(await accounts.linkTo(email, 'confirm-email'), {});
  const { id } = await accounts.db
    .selectFrom('accounts.users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed', '=', true)
    .executeTakeFirstOrThrow();
  return { email, id };
}

/** The code that came back in the portal's address. */
export function codeIn(answer: Answer): string {
  const location = new URL(answer.headers.get('location') ?? '', origin);
  if (location.pathname !== '/session-redirect') throw new Error(`No code: ${answer.status} ${location}`);
  return location.searchParams.get('token') ?? '';
}

export interface Tokens {
  token: string;
  tokenExpire: number;
  refreshToken: string;
  refreshTokenExpire: number;
}

export function tokensIn(answer: Answer): Tokens {
  const { data } = answer.json() as { data?: Tokens };
  if (!data?.token) throw new Error(`No tokens: ${answer.text}`);
  return data;
}

export function nameIn(answer: Answer): string | undefined {
  return (answer.json() as { name?: string }).name;
}

/** Somebody who has just registered, confirmed and logged in. */
export async function aSignedInUser(accounts: TestAccounts, given: Record<string, string> = {}) {
  const user = await aUser(accounts, given);
  return { ...user, ...(await aSession(accounts, user.email)) };
}

/** A browser that has logged in, with the product's session. */
export async function aSession(accounts: TestAccounts, email: string, browser: Browser = accounts.browser()) {
  const code = codeIn(await browser.post('/login', { email, password }));
  const tokens = tokensIn(await browser.call('POST', '/get-session', { body: { token: code } }));
  return { browser, tokens };
}
