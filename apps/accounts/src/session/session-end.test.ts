import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { carrySessions } from '../sign-in/carry-sessions.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import {
  aSession,
  aSignedInUser,
  type Browser,
  nameIn,
  password,
  sharedAccounts,
  tokensIn,
} from '../testing.ts';
import { deleteLogin } from './logins.ts';

const accounts = await sharedAccounts();

const day = 86_400;

/** Lets all of a user's sessions have begun so many seconds ago. */
async function moveBeginning(userID: string, seconds: number): Promise<void> {
  const began_at = sql<Date>`now() - make_interval(secs => ${seconds})`;
  await accounts.db.updateTable('accounts.logins').set({ began_at }).where('user_id', '=', userID).execute();
  await accounts.db
    .updateTable('accounts.session_families')
    .set({ began_at })
    .where('user_id', '=', userID)
    .execute();
}

async function isLoggedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/security')).status === 200;
}

function secondsFromNow(time: number): number {
  return time - Date.now() / 1_000;
}

test('90 days after it began a session ends, though it was used all the time', async () => {
  const { email, id, browser, tokens } = await aSignedInUser(accounts);
  await moveBeginning(id, 89 * day);
  expect(await isLoggedIn(browser)).toBe(true);
  const renewed = tokensIn(await browser.call('POST', '/refresh-token', { token: tokens.refreshToken }));
  expect(secondsFromNow(renewed.refreshTokenExpire)).toBeLessThanOrEqual(day + 1);
  expect(secondsFromNow(renewed.refreshTokenExpire)).toBeGreaterThan(day - 600);

  await moveBeginning(id, 90 * day + 1);
  const refused = await browser.call('POST', '/refresh-token', { token: renewed.refreshToken });
  expect([refused.status, nameIn(refused)]).toEqual([401, 'TokenExpiredError']);
  expect(await isLoggedIn(browser)).toBe(false);
  // Logging in again is all that is needed.
  const again = await aSession(accounts, email, browser);
  expect(secondsFromNow(again.tokens.refreshTokenExpire)).toBeGreaterThan(29 * day);
});

test('nothing lengthens a login or a token beyond the end', async () => {
  const { email, id, browser, tokens } = await aSignedInUser(accounts);
  await moveBeginning(id, 90 * day - 300);
  // Long unused, so that using it renews it, at the account service and by the product.
  await accounts.db
    .updateTable('accounts.logins')
    .set({ updated_at: new Date(Date.now() - 20 * day * 1_000) })
    .where('user_id', '=', id)
    .execute();
  expect(await isLoggedIn(browser)).toBe(true);
  const renewed = tokensIn(await browser.call('POST', '/refresh-token', { token: tokens.refreshToken }));
  expect(secondsFromNow(renewed.tokenExpire)).toBeLessThanOrEqual(300);
  const { expires_at } = await accounts.db
    .selectFrom('accounts.logins')
    .select('expires_at')
    .where('user_id', '=', id)
    .orderBy('began_at')
    .executeTakeFirstOrThrow();
  expect(secondsFromNow(expires_at.getTime() / 1_000)).toBeLessThanOrEqual(300);
  // Logging in again is another login, with an end of its own.
  const other = await aSession(accounts, email, browser);
  expect(secondsFromNow(other.tokens.tokenExpire)).toBeLessThanOrEqual(900);
});

test('a session the product makes of an old login ends with that login', async () => {
  const { id, browser } = await aSignedInUser(accounts);
  await moveBeginning(id, 90 * day - 120);
  const back = await browser.get('/login');
  const token = new URL(back.headers.get('location') ?? '').searchParams.get('token') ?? '';
  const tokens = tokensIn(await browser.call('POST', '/get-session', { body: { token } }));
  expect(secondsFromNow(tokens.tokenExpire)).toBeLessThanOrEqual(120);
  expect(secondsFromNow(tokens.refreshTokenExpire)).toBeLessThanOrEqual(120);
});

test('another login in place of the old one goes on where that began', async () => {
  const { email, id, browser, tokens } = await aSignedInUser(accounts);
  await moveBeginning(id, 80 * day);
  const { context } = accounts;
  const { loginID } = await signedIn(context, browser.visit());
  const cookies = await carrySessions(context, browser.visit(), loginID, async (trx) => {
    const { headers } = await context.auth.api.signInEmail({
      body: { email, password },
      returnHeaders: true,
    });
    await deleteLogin(trx, loginID);
    return headers.getSetCookie();
  });
  browser.keep(cookies);
  expect(await isLoggedIn(browser)).toBe(true);
  const logins = await accounts.db
    .selectFrom('accounts.logins')
    .select(sql<number>`extract(epoch FROM expires_at - now())::float`.as('left'))
    .where('user_id', '=', id)
    .execute();
  expect(logins).toHaveLength(1);
  expect(logins[0]?.left).toBeLessThanOrEqual(10 * day);
  const renewed = tokensIn(await browser.call('POST', '/refresh-token', { token: tokens.refreshToken }));
  expect(secondsFromNow(renewed.refreshTokenExpire)).toBeLessThanOrEqual(10 * day + 1);
});
