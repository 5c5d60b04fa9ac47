import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { linkInOutbox, newAccount, send } from './account.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();
const portal = inject('portal');
const accounts = inject('accounts');

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName);

test('a wrong password is said beside the field, nothing typed is lost, and the right one leads back', async () => {
  const { email, password } = await newAccount();
  const { page } = await visit();
  await page.goto('/industries');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByText('You will go back to the industries on Kontor Mexico.').waitFor();
  const document = await page.evaluateHandle(() => window.document);
  await send(page, { email, password: 'not the right one' }, 'Log in');
  const field = page.getByLabel('Password', { exact: true });
  await page.getByText('E-mail address and password do not match. Check both and try again.').waitFor();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => focusedName(page)).toBe('password');
  await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe(email);
  expect(
    await document.evaluate((before) => before === window.document),
    'the page was not loaded anew',
  ).toBe(true);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  await send(page, { password }, 'Log in');
  await page.waitForURL(`${portal}/industries`);
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor();
});

test('what is missing is said before a form is sent', async () => {
  const { page, expectCalm } = await visit({ baseURL: accounts });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => page.getByText('Please fill this in.').count()).toBe(2);
  await expect.poll(() => focusedName(page)).toBe('email');
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const said = page.getByText('This e-mail address is incomplete or cannot be used (e.g. name@company.com).');
  await said.waitFor();
  await page.getByLabel('E-mail address').fill('somebody@mail.example');
  await said.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('Please fill this in.').count()).toBe(1);
  await expectCalm();
});

test('while a form is on its way its button says so; when nobody answers, what was typed stays', async () => {
  const { page } = await visit({ baseURL: accounts });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const held = Promise.withResolvers<void>();
  await page.route('**/login.data*', async (route) => {
    await held.promise;
    await route.abort('connectionrefused');
  });
  await send(page, { email: 'a@mail.example', password: 'does not matter' }, 'Log in');
  const button = page.getByRole('button', { name: 'Logging in …' });
  await button.waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
  held.resolve();
  await page.getByRole('alert').getByText('Kontor cannot be reached right now.').waitFor();
  await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe('a@mail.example');
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('does not matter');
  await page.unroute('**/login.data*');
  for (const [status, said] of [
    [429, 'Too many attempts. Please wait a few minutes.'],
    [503, 'Kontor cannot be reached right now.'],
    [500, 'Something went wrong on our side.'],
  ] as const) {
    const body = JSON.stringify({ success: false, name: 'x', message: 'x', requestId: 'x' });
    await page.route('**/login.data*', (route) =>
      route.fulfill({ status, contentType: 'application/json', body }),
    );
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('alert').getByText(said).waitFor();
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).inputValue())
      .toBe('does not matter');
    await page.unroute('**/login.data*');
  }
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('E-mail address and password do not match.').waitFor();
});

test('a forgotten password is replaced by way of the mail, and the old one does not work any more', async () => {
  const { email, password } = await newAccount();
  const { page, expectCalm } = await visit();
  await page.goto(`${accounts}/login?continue=${encodeURIComponent(`${portal}/data-sources`)}`);
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await expect
    .poll(() => page.locator('main:focus').count(), { message: 'reading goes on at the page' })
    .toBe(1);
  await send(page, { email }, 'Send the link');
  await page.getByRole('heading', { name: 'Check your e‑mail' }).waitFor();
  await page.goto(await linkInOutbox(email, 'Choose a new password'));
  const next = 'nine old lathes in a row';
  await page.getByText(`For the account of ${email}.`).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('New password', { exact: true }).fill('password1234');
  await page.getByText('Easy to guess: it is one of the first an attacker tries.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByText('Very good.').waitFor();
  await expectCalm();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your new password is saved. You can log in with it now.').waitFor();
  await send(page, { email, password }, 'Log in');
  await page.getByText('E-mail address and password do not match.').waitFor();
  await send(page, { password: next }, 'Log in');
  await page.waitForURL(`${portal}/data-sources`);
});

test('logging out at the account service is said, and the next login starts anew', async () => {
  const { email, password } = await newAccount();
  const { page, expectCalm } = await visit();
  await page.goto(`${accounts}/login`);
  await send(page, { email, password }, 'Log in');
  await page.waitForURL(`${portal}/`);
  await page.goto(`${accounts}/sign-out`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You are logged out.').waitFor();
  await expectCalm();
  await page.goto(`${accounts}/login`);
  await page.getByRole('heading', { name: 'Log in to Kontor' }).waitFor();
});
