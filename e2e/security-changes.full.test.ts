import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import { linkInOutbox, newAccount } from './account.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { logIn, newPassword, noticeWithFocus, open, password, phone, send } from './security-person.ts';

/* What these journeys change is proved over HTTP by `apps/accounts/src/security-pages.test.ts`; here it is walked. */

const { visit } = useBrowser();
const portal = inject('portal');
const accounts = inject('accounts');

/** Signs in to the portal, and answers whether the session there still counts. */
async function logInToPortal(page: Page, email: string): Promise<() => Promise<number>> {
  await page.goto(`${accounts}/login?continue=${encodeURIComponent(`${portal}/industries`)}`);
  await send(page, { email, password });
  await page.waitForURL(`${portal}/industries`);
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  const token: string = await page.evaluate(() => JSON.parse(localStorage.token).token);
  return async () =>
    (await fetch(`${portal}/api/v1/user/profile`, { headers: { 'wbn-auth': token } })).status;
}

test('a changed password: wrong at its field, done said aloud, other browsers out', async () => {
  const person = await newAccount();
  const [here, there] = [await visit(), await visit()];
  const { page } = here;
  await open(page, person, '/security/password');
  const isIn = await logInToPortal(there.page, person.email);
  await expect.poll(() => isIn()).toBe(200);

  await send(page, { password: 'not my password', newPassword });
  const field = page.locator('[name="password"]');
  await page.getByText('This is not your password.').waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await send(page, { password, newPassword });
  await page.waitForURL(/\/security\?/);
  await expect
    .poll(() => noticeWithFocus(page))
    .toBe('Your password has been changed. Your other devices have been logged out.');
  expect(page.url(), 'a reload does not say it again').not.toContain('done');
  await vi.waitFor(async () => await expect.poll(() => isIn()).toBe(401), { timeout: 60_000, interval: 500 });

  const other = await visit();
  await open(other.page, person, '/security', newPassword);
});

test('the device of another browser is logged out, and the portal in it', async () => {
  const person = await newAccount();
  const [here, there] = [await visit(), await visit({ userAgent: phone })];
  const isIn = await logInToPortal(there.page, person.email);
  const { page, expectCalm } = here;
  await open(page, person, '/security/devices');
  await page.getByText('Safari on iOS').waitFor();
  await expect.poll(() => page.getByText('This device').count()).toBe(1);
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.getByRole('button', { name: 'Log out: Safari on iOS' }).click();
  await expect.poll(() => noticeWithFocus(page)).toBe('The device is logged out.');
  await page.getByText('You are not logged in anywhere else.').waitFor();
  expect(loads, 'the page stayed').toBe(0);
  await expectCalm();

  await vi.waitFor(async () => await expect.poll(() => isIn()).toBe(401), { timeout: 60_000, interval: 500 });
  await there.page.reload();
  await there.page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
});

test('a change of address waits, is shown, and is called off', async () => {
  const person = await newAccount();
  const { page } = await visit();
  const newEmail = `new-${person.email}`;
  await open(page, person, '/security/email');
  await send(page, { newEmail, password: 'not my password' });
  await page.getByText('This is not your password.').waitFor();
  await expect.poll(() => page.locator('[name="newEmail"]').inputValue()).toBe(newEmail);
  await send(page, { newEmail, password });
  await expect.poll(() => noticeWithFocus(page)).toContain('We have sent an e‑mail to both addresses.');
  await page.getByText(newEmail).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await page.getByText('Your address has not changed.').waitFor();
  await page.getByText(newEmail).waitFor({ state: 'detached' });
});

test('the data are downloaded as JSON', async () => {
  const person = await newAccount();
  const { page } = await visit({ acceptDownloads: true });
  await logIn(page, person);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kontor-data-\d{4}-\d\d-\d\d\.json$/);
  const archive = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(archive).toMatchObject({ account: { email: person.email }, product: { businesses: [] } });
  expect(page.url()).toMatch(/\/security\?/);
});

test('an account is deleted, which is undone by logging in, and again by the mail', async () => {
  const person = await newAccount();
  const { page } = await visit();
  for (const way of ['login', 'mail']) {
    await open(page, person, '/security/delete-account');
    await send(page, { password });
    await page.getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
    await page.goto(`${accounts}/security`);
    await page.waitForURL(/\/login\?/);
    if (way === 'login') {
      await send(page, { email: person.email, password });
      await page.waitForURL(/\/undo-deletion\?/);
    } else await page.goto(await linkInOutbox(person.email, 'Keep my account'));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.waitForURL(/\/(security|login)\?/);
    await page.context().clearCookies();
  }
  await logIn(page, person);
  await page.getByRole('heading', { name: 'Account security' }).waitFor();
});

test('without scripts the password is changed and a device logged out', async () => {
  const person = await newAccount();
  const { page } = await visit({ javaScriptEnabled: false });
  const other = await visit({ userAgent: phone });
  await open(page, person, '/security/password');
  await send(page, { password: 'not my password', newPassword });
  await page.getByText('This is not your password.').waitFor();
  await send(page, { password, newPassword });
  await page.getByText('Your password has been changed.').waitFor();

  await open(other.page, person, '/security', newPassword);
  await page.getByRole('link', { name: 'Manage devices' }).click();
  await page.getByRole('button', { name: 'Log out: Safari on iOS' }).click();
  await page.getByText('The device is logged out.').waitFor();
  await page.getByText('You are not logged in anywhere else.').waitFor();
  await other.page.reload();
  await other.page.waitForURL(/\/login\?/);

  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByText('Adding a passkey needs JavaScript.').waitFor();
  await page.locator('.a-add-passkey').waitFor({ state: 'hidden' });
});
