import { expect, inject, test } from 'vitest';
import { linkInOutbox, newAccount } from './account.ts';
import { useBrowser } from './browser.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const accounts = inject('accounts');
const portal = inject('portal');
const password = 'four quiet grey gearboxes';

thoroughTest('without script one registers, confirms and logs in', async () => {
  const { page } = await visit({ javaScriptEnabled: false, baseURL: accounts });
  const email = `plain-${crypto.randomUUID()}@mail.example`;
  await page.goto(`/register?continue=${encodeURIComponent(`${portal}/industries`)}`);
  const register = page.getByRole('button', { name: 'Register' });
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByLabel('I accept the terms of use.').check();
  await register.click();
  await page.getByText('This password is easy to guess. Please choose another.').waitFor();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('MX');
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await register.click();
  await page.getByRole('heading', { name: 'Check your e‑mail' }).waitFor();
  await page.goto(await linkInOutbox(email, 'Confirm e-mail address'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your address is confirmed. You can log in now.').waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.origin === portal && url.pathname === '/session-redirect');
  expect(new URL(page.url()).searchParams.get('continue')).toBe(`${portal}/industries`);
});

test('without script there is no button that needs one', async () => {
  const { email } = await newAccount();
  const { page } = await visit({ javaScriptEnabled: false, baseURL: accounts });
  await page.goto('/login');
  await expect
    .poll(() => page.getByRole('button', { name: 'Log in with a passkey' }).isVisible())
    .toBe(false);
  await expect.poll(() => page.getByRole('button', { name: /Show password/ }).count()).toBe(0);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('E-mail address and password do not match.').waitFor();
  await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe(email);
});
