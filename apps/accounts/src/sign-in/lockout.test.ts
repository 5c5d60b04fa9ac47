import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Visit } from '../context.ts';
import { aUser, type Browser, password, sharedAccounts } from '../testing.ts';
import { beginSignInAttempt } from './sign-in-attempt.ts';

const accounts = await sharedAccounts({ TRUST_PROXY: 'loopback' });
afterEach(async () => {
  await accounts.db.deleteFrom('accounts.attempts').execute();
});

const home = '198.51.100.7';
const wrong = 'wrong but long';
const deviceCookie = '__Host-kontor.device';

async function logIn(browser: Browser, email: string, given = password): Promise<number> {
  return (await browser.post('/login', { email, password: given })).status;
}

/** Logs in, and out again: who is logged in is led on whatever they type. */
async function comeAndGo(browser: Browser, email: string, given = password): Promise<number> {
  const status = await logIn(browser, email, given);
  if (status === 303) await browser.post('/sign-out', {});
  return status;
}

async function guess(from: string, emails: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const email of emails) statuses.push(await logIn(accounts.browser(from), email, wrong));
  return statuses;
}

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

/** What the service counts of failed guesses, without the pages around them. */
async function fail(from: string, emails: string[]): Promise<void> {
  const visit: Visit = { headers: new Headers(), address: from, language: 'en' };
  for (const email of emails) await beginSignInAttempt(accounts.context, visit, email);
}

/** So many failures from ever other networks that somebody who is not known has to wait wherever they come from. */
async function lockForStrangers(email: string): Promise<void> {
  for (let network = 0; network < 9; network += 1) await fail(`203.0.113.${network}`, times(10, email));
  await fail('203.0.113.9', times(9, email));
  expect(await guess('203.0.113.9', [email])).toEqual([401]);
  expect(await guess('203.0.113.101', [email])).toEqual([429]);
}

/** What is counted becomes older by so many seconds, as if they had passed. */
async function passTime(seconds: number): Promise<void> {
  await sql`UPDATE accounts.attempts SET last_at = last_at - make_interval(secs => ${seconds}::int),
    locked_until = locked_until - make_interval(secs => ${seconds}::int)`.execute(accounts.db);
}

function strangers(count: number): string[] {
  return Array.from({ length: count }, () => `${crypto.randomUUID()}@mail.example`);
}

/** Guesses from a network, each at an account of its own. */
function guessAround(network: string, count: number): Promise<number[]> {
  return guess(network, strangers(count));
}

/** The value of the cookie by which a browser is known. */
function deviceOf(browser: Browser): string {
  const cookies = browser.visit().headers.get('cookie')?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(deviceCookie))?.slice(deviceCookie.length + 1) ?? '';
}

test('a login of its own does not make room for a network to guess on', async () => {
  const { email: own } = await aUser(accounts);
  const network = '203.0.113.9';
  await fail(network, strangers(60));
  expect(await logIn(accounts.browser(network), own)).toBe(303);
  await fail(network, strangers(39));
  expect(await guessAround(network, 2)).toEqual([401, 429]);
});

test('people who log in rightly do not use up what their network may fail', async () => {
  const { email } = await aUser(accounts);
  await fail(home, strangers(95));
  // Were these counted, the sixth would be refused.
  for (let round = 0; round < 12; round += 1) expect(await logIn(accounts.browser(home), email)).toBe(303);
  expect(await guessAround(home, 6)).toEqual([...times(5, 401), 429]);
});

test.each([
  { pauses: 2, minutes: 360, fallen: 50 },
  { pauses: 12, minutes: 10, fallen: 8 },
])(
  'failures of a network fall with time, though people log in every $minutes minutes',
  async ({ pauses, minutes, fallen }) => {
    const { email } = await aUser(accounts);
    await fail(home, strangers(95));
    for (let pause = 0; pause < pauses; pause += 1) {
      await passTime(minutes * 60);
      expect(await comeAndGo(accounts.browser(home), email)).toBe(303);
    }
    await fail(home, strangers(4 + fallen));
    expect(await guessAround(home, 2)).toEqual([401, 429]);
  },
);

test('failures of an account from one network fall with time, whoever logs in to it elsewhere', async () => {
  const { email } = await aUser(accounts);
  expect(await guess('203.0.113.9', times(9, email))).toEqual(times(9, 401));
  // Five of ten a day.
  await passTime(12 * 3_600);
  expect(await comeAndGo(accounts.browser(home), email)).toBe(303);
  expect(await guess('203.0.113.9', times(7, email))).toEqual([...times(6, 401), 429]);
});

test('whoever tries again after each wait waits twice as long, up to an hour; a day without attempts ends it', async () => {
  const waits: number[] = [];
  await fail(home, strangers(99));
  expect(await guessAround(home, 1)).toEqual([401]);
  for (let round = 0; round < 8; round += 1) {
    const refused = await accounts
      .browser(home)
      .post('/login', { email: 'somebody@mail.example', password: wrong });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    waits.push(Math.round(wait / 60));
    // What is locked stays locked until its time, and then one attempt is free.
    await passTime(wait - 30);
    expect(await guessAround(home, 1)).toEqual([429]);
    await passTime(31);
    expect(await guessAround(home, 1)).toEqual([401]);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  await passTime(25 * 3_600);
  expect(await guessAround(home, 2)).toEqual([401, 401]);
});

test('after some time as many attempts at once get through as one after the other', async () => {
  const email = 'somebody@mail.example';
  expect(await guess(home, times(9, email))).toEqual(times(9, 401));
  await passTime(12 * 3_600);
  const statuses = await Promise.all(times(12, email).map((each) => guess(home, [each])));
  expect(statuses.flat().sort()).toEqual([...times(6, 401), ...times(6, 429)]);
});

test('requests for new passwords are no failures of their network, and bounded by themselves', async () => {
  for (let nth = 0; nth < 101; nth += 1) {
    const { status } = await accounts
      .browser(home)
      .post('/forgotten-password', { email: `nobody${nth}@mail.example` });
    expect(status, String(nth)).toBe(nth < 100 ? 303 : 429);
  }
  const { email } = await aUser(accounts);
  expect(await guessAround(home, 1)).toEqual([401]);
  expect(await comeAndGo(accounts.browser(home), email)).toBe(303);
});

test('whoever guesses at an account from elsewhere does not make its owner wait', async () => {
  const { email } = await aUser(accounts);
  expect(await guess('203.0.113.9', times(11, email))).toEqual([...times(10, 401), 429]);
  expect(await logIn(accounts.browser(home), email)).toBe(303);
  expect(await logIn(accounts.browser('203.0.113.9'), email)).toBe(429);
});

test('a browser that has logged in before is let in whatever strangers do, near and far, and counted by itself', async () => {
  const { email } = await aUser(accounts);
  const [phone, laptop] = [accounts.browser(home), accounts.browser(home)];
  expect([await comeAndGo(phone, email), await comeAndGo(laptop, email)]).toEqual([303, 303]);
  await lockForStrangers(email);
  // Also those beside it on its network.
  await fail(home, strangers(100));
  expect(await guessAround(home, 1)).toEqual([429]);
  expect(await comeAndGo(accounts.browser(home), email)).toBe(429);
  expect(await comeAndGo(phone, email)).toBe(303);

  const failures = [];
  for (let round = 0; round < 11; round += 1) failures.push(await comeAndGo(phone, email, wrong));
  expect(failures).toEqual([...times(10, 401), 429]);
  expect(await comeAndGo(phone, email)).toBe(429);
  expect(await comeAndGo(laptop, email)).toBe(303);
});

test('what a browser is known by is good for its own account alone, and cannot be made up', async () => {
  const { email, id } = await aUser(accounts);
  const stranger = await aUser(accounts);
  const browser = accounts.browser('203.0.113.200');
  expect(await comeAndGo(browser, stranger.email)).toBe(303);
  const own = deviceOf(browser);
  const [ownID = '', deviceID = '', signature = ''] = own.split('.');
  expect(ownID).toBe(stranger.id);
  await lockForStrangers(email);
  for (const value of [
    own,
    `${id}.${deviceID}.${signature}`,
    `${id}.${deviceID}.`,
    `${id}..${signature}`,
    `${own}~${id}.${deviceID}.${signature}`,
    `${id}.${deviceID}.${signature}~${own}`,
    'no-uuid.x.y',
  ]) {
    const forger = accounts.browser('203.0.113.201');
    forger.keep([`${deviceCookie}=${value}`]);
    expect(await comeAndGo(forger, email), value).toBe(429);
  }
});

test('a browser is known to each account it has logged in to', async () => {
  const [one, other] = [await aUser(accounts), await aUser(accounts)];
  const browser = accounts.browser(home);
  for (const { email } of [one, other]) {
    expect(await comeAndGo(browser, email)).toBe(303);
  }
  for (const { email } of [one, other]) {
    await lockForStrangers(email);
    expect(await comeAndGo(browser, email)).toBe(303);
    await accounts.db.deleteFrom('accounts.attempts').execute();
  }
});

test('another password ends what browsers are known by, but for the one it is chosen in', async () => {
  const { email } = await aUser(accounts);
  const [known, chosenIn] = [accounts.browser(home), accounts.browser('192.0.2.1')];
  expect(await comeAndGo(known, email)).toBe(303);
  await chosenIn.post('/forgotten-password', { email });
  const own = 'chosen by the owner of it';
  const link = await accounts.linkTo(email, 'new-password');
  expect((await chosenIn.post(link, { password: own })).status).toBe(303);
  await lockForStrangers(email);
  expect(await comeAndGo(known, email, own)).toBe(429);
  expect(await comeAndGo(chosenIn, email, own)).toBe(303);
});

test('who is logged in and does not know the password waits alone', async () => {
  const { email } = await aUser(accounts);
  const [thief, owner] = [accounts.browser(home), accounts.browser(home)];
  expect([await logIn(thief, email), await logIn(owner, email)]).toEqual([303, 303]);
  const change = async (browser: Browser, given: string) =>
    (await browser.post('/security/email', { password: given, newEmail: 'new@mail.example' })).status;
  const guesses = [];
  for (let round = 0; round < 11; round += 1) guesses.push(await change(thief, wrong));
  expect(guesses.at(-1)).toBe(429);
  expect(guesses.slice(0, 10)).not.toContain(429);
  expect(await change(thief, password)).toBe(429);
  expect(await change(owner, password)).toBe(303);
  expect(await logIn(accounts.browser(home), email)).toBe(303);
});

test('strangers who ask for new passwords do not keep a known person from one', async () => {
  const { email } = await aUser(accounts);
  const known = accounts.browser(home);
  expect(await comeAndGo(known, email)).toBe(303);
  const ask = async (browser: Browser) => (await browser.post('/forgotten-password', { email })).status;
  const strangers = [];
  for (let nth = 0; nth < 12; nth += 1) strangers.push(await ask(accounts.browser(`203.0.113.${nth}`)));
  expect(strangers).toEqual(times(12, 303));
  const before = await accounts.mailsTo(email);
  expect(before.filter((template) => template === 'new-password')).toHaveLength(10);
  expect(await ask(known)).toBe(303);
  expect(await accounts.mailsTo(email)).toEqual(['new-password', ...before]);
});

test('the cookie a browser is known by is for this host and its server alone, and lasts', async () => {
  const { email } = await aUser(accounts);
  const answer = await accounts.browser().post('/login', { email, password });
  const [cookie = ''] = answer.headers.getSetCookie().filter((each) => each.startsWith(deviceCookie));
  expect(cookie.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=31536000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
});
