import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sharedDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readMail } from '../mail/read-mail.ts';
import { aRegistration, password } from '../testing.ts';
import { startAccountsProcess } from '../testing-kills.ts';

const { url, db } = await sharedDatabase();
const told = new Set<string>();
let apiIsUp = false;
const api = createServer((request, response) => {
  if (apiIsUp) told.add((request.url ?? '').split('/').at(-1) ?? '');
  request.resume();
  response.writeHead(apiIsUp ? 204 : 503).end();
});
let more: NodeJS.ProcessEnv;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  more = { API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
});
afterAll(() => void api.close());

async function post(
  origin: string,
  path: string,
  fields: Record<string, string>,
): Promise<number | undefined> {
  try {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return answer.status;
  } catch {
    return undefined;
  }
}

async function linkOf(email: string): Promise<string> {
  const mail = await db
    .selectFrom('accounts.mails')
    .select(['template', 'language', 'data'])
    .where('to_address', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const { pathname, search } = new URL(readMail(mail).button?.link ?? '');
  return pathname + search;
}

/** Accounts made and accounts confirmed so far. */
async function progress(): Promise<number> {
  const users = await db.selectFrom('accounts.users').select('email_confirmed').execute();
  return users.length + users.filter(({ email_confirmed }) => email_confirmed).length;
}

/** What must hold of every account, whenever the process was killed. */
async function halfAccounts(): Promise<string[]> {
  const users = await db
    .selectFrom('accounts.users')
    .select(['id', 'email', 'email_confirmed'])
    .select(({ selectFrom, fn }) => [
      selectFrom('accounts.credentials')
        .whereRef('user_id', '=', 'accounts.users.id')
        .where('password_hash', 'is not', null)
        .select(fn.countAll<number>().as('count'))
        .as('credentials'),
      selectFrom('accounts.mails')
        .whereRef('to_address', '=', 'accounts.users.email')
        .select(fn.countAll<number>().as('count'))
        .as('mails'),
      selectFrom('accounts.links')
        .whereRef('user_id', '=', 'accounts.users.id')
        .select(fn.countAll<number>().as('count'))
        .as('links'),
      selectFrom('accounts.person_events')
        .whereRef('user_id', '=', 'accounts.users.id')
        .select(fn.countAll<number>().as('count'))
        .as('events'),
    ])
    .execute();
  return users
    .filter(({ id, email_confirmed, credentials, mails, links, events }) => {
      if (credentials !== 1 || !mails) return true;
      return email_confirmed ? links !== 0 || (events !== 1 && !told.has(id)) : links !== 1 || events !== 0;
    })
    .map(({ email }) => email);
}

test('kill -9 at any point of signing up leaves no half account, and nobody who was answered is lost', async () => {
  const rounds = 20;
  const answered = new Set<string>();
  const confirmed = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const accounts = await startAccountsProcess(url, more);
    const people = Array.from({ length: 8 }, () => aRegistration());
    const work = people.map(async (person) => {
      const email = person.email ?? '';
      if ((await post(accounts.origin, '/register', person)) !== 303) return;
      answered.add(email);
      if ((await post(accounts.origin, await linkOf(email), {})) === 303) confirmed.add(email);
    });
    // From before the first account to after the last one is confirmed, and anywhere in what goes on beside.
    const before = await progress();
    const goal = before + Math.round((round / (rounds - 1)) * 2 * people.length);
    const reached = vi.waitFor(async () => expect(await progress()).toBeGreaterThanOrEqual(goal), {
      timeout: 60_000,
      interval: 1,
    });
    await Promise.race([reached, Promise.all(work)]);
    await accounts.kill();
    await Promise.all(work);
    expect(await halfAccounts()).toEqual([]);
  }
  const users = await db.selectFrom('accounts.users').select(['email', 'email_confirmed', 'id']).execute();
  const emails = new Set(users.map(({ email }) => email));
  expect([...answered].filter((email) => !emails.has(email))).toEqual([]);
  const stored = new Set(users.filter(({ email_confirmed }) => email_confirmed).map(({ email }) => email));
  expect([...confirmed].filter((email) => !stored.has(email))).toEqual([]);
  // The kills fell before, into and after the work.
  expect(answered.size).toBeGreaterThan(0);
  expect(answered.size).toBeLessThan(rounds * 8);
  expect(confirmed.size).toBeGreaterThan(0);

  // Whoever was cut off simply signs up again, and the api hears of everybody in the end.
  apiIsUp = true;
  const accounts = await startAccountsProcess(url, more);
  try {
    const again = aRegistration();
    expect(await post(accounts.origin, '/register', again)).toBe(303);
    expect(await post(accounts.origin, await linkOf(again.email ?? ''), {})).toBe(303);
    expect(await post(accounts.origin, '/login', { email: again.email ?? '', password })).toBe(303);
    // What the api did not take waits for up to five minutes; here they are over.
    await sql`UPDATE accounts_jobs.job SET start_after = now() WHERE state = 'retry'`.execute(db);
    await vi.waitFor(
      async () =>
        expect(await db.selectFrom('accounts.person_events').select('user_id').execute()).toEqual([]),
      { timeout: 60_000, interval: 200 },
    );
    for (const { id, email } of users) if (stored.has(email)) expect(told).toContain(id);
  } finally {
    await accounts.kill();
  }
});
