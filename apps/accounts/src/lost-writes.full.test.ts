import { killConnections, type LostAt, loseConnectionsWriting } from '@kontor/database/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, aRegistration, aSignedInUser, aUser, password, sharedAccounts } from './testing.ts';

let heal: (() => Promise<void>) | undefined;

const accounts = await sharedAccounts();
afterEach(async () => {
  await heal?.();
  heal = undefined;
});

async function lose(table: string, at: LostAt): Promise<void> {
  heal = await loseConnectionsWriting(accounts.db, table, at);
}

function expectUnavailable({ status, headers, text }: Answer): void {
  expect(status, text).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Whether an account's login, session or change is what it was before. */
interface Try {
  /** The tables that are written. */
  tables: string[];
  /** Prepares an account and returns what is done while the database is lost, and again when it is back. */
  prepare(): Promise<{ write: () => Promise<Answer>; done: number }>;
}

const tries: Record<string, Try> = {
  'signing up': {
    tables: ['accounts.users', 'accounts.credentials', 'accounts.mails'],
    async prepare() {
      const fields = aRegistration();
      return { write: () => accounts.browser().post('/register', fields), done: 303 };
    },
  },
  'confirming an address': {
    tables: ['accounts.links', 'accounts.users', 'accounts.person_events'],
    async prepare() {
      const fields = aRegistration();
      await accounts.browser().post('/register', fields);
      const link = await accounts.linkTo(fields.email ?? '', 'confirm-email');
      return { write: () => accounts.browser().post(link, {}), done: 303 };
    },
  },
  'logging in': {
    tables: ['accounts.logins'],
    async prepare() {
      const { email } = await aUser(accounts);
      return { write: () => accounts.browser().post('/login', { email, password }), done: 303 };
    },
  },
  'logging in, when a code is handed out': {
    tables: ['accounts.session_codes'],
    async prepare() {
      const { email } = await aUser(accounts);
      return { write: () => accounts.browser().post('/login', { email, password }), done: 303 };
    },
  },
  'signing out': {
    tables: ['accounts.logins'],
    async prepare() {
      const { browser } = await aSignedInUser(accounts);
      return { write: () => browser.post('/sign-out', {}), done: 303 };
    },
  },
  'taking a session': {
    tables: ['accounts.session_families', 'accounts.refresh_tokens'],
    async prepare() {
      const { email } = await aUser(accounts);
      const browser = accounts.browser();
      const answer = await browser.post('/login', { email, password });
      const code = new URL(answer.headers.get('location') ?? '').searchParams.get('token');
      return { write: () => browser.call('POST', '/get-session', { body: { token: code } }), done: 200 };
    },
  },
  'refreshing a session': {
    tables: ['accounts.refresh_tokens'],
    async prepare() {
      const { browser, tokens } = await aSignedInUser(accounts);
      return {
        write: () => browser.call('POST', '/refresh-token', { token: tokens.refreshToken }),
        done: 200,
      };
    },
  },
  'ending a session': {
    tables: ['accounts.session_families'],
    async prepare() {
      const { browser, tokens } = await aSignedInUser(accounts);
      return { write: () => browser.call('POST', '/logout', { token: tokens.token }), done: 200 };
    },
  },
  'asking for a new password': {
    tables: ['accounts.password_requests'],
    async prepare() {
      const { email } = await aUser(accounts);
      return { write: () => accounts.browser().post('/forgotten-password', { email }), done: 303 };
    },
  },
  'setting up a second factor': {
    tables: ['accounts.two_factors'],
    async prepare() {
      const { browser } = await aSignedInUser(accounts);
      return { write: () => browser.post('/security/second-factor', { step: 'begin', password }), done: 200 };
    },
  },
};

const cases = Object.entries(tries).flatMap(([what, { tables, prepare }]) =>
  tables.map((table) => [what, table, prepare] as const),
);

describe.each(['statement', 'commit'] as const)('a database that is lost in the %s', (at) => {
  test.each(cases)(
    'while %s writes %s is 503 with Retry-After, and nothing is half done',
    async (_, table, prepare) => {
      const { write, done } = await prepare();
      await lose(table, at);
      expectUnavailable(await write());
      expectUnavailable(await write());
      await heal?.();
      heal = undefined;
      let again = await write();
      // The pool may still hold connections that were lost, each found out by who gets it.
      for (let held = 0; again.status === 503 && held < 10; held += 1) again = await write();
      expect(again.status, again.text.slice(0, 2_000)).toBe(done);
    },
  );
});

test('a page that reads while connections are killed is whole or 503, never a login that was lost', async () => {
  const { browser } = await aSignedInUser(accounts);
  const statuses: number[] = [];
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  const enough = () => count(503) >= 10 && count(200) >= 20;
  const reader = async () => {
    while (!enough()) statuses.push((await browser.get('/security/devices')).status);
  };
  const killed = killConnections(accounts.db, { done: () => count(200), between: 2, enough });
  await Promise.all([...Array.from({ length: 8 }, reader), killed]);
  // A redirect would lead somebody who is logged in to the login.
  expect([...new Set(statuses)].toSorted()).toEqual([200, 503]);
});
